// What each of the three builds is made of, and whether what lies in dist was made of just that.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './rules.mjs';

/** Folders and files that go into every build; packages are what the lock says. */
const COMMON = ['webpack', 'locales', 'public/forms/meta.schema.json', 'package-lock.json', 'tsconfig.json'];

/** What a build reads beyond that. A build that reads anything else of ours fails (run.mjs), so that no list can be too short. */
export const SOURCES = {
  client: [...COMMON, 'src'],
  ssr: [...COMMON, 'src'],
  server: [...COMMON, 'src/rules', 'server', 'content/art'],
};

const stampFile = (name, base) => join(base, 'dist', `.built-${name}`);

async function* filesOf(path) {
  if ((await stat(path)).isFile()) return yield path;
  for (const entry of (await readdir(path, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (/\.test\.tsx?$/.test(entry.name)) continue;
    yield* filesOf(join(path, entry.name));
  }
}

/** A hash of everything that goes into a build. @param name One of SOURCES. @param base The checkout. */
export async function sourceStamp(name, base = root) {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES[name])
    for await (const file of filesOf(join(base, source)))
      hash
        .update(relative(base, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
  return hash.digest('hex');
}

/** Each file that a build wrote, and a hash of it: what was removed, cut off or written over by another build is not what was built. */
async function outputsOf(name, files, base) {
  const hashes = await Promise.all(
    files.map(async (file) => [
      file,
      createHash('sha256')
        .update(await readFile(join(base, 'dist', name, file)))
        .digest('base64')
        .slice(0, 22),
    ]),
  );
  return Object.fromEntries(hashes);
}

/** Notes what a build was made of and what it wrote. @param files Names in its folder. */
export async function noteBuilt(name, stamp, files, base = root) {
  const outputs = await outputsOf(name, [...files].sort(), base);
  await writeFile(stampFile(name, base), JSON.stringify({ stamp, outputs }));
}

/** From now on nothing is taken for built: before a build writes, so that one that is broken off leaves nothing that looks whole. */
export const forgetBuilt = (name, base = root) => rm(stampFile(name, base), { force: true });

/** Whether dist holds what the sources of this moment make. */
export async function isBuilt(name, stamp, base = root) {
  try {
    const { stamp: of, outputs } = JSON.parse(await readFile(stampFile(name, base), 'utf8'));
    if (of !== stamp) return false;
    return JSON.stringify(await outputsOf(name, Object.keys(outputs), base)) === JSON.stringify(outputs);
  } catch {
    return false;
  }
}
