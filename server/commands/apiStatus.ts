/** `npm run api:status`: how much of the contract is implemented, and how much of it a page uses. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operationTable as operations, type OperationId } from '../http/contract';
import { implementedOperations } from '../http/handlers';

const sources = ['src/features', 'src/pages', 'src/shell', 'src/store', 'src/api'];

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(gen|test)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The operations that code of the site names. */
export async function usedByPages(root: string): Promise<Set<string>> {
  const files = (await Promise.all(sources.map((folder) => filesOf(join(root, folder))))).flat();
  const text = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  return new Set(
    Object.keys(operations).filter((id) => new RegExp(`endpoints\\.${id}\\b|\\b(get|use)?${id}\\(`).test(text)),
  );
}

export async function apiStatusCommand(words: string[]): Promise<void> {
  const ids = Object.keys(operations) as OperationId[];
  const done = new Set<string>(implementedOperations());
  const used = await usedByPages(process.cwd());
  const section7 = ids.filter((id) => operations[id].tag !== 'own');
  const own = ids.filter((id) => operations[id].tag === 'own');
  const count = (list: OperationId[], set: Set<string>) => list.filter((id) => set.has(id)).length;
  console.log(
    `section 7: ${count(section7, done)} of ${section7.length} · used by pages: ${count(section7, used)} of ${section7.length} · own: ${count(own, done)} of ${own.length}`,
  );
  if (words.includes('--open'))
    for (const id of ids.filter((name) => !done.has(name))) console.log(`${id} answers 501`);
}
