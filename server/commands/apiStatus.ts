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

async function listSourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(gen|test|fixture)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const COMMENT = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** The operations whose ids occur in the pages' code outside comments. */
export async function findUsedOperations(root: string): Promise<Set<string>> {
  const files = (await Promise.all(sources.map((folder) => listSourceFiles(join(root, folder))))).flat();
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const identifiers = new Set(texts.flatMap((text) => text.replace(COMMENT, '').match(/\w+/g) ?? []));
  return new Set(Object.keys(operations).filter((id) => identifiers.has(id)));
}

/** The reasons for unused operations, by operationId. */
export async function readUnusedReasons(root: string): Promise<Map<string, string>> {
  const lines = (await readFile(join(root, REASONS), 'utf8')).split('\n').filter((line) => /^[a-z]\w+\t/.test(line));
  return new Map(lines.slice(1).map((line) => line.split('\t') as [string, string]));
}

export async function apiStatusCommand(args: string[]): Promise<void> {
  const ids = Object.keys(operations) as OperationId[];
  const implemented = new Set<string>(implementedOperations());
  const used = await findUsedOperations(process.cwd());
  const reasons = await readUnusedReasons(process.cwd());
  const section7 = ids.filter((id) => operations[id].tag !== 'own');
  const own = ids.filter((id) => operations[id].tag === 'own');
  const count = (list: OperationId[], set: { has(id: string): boolean }) => list.filter((id) => set.has(id)).length;
  const explained = section7.filter((id) => used.has(id) || reasons.has(id));
  console.log(
    `section 7: ${count(section7, implemented)} of ${section7.length} · used by pages: ${count(section7, used)}, with a reason why not: ${count(section7, reasons)}, together ${explained.length} of ${section7.length} · own: ${count(own, implemented)} of ${own.length}`,
  );
  for (const [id, reason] of reasons) console.log(`${id}: ${reason}`);
  for (const id of section7.filter((name) => !used.has(name) && !reasons.has(name)))
    console.log(`${id}: no page uses it, and ${REASONS} has no reason for it`);
  if (args.includes('--open'))
    for (const id of ids.filter((name) => !implemented.has(name))) console.log(`${id} responds with 501`);
}
