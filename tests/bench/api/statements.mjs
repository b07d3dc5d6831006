/** The statements that the site sends for a request, and the same run by pgbench on the same server. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { bin } from '../../support/postgresServer.mjs';
import { send } from './load.mjs';

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function asAdmin(url, statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** A logged statement with its parameters filled in, on one line. */
function interpolate({ message, detail = '' }) {
  const text = message.replace(/^(?:execute [^:]+|statement): /, '');
  const values = new Map();
  for (const [, number, value] of detail.matchAll(/\$(\d+) = ('(?:[^']|'')*'|NULL)/g)) values.set(number, value);
  return text.replace(/\$(\d+)/g, (placeholder, number) => values.get(number) ?? placeholder).replace(/\s*\n\s*/g, ' ');
}

/**
 * Sends each request once, alone.
 * @returns its statements, as logged by the server until `settle` ms after the response
 */
export async function recordStatements({ postgres, url }, requests, settle = 120) {
  const log = join(postgres.folder, 'data/log/bench.json');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await asAdmin(postgres.url, [`alter system set log_statement = 'all'`, 'select pg_reload_conf()']);
  await pause(500);
  const found = [];
  try {
    for (const one of requests) {
      const before = statSync(log).size;
      await send(url, agent, one);
      await pause(settle);
      const lines = readFileSync(log).subarray(before).toString('utf8').split('\n').filter(Boolean);
      const entries = lines.map((line) => JSON.parse(line));
      found.push(entries.filter(({ message = '' }) => /^(execute|statement)/.test(message)).map(interpolate));
    }
  } finally {
    agent.destroy();
    await asAdmin(postgres.url, ['alter system reset log_statement', 'select pg_reload_conf()']);
  }
  return found;
}

/** The same settings as the site's connections (server/db/connect.ts). */
export const pgbenchEnv = { ...process.env, PGOPTIONS: '-c max_parallel_workers_per_gather=0 -c jit=off' };

/**
 * Runs the statements of these requests by pgbench.
 * @returns the total times of a request's statements, in ms
 */
export async function pgbench(world, requests, { connections, seconds }) {
  const { postgres, folder } = world;
  const statements = (await recordStatements(world, requests)).filter((list) => list.length > 0);
  if (statements.length === 0) throw new Error('The server logged no statement.');
  const scripts = statements.flatMap((list, at) => {
    const file = join(folder, `script-${at}.sql`);
    writeFileSync(file, list.map((statement) => `${statement};\n`).join(''));
    return ['-f', file];
  });
  const args = [
    '-n',
    '-M',
    'simple',
    '-h',
    '127.0.0.1',
    '-p',
    String(postgres.port),
    '-U',
    'postgres',
    '-c',
    String(connections),
    '-T',
    String(seconds),
    '-l',
    `--log-prefix=${join(folder, 'pgbench')}`,
    ...scripts,
    'postgres',
  ];
  execFileSync(join(bin, 'pgbench'), args, { stdio: ['ignore', 'ignore', 'pipe'], env: pgbenchEnv });
  const logs = readdirSync(folder).filter((name) => /^pgbench\.\d+/.test(name));
  const times = logs.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => Number(line.split(' ')[2]) / 1000),
  );
  for (const name of logs) rmSync(join(folder, name));
  return times;
}
