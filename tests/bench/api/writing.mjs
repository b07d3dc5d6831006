/** Makes write statements repeatable: unique values of a request are new in each run of pgbench. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { bin } from '../../support/postgresServer.mjs';
import { pgbenchEnv, recordStatements } from './statements.mjs';

/** Queries the database directly. */
export async function rows({ postgres }, text, values) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

const literals = (statement) => [...statement.matchAll(/'((?:[^']|'')*)'/g)].map(([, value]) => value);
const INSTANT = /^\d{4}-\d\d-\d\d/;
const ID = /"id": ?"([0-9A-Z]{26})"/g;

/** Values in one request that the other does not have: ids, addresses, hashes; instants may repeat. */
function uniqueParts(one, other) {
  const parts = new Set();
  one.forEach((statement, at) => {
    const others = literals(other[at] ?? '');
    literals(statement).forEach((value, position) => {
      if (value === others[position] || INSTANT.test(value)) return;
      const ids = [...value.matchAll(ID)].map(([, id]) => id);
      if (ids.length > 0) ids.forEach((id) => parts.add(id));
      else if (!/^[[{]/.test(value)) parts.add(value);
    });
  });
  return [...parts].sort((first, second) => second.length - first.length);
}

/**
 * Runs the statements of `requests[0]` by pgbench, with the parts that differ from `requests[1]` generated for each
 * run. `of` selects the statements; `perSecond` is the rate, by default unlimited.
 * @returns the times in ms, and the number per second
 */
export async function pgbenchWrites(world, requests, { of, connections, seconds, perSecond, settle = 120 }) {
  // Other statements, of the site's jobs, are filtered out.
  const [one, other] = (await recordStatements(world, requests, settle)).map((list) =>
    list.filter((text) => of.test(text)),
  );
  if (!one?.length) throw new Error('The server logged no statement.');
  const script = uniqueParts(one, other).reduce(
    (text, part) => text.replaceAll(part, `${part.slice(0, Math.max(0, part.length - 12))}:u`),
    one.map((statement) => `${statement};\n`).join(''),
  );
  const file = join(world.folder, 'writes.sql');
  writeFileSync(file, `\\set u random(100000000000, 999999999999)\n${script}`);
  const args = [
    '-n',
    '-M',
    'simple',
    '-h',
    '127.0.0.1',
    '-p',
    String(world.postgres.port),
    '-U',
    'postgres',
    '-c',
    String(connections),
    '-T',
    String(seconds),
    ...(perSecond ? ['-R', String(perSecond)] : []),
    '-l',
    `--log-prefix=${join(world.folder, 'pgbench')}`,
    '-f',
    file,
    'postgres',
  ];
  const { status, stderr } = spawnSync(join(bin, 'pgbench'), args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env: pgbenchEnv,
  });
  if (status !== 0) throw new Error(`pgbench failed: ${stderr.slice(0, 2_000)}`);
  const logs = readdirSync(world.folder).filter((name) => /^pgbench\.\d+/.test(name));
  const times = logs.flatMap((name) =>
    readFileSync(join(world.folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => Number(line.split(' ')[2]) / 1000),
  );
  for (const name of logs) rmSync(join(world.folder, name));
  return { times, perSecond: times.length / seconds, statements: one.length };
}
