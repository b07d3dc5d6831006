// The process of the development server. It keeps the database and loaded packages, and restarts with each build in a
// tenth of the time of a new process. If stopping or starting fails, the process ends, and the next build gets a new
// one.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { output } from './rules.mjs';

const STOP_TIMEOUT_MS = 2_000;
/** Each build leaks some memory, so the process is renewed after this many. */
const MAX_BUILDS = 100;

let builds = 0;
let server = { resources: null, stop: async () => undefined };

/** Removes the modules of a build from the cache of `require`. */
function unloadModules(name) {
  const { cache } = createRequire(import.meta.url);
  for (const file of Object.keys(cache)) if (file.startsWith(join(output, name))) delete cache[file];
}

async function take(names) {
  if (++builds > MAX_BUILDS) process.exit(0);
  const exitTimer = setTimeout(() => process.exit(0), STOP_TIMEOUT_MS);
  await server.stop();
  clearTimeout(exitTimer);
  for (const name of names) unloadModules(name);
  // A new `require` each time, because it keeps references to everything that it has loaded.
  const { develop } = createRequire(import.meta.url)(join(output, 'server/develop.cjs'));
  server = await develop(output, server.resources);
  process.send({ type: 'started' });
}

let restarting = Promise.resolve();
process.on('message', (names) => {
  restarting = restarting
    .then(() => take(names))
    .catch((error) => {
      console.error(error);
      process.send({ type: 'failed', stack: error.stack ?? String(error) }, () => process.exit(1));
    });
});
/** Shuts down. After a time limit the process exits at once, which the database tolerates. */
async function end() {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS);
  await restarting;
  await server.stop();
  await server.resources?.pglite.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end());
// The parent process has ended.
process.once('disconnect', () => void end());
