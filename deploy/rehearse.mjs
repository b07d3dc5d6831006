/**
 * `npm run rehearse`: runs three replicas behind nginx with one PostgreSQL on this machine. Readers send requests
 * without a pause while one replica is killed and restarted, and while all are replaced one after the other. Prints a
 * line of JSON per phase. Exits with 1 when a read failed, an acknowledged write is missing or duplicated, or a write
 * failed that the killed replica was not processing.
 *
 * --image           builds the release by the steps of deploy/Dockerfile, including npm ci
 * --old <ref>       starts with an older version: a commit, built in a separate worktree, or the folder of a release
 * --seconds <n>     duration of each phase (10)
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { freePort, startPostgres } from '../tests/support/postgresServer.mjs';
import { runDockerfile } from './rehearsal/dockerfile.mjs';
import { makeOlderRelease } from './rehearsal/olderRelease.mjs';
import { Replica, startProxy } from './rehearsal/processes.mjs';
import { beginReaders, KILLED, sumUp } from './rehearsal/readers.mjs';

const words = process.argv.slice(2);
const option = (name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const seconds = Number(option('--seconds') ?? 10);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const say = (line) => console.log(JSON.stringify(line));

const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
const undo = [() => rmSync(folder, { recursive: true, force: true })];

async function makeRelease() {
  if (words.includes('--image')) return runDockerfile('deploy/Dockerfile', join(folder, 'image'), say);
  const release = join(folder, 'release');
  console.log(execFileSync(process.execPath, ['deploy/release.mjs', release], { encoding: 'utf8' }).trim());
  return release;
}

/** The release to start with; null when it is the same. */
function olderRelease() {
  const oldRelease = option('--old');
  if (!oldRelease) return null;
  if (existsSync(join(oldRelease, 'dist/server'))) return resolve(oldRelease);
  const older = makeOlderRelease(oldRelease, folder, say);
  undo.unshift(older.remove);
  return older.release;
}

const sizeOf = (path) => Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0]);

/** A script of the start page, whose name has a hash. */
function assetOf(release) {
  const { main } = JSON.parse(readFileSync(join(release, 'dist/client/manifest.json'), 'utf8'));
  return `/assets/${main.find((file) => file.endsWith('.js'))}`;
}

async function rehearse() {
  const release = await makeRelease();
  const old = olderRelease() ?? release;
  say({ release: `${sizeOf(release)} MB`, packages: `${sizeOf(join(release, 'node_modules'))} MB` });
  const database = await startPostgres(['max_connections=60']);
  undo.unshift(() => database.stop());
  const [proxyPort, ...ports] = await Promise.all(Array.from({ length: 4 }, freePort));
  const data = join(folder, 'data');
  mkdirSync(data);
  const env = {
    NODE_ENV: 'production',
    SITE_SANDBOX: '1',
    DATABASE_URL: database.url,
    SITE_SECRET: randomBytes(32).toString('base64url'),
    ORIGIN: `http://127.0.0.1:${proxyPort}`,
    TRUST_PROXY: '1',
    SHARED_NETWORKS: '127.0.0.0/8',
    DATA_DIR: data,
    DRAIN_SECONDS: '3',
    LOG_LEVEL: 'error',
  };
  const replicas = ports.map((port, at) => new Replica(`replica ${at + 1}`, port, env));
  undo.unshift(() => Promise.all(replicas.map((replica) => replica.end('SIGKILL'))));
  const began = Date.now();
  // Concurrently on an empty database: one replica migrates and imports, the others wait.
  await Promise.all(replicas.map((replica) => replica.start(old)));
  say({ 'three replicas ready': `${((Date.now() - began) / 1000).toFixed(1)} s` });
  const proxy = await startProxy(folder, proxyPort, replicas);
  undo.unshift(() => proxy.stop());

  const asset = assetOf(old);
  const readers = beginReaders({ port: proxyPort, count: 12, asset, pauseMs: 10 });
  await pause((seconds * 1_000) / 2);
  readers.enter('steady');
  await pause(seconds * 1_000);

  readers.enter(KILLED);
  await replicas[0].end('SIGKILL');
  await pause((seconds * 1_000) / 2);
  await replicas[0].start(old);
  readers.enter('it is back');
  await pause((seconds * 1_000) / 2);

  readers.enter('rolling update');
  const stops = [];
  for (const replica of replicas) {
    await proxy.without(replica);
    stops.push(await replica.end('SIGTERM'));
    await replica.start(release);
    await proxy.without(null);
  }
  readers.enter('after it');
  await pause((seconds * 1_000) / 2);
  const notes = await readers.stop();
  const lines = sumUp(notes);
  lines.forEach(say);
  say({ stops });

  const acknowledged = notes.filter(({ email, status }) => email && status === 200).map(({ email }) => email);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select email from newsletter_subscription');
  await client.end();
  const stored = new Map();
  for (const { email } of rows) stored.set(email, (stored.get(email) ?? 0) + 1);
  const lost = acknowledged.filter((email) => !stored.has(email)).length;
  const doubled = [...stored.values()].filter((count) => count > 1).length;
  say({ 'acknowledged writes': acknowledged.length, stored: rows.length, lost, doubled });

  // A page of an earlier build requests a file that only the shared folder has.
  writeFileSync(join(data, 'assets/earlier.abcdef.js'), 'an earlier build');
  const earlier = await fetch(`http://127.0.0.1:${proxyPort}/assets/earlier.abcdef.js`);
  const inside = await Promise.all(
    ['/ready', '/metrics'].map(async (path) => (await fetch(`http://127.0.0.1:${proxyPort}${path}`)).status),
  );
  say({ 'a file of an earlier build': earlier.status, '/ready and /metrics for readers': inside });

  // Files in nginx's cache need no replica.
  await Promise.all(replicas.map((replica) => replica.end('SIGKILL')));
  const retained = await fetch(`http://127.0.0.1:${proxyPort}${asset}`, { headers: { 'accept-encoding': 'br' } });
  const none = await fetch(`http://127.0.0.1:${proxyPort}/en`);
  say({ 'without a replica': { script: retained.status, page: none.status } });

  const isGood =
    lost + doubled === 0 &&
    acknowledged.length > 0 &&
    earlier.status === 200 &&
    retained.status === 200 &&
    none.status === 502 &&
    inside.every((status) => status === 404) &&
    stops.every(({ code, ms }) => code === 0 && ms <= 15_000) &&
    lines.every(
      ({ phase, failedReads, failedWrites }) => failedReads === 0 && (failedWrites === 0 || phase === KILLED),
    );
  say({ passed: isGood });
  if (isGood) return;
  process.exitCode = 1;
  // nginx's log explains the failure. It contains only addresses of this machine.
  console.log(proxy.log().split('\n').slice(-12).join('\n'));
}

try {
  await rehearse();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const step of undo) await step();
}
