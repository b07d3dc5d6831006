// The builds of a developer that the server runs from, on a thread of their own: the browser's, for which one looks at a screen, does not wait for them.
import { stat } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import webpack from 'webpack';
import server from './server.mjs';
import ssr from './ssr.mjs';

/** Changes come one at a time, from an editor; a version control's many are within a few milliseconds. */
const AGGREGATE_MS = 10;

/** What each build has been made of, and the instant (ms) at which it was begun. */
const made = new Map();
/** Who asks whether a change is in the builds. */
let asked = [];

/** Whether a change of a file at an instant is in all builds that read the file. */
const holds = ({ file, changedAt }) =>
  [...made.values()].every(({ files, beganAt }) => beganAt >= changedAt || !files.has(file));

function answerAsked() {
  for (const { id } of asked.filter((one) => one.changes.every(holds))) parentPort.postMessage({ type: 'holds', id });
  asked = asked.filter((one) => !one.changes.every(holds));
}

for (const config of [ssr, server]) {
  const { name } = config;
  const compiler = webpack(config);
  let beganAt = 0;
  compiler.hooks.invalid.tap('dev', () => parentPort.postMessage({ type: 'building', name }));
  compiler.hooks.watchRun.tap('dev', () => void (beganAt = Date.now()));
  compiler.watch({ aggregateTimeout: AGGREGATE_MS }, (error, stats) => {
    const problem = error ? String(error) : stats.hasErrors() ? stats.toString('errors-only') : null;
    parentPort.postMessage({ type: 'built', name, problem });
    made.set(name, { files: new Set(stats?.compilation.fileDependencies), beganAt });
    answerAsked();
  });
}

// A file that is gone is missed by what reads it, and that is changed with it.
const changeOf = async (file) => ({
  file,
  changedAt: await stat(file).then(
    ({ mtimeMs }) => Math.floor(mtimeMs),
    () => 0,
  ),
});

parentPort.on('message', async ({ id, files }) => {
  asked.push({ id, changes: await Promise.all(files.map(changeOf)) });
  answerAsked();
});
