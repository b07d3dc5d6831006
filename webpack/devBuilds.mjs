// Development builds for the server, on a separate thread, so that the client build does not wait for them.
import { stat } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import webpack from 'webpack';
import server from './server.mjs';
import ssr from './ssr.mjs';

/** An editor changes files one at a time, and version control changes many within a few milliseconds. */
const AGGREGATE_MS = 10;

/** The files of each build, and its start (ms). */
const made = new Map();
/** Pending questions whether a change is in the builds. */
let questions = [];

/** Whether all builds that read a file include its change at an instant. */
const holds = ({ file, changedAt }) =>
  [...made.values()].every(({ files, beganAt }) => beganAt >= changedAt || !files.has(file));

function answerQuestions() {
  for (const { id } of questions.filter((one) => one.changes.every(holds)))
    parentPort.postMessage({ type: 'holds', id });
  questions = questions.filter((one) => !one.changes.every(holds));
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
    answerQuestions();
  });
}

// A deleted file has the time 0: the files that import it have changed, too.
const changeOf = async (file) => ({
  file,
  changedAt: await stat(file).then(
    ({ mtimeMs }) => Math.floor(mtimeMs),
    () => 0,
  ),
});

parentPort.on('message', async ({ id, files }) => {
  questions.push({ id, changes: await Promise.all(files.map(changeOf)) });
  answerQuestions();
});
