// Development builds for the server, on a separate thread, so that the client build does not wait for them.
import { stat } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import webpack from 'webpack';
import server from './server.mjs';
import ssr from './ssr.mjs';

/** An editor changes files one at a time, and version control changes many within a few milliseconds. */
const AGGREGATE_MS = 10;

/** The files of each build, and its start (ms). */
const completedBuilds = new Map();
/** Pending queries whether a change is in the builds. */
let queries = [];

/** Whether all builds that read a file include its change at an instant. */
const isIncluded = ({ file, changedAt }) =>
  [...completedBuilds.values()].every(({ files, startedAt }) => startedAt >= changedAt || !files.has(file));

function answerQueries() {
  for (const { id } of queries.filter((one) => one.changes.every(isIncluded)))
    parentPort.postMessage({ type: 'included', id });
  queries = queries.filter((one) => !one.changes.every(isIncluded));
}

for (const config of [ssr, server]) {
  const { name } = config;
  const compiler = webpack(config);
  let startedAt = 0;
  compiler.hooks.invalid.tap('dev', () => parentPort.postMessage({ type: 'building', name }));
  compiler.hooks.watchRun.tap('dev', () => void (startedAt = Date.now()));
  compiler.watch({ aggregateTimeout: AGGREGATE_MS }, (error, stats) => {
    const problem = error ? String(error) : stats.hasErrors() ? stats.toString('errors-only') : null;
    parentPort.postMessage({ type: 'built', name, problem });
    completedBuilds.set(name, { files: new Set(stats?.compilation.fileDependencies), startedAt });
    answerQueries();
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
  queries.push({ id, changes: await Promise.all(files.map(changeOf)) });
  answerQueries();
});
