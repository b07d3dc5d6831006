/**
 * `npm run api:status`: implemented operations of the contract, operations that pages use, and reasons for unused
 * ones.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operationTable as operations, type OperationId } from '../http/contract';
import { implementedOperations } from '../http/handlers';

/** Folders whose code uses operations. The cache policies in the api folder don't count. */
const sources = ['src/features', 'src/pages', 'src/app'];

/** The file with reasons for unused operations, one per line. */
export const REASONS = 'docs/specification/unusedOperations.tsv';

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(gen|test|fixture)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** The operations that the pages' code names outside comments. */
export async function usedByPages(root: string): Promise<Set<string>> {
  const files = (await Promise.all(sources.map((folder) => filesOf(join(root, folder))))).flat();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const words = new Set(texts.flatMap((text) => text.replace(COMMENT, '').match(/\w+/g) ?? []));
  return new Set(Object.keys(operations).filter((id) => words.has(id)));
}

/** The reasons for unused operations, by operationId. */
export async function unusedReasons(root: string): Promise<Map<string, string>> {
  const lines = (await readFile(join(root, REASONS), 'utf8')).split('\n').filter((line) => /^[a-z]\w+\t/.test(line));
  return new Map(lines.slice(1).map((line) => line.split('\t') as [string, string]));
}

export async function apiStatusCommand(words: string[]): Promise<void> {
  const ids = Object.keys(operations) as OperationId[];
  const done = new Set<string>(implementedOperations());
  const used = await usedByPages(process.cwd());
  const reasons = await unusedReasons(process.cwd());
  const section7 = ids.filter((id) => operations[id].tag !== 'own');
  const own = ids.filter((id) => operations[id].tag === 'own');
  const count = (list: OperationId[], set: { has(id: string): boolean }) => list.filter((id) => set.has(id)).length;
  const spoken = section7.filter((id) => used.has(id) || reasons.has(id));
  console.log(
    `section 7: ${count(section7, done)} of ${section7.length} · used by pages: ${count(section7, used)}, with a reason why not: ${count(section7, reasons)}, together ${spoken.length} of ${section7.length} · own: ${count(own, done)} of ${own.length}`,
  );
  for (const [id, reason] of reasons) console.log(`${id}: ${reason}`);
  for (const id of section7.filter((name) => !used.has(name) && !reasons.has(name)))
    console.log(`${id}: no page uses it, and ${REASONS} does not say why`);
  if (words.includes('--open'))
    for (const id of ids.filter((name) => !done.has(name))) console.log(`${id} answers 501`);
}
