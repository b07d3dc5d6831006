// Stamps of the three builds: their sources, and whether the output in dist was built from the current ones.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './rules.mjs';

/** Folders and files of every build. The lock file represents the packages. */
const COMMON = ['webpack', 'locales', 'public/forms/meta.schema.json', 'package-lock.json', 'tsconfig.json'];

/** All sources of each build. A build that reads another source file fails (run.mjs), so the lists are complete. */
export const SOURCES = {
  client: [...COMMON, 'src'],
  ssr: [...COMMON, 'src'],
  server: [...COMMON, 'src/rules', 'server', 'content/art'],
};

const stampFile = (name, base) => join(base, 'dist', `.built-${name}`);

async function* walkFiles(path) {
  if ((await stat(path)).isFile()) return yield path;
  for (const entry of (await readdir(path, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (/\.(test|gallery)\.tsx?$/.test(entry.name)) continue;
    yield* walkFiles(join(path, entry.name));
  }
}

/**
 * A hash of all sources of a build.
 * @param name one of SOURCES
 * @param base the checkout
 */
export async function hashSources(name, base = root) {
  const hash = createHash('sha256').update(process.version);
  for (const source of SOURCES[name])
    for await (const file of walkFiles(join(base, source)))
      hash
        .update(relative(base, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
  return hash.digest('hex');
}

/** A hash of each file that a build wrote, to detect files that were removed, truncated or overwritten. */
async function hashOutputs(name, files, base) {
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

/**
 * Records the sources and outputs of a build.
 * @param files names in the build's folder
 */
export async function recordBuild(name, stamp, files, base = root) {
  const outputs = await hashOutputs(name, [...files].sort(), base);
  await writeFile(stampFile(name, base), JSON.stringify({ stamp, outputs }));
}

/** Removes the stamp before a build writes, so that an interrupted build does not look complete. */
export const removeStamp = (name, base = root) => rm(stampFile(name, base), { force: true });

/** Whether dist has the build of the current sources. */
export async function isUpToDate(name, stamp, base = root) {
  try {
    const { stamp: of, outputs } = JSON.parse(await readFile(stampFile(name, base), 'utf8'));
    if (of !== stamp) return false;
    return JSON.stringify(await hashOutputs(name, Object.keys(outputs), base)) === JSON.stringify(outputs);
  } catch {
    return false;
  }
}
