// `npm run build`: builds what has changed since the last build, and prints what it does.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './rules.mjs';
import { isUpToDate, hashSources, SOURCES } from './stamp.mjs';

function build(name) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'webpack/run.mjs'), name], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The ${name} build failed.`))));
  });
}

/** Builds everything that is stale. Returns the names of the builds that ran. */
export async function buildIfStale() {
  const names = Object.keys(SOURCES);
  const fresh = await Promise.all(names.map(async (name) => isUpToDate(name, await hashSources(name))));
  const stale = names.filter((_name, at) => !fresh[at]);
  if (stale.length === 0) return stale;
  const started = Date.now();
  console.log(`Building the site (${stale.join(', ')}) …`);
  const runSequentially = async (some) => {
    for (const name of some.filter((one) => stale.includes(one))) await build(name);
  };
  // Two at a time: the client build takes as long as the other two together.
  const ends = await Promise.allSettled([runSequentially(['client']), runSequentially(['ssr', 'server'])]);
  for (const { reason } of ends) if (reason) throw reason;
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
  return stale;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = await buildIfStale();
  if (built.length === 0) console.log('The build is up to date.');
}
