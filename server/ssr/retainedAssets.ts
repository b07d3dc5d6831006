/** Assets of earlier builds, for pages opened before an update: seven days, in a folder that replicas may share. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const RETENTION_MS = 7 * 86_400_000;
/** Told again and again that they are still in use, also by a process that runs for months. */
export const AGAIN_MS = 12 * 3_600_000;

/** Files under a folder, by their path in it. Maps are for developers. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:map|part)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Its name carries a hash of what is in it: one that is there is the same. */
async function keepFile(from: string, to: string, now: Date): Promise<void> {
  const known = await stat(to).catch(() => null);
  if (known) return utimes(to, now, now);
  await mkdir(dirname(to), { recursive: true });
  const part = `${to}.${process.pid}.part`;
  await copyFile(from, part, constants.COPYFILE_FICLONE);
  await utimes(part, now, now);
  await rename(part, to);
}

/** Copies this build's files and removes those that no build has used for seven days of real time. */
export async function retainAssets(assets: string, folder: string, now = new Date()): Promise<{ removed: number }> {
  await mkdir(folder, { recursive: true });
  // What has no hash in its name, such as the list of files, is this build's alone.
  for (const file of await filesIn(assets))
    if (/\.[0-9a-f]{6,}\./.test(file)) await keepFile(join(assets, file), join(folder, file), now);
  let removed = 0;
  for (const file of await filesIn(folder)) {
    const { mtimeMs } = await stat(join(folder, file)).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs < RETENTION_MS) continue;
    await rm(join(folder, file), { force: true });
    removed += 1;
  }
  return { removed };
}
