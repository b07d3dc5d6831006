/** Files that hold personal data: written as a whole or not at all, and readable for their owner alone. */
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A name is on the disk only when its folder was written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * Lets `write` fill a file, which gets its name when every byte is on the disk: `write` has to flush.
 * @throws Error when there is such a file, or somebody writes it now
 */
export async function writeWhole<T>(file: string, write: (part: string) => Promise<T>): Promise<T> {
  if (await isThere(file)) throw new Error(`There is a file ${file} already: name another one with --file.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  const handle = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`Another command writes ${file} now, or one was stopped: remove ${part}.`);
  });
  await handle.close();
  try {
    const written = await write(part);
    if (await isThere(file)) throw new Error(`Another command has written ${file} meanwhile.`);
    await rename(part, file);
    await syncFolder(dirname(file));
    return written;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
