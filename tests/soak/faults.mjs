/** The injected faults: time as a share of the run, action, and how long errors are attributed to them. */
import { rmSync, statfsSync, writeFileSync, closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
/** After a fault is fixed, connections are restored and queued requests completed. */
const RECOVERY_MS = 5_000;
const MAIL_DELAY_MS = 2_000;
const CLOCK_STEP_SECONDS = 3_600;

/** Fills the disk. Returns a function that frees it. */
function fillDisk(folder) {
  const file = join(folder, 'full');
  const handle = openSync(file, 'w');
  for (const size of [1 << 20, 4_096, 1])
    try {
      for (const block = Buffer.alloc(size, 1); ;) writeSync(handle, block);
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  closeSync(handle);
  if (statfsSync(folder).bavail > 0) throw new Error('The data folder still has free space.');
  return () => rmSync(file);
}

async function killAndRestart(world, replica) {
  await replica.end('SIGKILL');
  await pause(2_000);
  await world.start(replica);
}

/** @returns Faults: at (0 to 1), name, run(seconds of the run), skipReason */
function faultsOf(world) {
  const { database, mails, replicas, setClock } = world;
  const pauseForShare = (seconds, share) => pause(Math.max(5, Math.min(30, seconds * share)) * 1_000);
  return [
    { at: 0.1, name: 'a replica is killed (kill -9) and started again', run: () => killAndRestart(world, replicas[0]) },
    {
      at: 0.3,
      name: 'PostgreSQL is restarted',
      skipReason: !database && 'PGlite is in the process',
      run: () => database.restart(),
    },
    {
      at: 0.42,
      name: `the mail server takes ${MAIL_DELAY_MS / 1_000} s per mail; a replica is killed while it sends`,
      async run(seconds) {
        mails.slowDown(MAIL_DELAY_MS);
        await pauseForShare(seconds, 0.04);
        await killAndRestart(world, replicas[1] ?? replicas[0]);
        await pauseForShare(seconds, 0.04);
        mails.slowDown(0);
      },
    },
    {
      at: 0.66,
      name: 'the disk of the data folder is full',
      skipReason: !world.isDataBounded && 'this user may not mount a tmpfs',
      async run(seconds) {
        const freeDisk = fillDisk(world.data);
        try {
          await pauseForShare(seconds, 0.06);
        } finally {
          freeDisk();
        }
      },
    },
    {
      at: 0.8,
      name: `the clock of a replica is an hour ahead, then correct again`,
      skipReason: !setClock && "needs Debian's package faketime, and a second replica",
      async run(seconds) {
        setClock(CLOCK_STEP_SECONDS);
        await pauseForShare(seconds, 0.05);
        setClock(0);
        await pause(1_000);
      },
    },
  ];
}

/** Triggers each fault at its time. Returns their time windows. */
export async function runFaults(world, seconds, report) {
  const startedAt = performance.now();
  const windows = [];
  for (const { at, name, run, skipReason } of faultsOf(world)) {
    if (skipReason) {
      windows.push({ name, skipReason });
      continue;
    }
    await pause(Math.max(0, startedAt + at * seconds * 1_000 - performance.now()));
    const from = performance.now();
    await run(seconds);
    const to = performance.now() + RECOVERY_MS;
    windows.push({ name, from, to });
    report({ fault: name, seconds: Math.round((to - from) / 100) / 10 });
  }
  return windows;
}
