/**
 * A field is added to a form by editing one file and publishing it. Both replicas on one PostgreSQL show, enforce,
 * store and export it without a restart, and an earlier answer says "not asked".
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { textField } from '../support/designer';
import { makeRegistrationBody } from '../support/factories';
import { startPostgres, type TestPostgres } from '../support/postgresServer.mjs';
import { createApiClient } from './apiClient';
import { launchBrowser, openPage, Site, visit } from './site';
import { newestOf } from '../support/newestOf.mjs';

const FORM = 'visitor-en';
const NEXT = newestOf(FORM) + 1;

let postgres: TestPostgres;
let one: Site;
let other: Site;
let browser: Browser;
/** The designer's folder with the form files. */
let workspace: string;
let shared: Record<string, string>;

beforeAll(async () => {
  [postgres, browser, workspace] = await Promise.all([
    startPostgres(['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    launchBrowser(),
    mkdtemp(join(tmpdir(), 'desk-')),
  ]);
  shared = { DATABASE_URL: postgres.url, SITE_SECRET: 'one secret of both replicas, long enough', LOG_LEVEL: 'error' };
  // The first one imports the content, the second finds it.
  one = await Site.start(shared);
  other = await Site.start(shared);
  await cp('public/forms', join(workspace, 'public/forms'), { recursive: true });
}, 240_000);
afterAll(async () => {
  await Promise.all([browser.close(), one.remove(), other.remove(), rm(workspace, { recursive: true, force: true })]);
  postgres.stop();
});

/** Runs an operator's command in the designer's folder. */
async function runCommand(...args: string[]): Promise<string> {
  const child = spawn(process.execPath, [resolve('dist/server/cli.cjs'), ...args], {
    cwd: workspace,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: join(workspace, 'data'), ...shared },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** Verifies an address at a replica; returns a function that registers it there. */
async function verifyEmailAt(site: Site, email: string) {
  const request = createApiClient(site);
  const { data: captcha } = await request('/verification/sendImageCode', { purpose: 'registration' });
  const captchaId = captcha['captchaId'] ?? '';
  await request('/captcha/checkVerificationResult', { captchaId, ...(await site.captcha(captchaId)) });
  await request('/web/own/email-code', { email, purpose: 'registration' });
  const code = await site.code(email);
  expect(await request('/web/own/email-code/check', { email, purpose: 'registration', code })).toMatchObject({
    code: 200,
  });
  return (changes: object) => request('/visit/regist/info/en/insert', makeRegistrationBody(email, { ...changes }));
}

test('a field published on one replica is shown, enforced, stored and exported by both, without a restart', async () => {
  const pids = [one.pid, other.pid];
  expect((await (await verifyEmailAt(one, 'before@example.org'))({})).code).toBe(200);
  const registerLate = await verifyEmailAt(other, 'late@example.org');

  // Edits one file, and publishes it.
  await runCommand('forms', 'new', FORM);
  const file = join(workspace, `public/forms/${FORM}/${NEXT}.draft.json`);
  const form = JSON.parse(await readFile(file, 'utf8')) as { schema: { properties: Record<string, object> } };
  form.schema.properties['hallWish'] = textField('Which hall do you come for?', { maxLength: 40 });
  await writeFile(file, JSON.stringify(form, null, 2));
  await runCommand('forms', 'finish', FORM);
  expect(await runCommand('forms', 'publish', FORM)).toContain(`${FORM}/${NEXT} is published`);

  // Both replicas use the new version at once: an older form and an invalid answer are rejected, a valid one is
  // stored.
  const withHallWish = (hallWish: string) => ({ formVersion: NEXT, answers: { hallWish } });
  expect((await registerLate({})).data.reason).toBe('form.versionArchived');
  const rejection = await registerLate(withHallWish('x'.repeat(41)));
  expect(rejection.data.errors?.map(({ pointer }) => pointer)).toEqual(['/body/answers/hallWish']);
  expect((await registerLate(withHallWish('Hall 9'))).data.registration?.answers).toEqual({ hallWish: 'Hall 9' });
  expect((await (await verifyEmailAt(one, 'after@example.org'))(withHallWish('Hall 13'))).code).toBe(200);

  for (const site of [one, other]) {
    const { page, context, consoleErrors } = await openPage(browser);
    await visit(page, `${site.url}/en/audience/registration`);
    await page.getByLabel(/Which hall do you come for/).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  }

  // The export from the shared database has all three, whichever replica accepted them.
  const csv = join(workspace, 'visitors.csv');
  await runCommand('export', 'visitors', '--format', 'csv', '--language', 'en', '--file', csv);
  const [head = '', ...rows] = (await readFile(csv, 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/);
  const column = head.split(',').findIndex((title) => title.includes('Which hall do you come for?'));
  const wishOf = (email: string) => rows.find((row) => row.includes(email))?.match(/("[^"]*"|[^,]*)(,|$)/g)?.[column];
  expect(['before', 'late', 'after'].map((name) => wishOf(`${name}@example.org`)?.replace(/[",]/g, ''))).toEqual([
    'not asked',
    'Hall 9',
    'Hall 13',
  ]);
  expect([one.pid, other.pid]).toEqual(pids);
});
