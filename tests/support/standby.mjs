/**
 * A streaming standby of a running server: pg_basebackup into a temporary folder, on loopback and a free port. The
 * caller must always stop it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, freePort, runIn } from './postgresServer.mjs';

/**
 * Copies the server at this URL and follows it. It records its statements (pg_stat_statements), so that a test sees
 * which queries it ran.
 */
export async function startStandby(primaryUrl) {
  const folder = folderOf('standby');
  const data = join(folder, 'data');
  const port = await freePort();
  let runs = false;
  const start = () => {
    const words = [
      `-p ${port}`,
      ...[
        'listen_addresses=127.0.0.1',
        'unix_socket_directories=',
        'fsync=off',
        'shared_preload_libraries=pg_stat_statements',
      ].map((one) => `-c ${one}`),
    ];
    runIn(folder, 'pg_ctl', ['start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', words.join(' ')]);
    runs = true;
  };
  const kill = () => {
    if (!runs) return;
    runs = false;
    runIn(folder, 'pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']);
  };
  const toAll = (signal) => {
    const postmaster = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0];
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' });
    for (const pid of [postmaster, ...stdout.split('\n').filter(Boolean)]) process.kill(Number(pid), signal);
  };
  const stop = () => {
    kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    runIn(folder, 'pg_basebackup', ['-d', primaryUrl, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
    start();
    return {
      url: Object.assign(new URL(primaryUrl), { port: String(port) }).href,
      port,
      folder,
      start,
      kill,
      stop,
      toAll,
    };
  } catch (error) {
    stop();
    throw error;
  }
}
