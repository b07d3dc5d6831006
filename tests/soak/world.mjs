/**
 * The environment of the soak: one PostgreSQL and replicas of the built site behind nginx, or one process with
 * PGlite; a mail server; a data folder of limited size.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Replica, startProxy } from '../../deploy/rehearsal/processes.mjs';
import { buildIfStale } from '../../webpack/build.mjs';
import { freePort, startPostgres } from '../support/postgresServer.mjs';
import { startMailSandbox } from './mailSandbox.mjs';

/** Debian's faketime: shifts a running process's clock by a file. */
const FAKETIME = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find(existsSync);
/** Pre-registration is open then. */
const SITE_START_MS = Date.parse('2026-03-10T10:00:00+08:00');
/** The size of a replica's data folder: built files, Open Graph images; with PGlite also the database. */
const DATA_MB = { postgres: 128, pglite: 1_024 };

/** An in-memory file system of this many MB; null where this user may not mount one. */
function mountData(folder, megabytes) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder], { stdio: 'pipe' });
    return () => execFileSync('umount', ['-l', folder]);
  } catch {
    return null;
  }
}

export async function startWorld({ replicas: count, isPglite }) {
  await buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const cleanups = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })];
  const stop = async () => {
    for (const step of cleanups.splice(0)) await step();
  };
  try {
    const data = join(folder, 'data');
    mkdirSync(data);
    const unmount = mountData(data, DATA_MB[isPglite ? 'pglite' : 'postgres']);
    if (unmount) cleanups.unshift(unmount);
    const mails = await startMailSandbox();
    cleanups.unshift(mails.stop);
    const database = isPglite ? null : await startPostgres(['max_connections=100']);
    if (database) cleanups.unshift(() => database.stop());
    const ports = await Promise.all(Array.from({ length: isPglite ? 1 : count }, freePort));
    const proxyPort = await freePort();
    const port = isPglite ? ports[0] : proxyPort;
    const startedAt = Date.now();
    const env = {
      NODE_ENV: 'production',
      SITE_SANDBOX: '1',
      ...(database && { DATABASE_URL: database.url }),
      SITE_SECRET: randomBytes(32).toString('base64url'),
      ORIGIN: `http://127.0.0.1:${port}`,
      // nginx forwards the client address; without it the connection's address counts.
      TRUST_PROXY: isPglite ? '0' : '1',
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Exhibition <news@exhibition.example>',
    };
    const replicas = ports.map((one, at) => new Replica(`replica ${at + 1}`, one, { ...env }));
    cleanups.unshift(() => Promise.all(replicas.map((replica) => replica.end('SIGKILL'))));
    // The last one's clock can be set.
    const clockFile = join(folder, 'clock');
    const setClock = (seconds) => writeFileSync(clockFile, `+${seconds}\n`);
    if (FAKETIME && !isPglite) {
      setClock(0);
      Object.assign(replicas.at(-1).env, {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: clockFile,
        FAKETIME_CACHE_DURATION: '1',
        // Timers use the monotonic clock, which must not be shifted.
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        DONT_FAKE_MONOTONIC: '1',
      });
    }
    const start = (replica) => {
      // A restarted replica has the current site time of the others.
      replica.env.SITE_NOW = new Date(SITE_START_MS + Date.now() - startedAt).toISOString();
      return replica.start(process.cwd());
    };
    await Promise.all(replicas.map(start));
    if (!isPglite) {
      const proxy = await startProxy(folder, proxyPort, replicas);
      cleanups.unshift(() => proxy.stop());
    }
    return {
      port,
      data,
      isDataBounded: unmount !== null,
      database,
      mails,
      replicas,
      start,
      setClock: FAKETIME && !isPglite ? setClock : null,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
