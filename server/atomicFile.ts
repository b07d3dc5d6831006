/** Writes files with personal data atomically, readable by their owner only. */
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const fileExists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** A new file name is durable only after its folder was synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/**
 * Writes a file through a temporary one. `write` must flush all bytes before the file gets its name.
 * @throws Error when the file exists, or another command is writing it
 */
export async function writeFileAtomically<T>(file: string, write: (part: string) => Promise<T>): Promise<T> {
  if (await fileExists(file)) throw new Error(`There is a file ${file} already: name another one with --file.`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  const handle = await open(part, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new Error(`Another command is writing ${file}. If it was interrupted, remove ${part}.`);
  });
  await handle.close();
  try {
    const result = await write(part);
    if (await fileExists(file)) throw new Error(`Another command has written ${file} in the meantime.`);
    await rename(part, file);
    await syncFolder(dirname(file));
    return result;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
