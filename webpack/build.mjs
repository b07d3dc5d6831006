// `npm run build`: builds what has changed since the last build; says in a line what it does.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './rules.mjs';

const sources = ['src', 'server', 'content/art', 'webpack', 'package-lock.json', 'tsconfig.json'];
const stampFile = join(root, 'dist/.built');

async function* filesOf(path) {
  if ((await stat(path)).isFile()) return yield path;
  for (const entry of (await readdir(path, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (/\.test\.tsx?$/.test(entry.name)) continue;
    yield* filesOf(join(path, entry.name));
  }
}

/** A hash of everything that goes into the build. */
export async function sourceStamp() {
  const hash = createHash('sha256');
  for (const source of sources)
    for await (const file of filesOf(join(root, source)))
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
  return hash.digest('hex');
}

function webpack(config) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/webpack/bin/webpack.js'), '--config', join(root, 'webpack', `${config}.mjs`)],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The ${config} build failed.`))));
  });
}

/** Builds what is not built. Returns whether anything was. */
export async function buildWhenStale() {
  const stamp = await sourceStamp();
  const built = await readFile(stampFile, 'utf8').catch(() => '');
  if (built === stamp) return false;
  const started = Date.now();
  console.log('Building the site …');
  // Two at a time: the browser's build takes as long as the other two together.
  await Promise.all([webpack('client'), webpack('ssr').then(() => webpack('server'))]);
  await writeFile(stampFile, stamp);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const built = await buildWhenStale();
  if (!built) console.log('The build is up to date.');
}
