/** Keeps assets of earlier builds for seven days, for pages opened before an update. Replicas may share the folder. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const RETENTION_MS = 7 * 86_400_000;
/** How often `retainAssets` must run again, so that a process that runs for months does not lose its own files. */
export const CLEANUP_INTERVAL_MS = 12 * 3_600_000;

/** The files below a folder, as relative paths. Source maps and incomplete copies are excluded. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:map|part)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/** Copies a file, or renews its time when it exists. The name has a content hash, so an existing file is identical. */
async function retainFile(from: string, to: string, now: Date): Promise<void> {
  const existingFile = await stat(to).catch(() => null);
  if (existingFile) return utimes(to, now, now);
  await mkdir(dirname(to), { recursive: true });
  const part = `${to}.${process.pid}.part`;
  await copyFile(from, part, constants.COPYFILE_FICLONE);
  await utimes(part, now, now);
  await rename(part, to);
}

/** Copies this build's files and removes files that no build has used for seven days of real time. */
export async function retainAssets(assets: string, folder: string, now = new Date()): Promise<{ removed: number }> {
  await mkdir(folder, { recursive: true });
  // Files without a hash in their names, such as the manifest, belong to one build only.
  for (const file of await filesIn(assets))
    if (/\.[0-9a-f]{6,}\./.test(file)) await retainFile(join(assets, file), join(folder, file), now);
  let removed = 0;
  for (const file of await filesIn(folder)) {
    const { mtimeMs } = await stat(join(folder, file)).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs < RETENTION_MS) continue;
    await rm(join(folder, file), { force: true });
    removed += 1;
  }
  return { removed };
}
