// The process in which a developer's server runs. It keeps the database open and what packages have loaded, and begins anew with each build: that takes
// a tenth of the time of a new process. What cannot be stopped or started ends the process, and the next build gets a new one.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { output } from './rules.mjs';

const STOP_WITHIN_MS = 2_000;
/** Each build leaves something behind in a process: after so many it is renewed. */
const MOST_BUILDS = 100;

let taken = 0;
let server = { held: null, stop: async () => undefined };

/** Forgets the modules of what was built. */
function forget(name) {
  const { cache } = createRequire(import.meta.url);
  for (const file of Object.keys(cache)) if (file.startsWith(join(output, name))) delete cache[file];
}

async function take(names) {
  if (++taken > MOST_BUILDS) process.exit(0);
  const late = setTimeout(() => process.exit(0), STOP_WITHIN_MS);
  await server.stop();
  clearTimeout(late);
  for (const name of names) forget(name);
  // A new one each time: it holds on to all that it has ever loaded.
  const { develop } = createRequire(import.meta.url)(join(output, 'server/develop.cjs'));
  server = await develop(output, server.held);
  process.send('started');
}

let taking = Promise.resolve();
process.on('message', (names) => {
  taking = taking
    .then(() => take(names))
    .catch((error) => {
      console.error(error);
      process.exit(1);
    });
});
/** Ends in order, but soon: what does not stop by itself is killed with the process, which the database outlives. */
async function end() {
  setTimeout(() => process.exit(1), STOP_WITHIN_MS);
  await taking;
  await server.stop();
  await server.held?.pglite.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end());
// Who started it is gone.
process.once('disconnect', () => void end());
