/**
 * `npm run bench -- export`: 100,000 visitors with their questionnaires as a workbook and as CSV, by the command,
 * from PostgreSQL; with its peak memory.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startWorld } from './api/world.mjs';
import { newestOf } from '../support/newestOf.mjs';

const ROWS = Number(process.env.BENCH_ROWS ?? 100_000);
/** The limit in MB (1,048,576 bytes). */
const MAX_MEGABYTES = 256;

const core = {
  firstName: 'Anna',
  lastName: 'Sokolova',
  email: 'anna@example.org',
  jobTitle: 'engineer',
  department: 'purchasing',
  company: 'Obtek Mekhanika & Söhne, 深圳市示例机械有限公司',
  country: 'RU',
  mobileCountryCode: '+7',
  mobile: '913 555 01 27',
  city: 'Novosibirsk',
  privacyAgreed: true,
};
const questionnaire = {
  formId: 'questionnaire-en',
  formVersion: newestOf('questionnaire-en'),
  answers: { purposes: ['1001', '1002'], products: ['1008', '1010', '1024'], business: '1025' },
  submittedAt: '2026-03-10T02:00:00.000Z',
};
const consent = { privacy: true, textVersion: '1', at: '2026-03-10T02:00:00.000Z', locale: 'en' };

async function seed(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into visitor_registration (id, edition, number, channel, state, email, locale, form_id, form_version, core, answers, questionnaire, consent, created_at, updated_at)
     select lpad(n::text, 26, '0'), 27, 'V27-' || n, 'en', 'confirmed', 'anna' || n || '@example.org', 'en', 'visitor-en', 2,
            $2::jsonb || jsonb_build_object('company', 'Company ' || n), '{}', $3, $4, now() + n * interval '1 second', now()
     from generate_series(1, $1::integer) n`,
    [ROWS, JSON.stringify(core), JSON.stringify(questionnaire), JSON.stringify(consent)],
  );
  await client.end();
}

/** The peak memory of a process so far, in MB; 0 once it has ended. */
function peakMemory(pid) {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

async function measure(format, world) {
  const file = join(world.folder, `visitors.${format}`);
  const args = ['dist/server/cli.cjs', 'export', 'visitors', '--format', format, '--language', 'en', '--file', file];
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SITE_SANDBOX: '1',
    SITE_SECRET: 'a secret of the bench that is long enough',
    DATABASE_URL: world.postgres.url,
    DATA_DIR: world.folder,
  };
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 2, 2] });
  let megabytes = 0;
  const watch = setInterval(() => (megabytes = Math.max(megabytes, peakMemory(child.pid))), 20);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`The export ended with ${code}.`);
  const seconds = (performance.now() - startedAt) / 1000;
  const exceeded = megabytes > MAX_MEGABYTES ? ['memory'] : [];
  return {
    bench: 'export',
    format,
    rows: ROWS,
    seconds: Math.round(seconds * 10) / 10,
    megabytes: Math.round(megabytes),
    fileMegabytes: Math.round(statSync(file).size / 1_048_576),
    exceeded,
  };
}

export async function run(print) {
  const world = await startWorld(100);
  try {
    await seed(world.postgres.url);
    for (const format of ['xlsx', 'csv']) {
      const figure = await measure(format, world);
      print(figure);
      if (figure.exceeded.length > 0) process.exitCode = 1;
    }
  } finally {
    await world.stop();
  }
}
