/** All files that a contract generates, for this repository and for any other. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateClient, generateReasons, generateTags, generateTraits } from './client';
import type { ContractDocument } from './contract';
import { generateEmptyApi } from './emptyApi';
import { generateErrors } from './errors';
import { generateHandlers } from './handlers';
import { listOperations } from './operations';
import { ContractError } from './pointers';
import { readContract } from './read';
import { generateServerTable, generateServerTypes } from './server';

/** The sources of the client by file name. */
export async function generateClientFiles(document: ContractDocument): Promise<Record<string, string>> {
  const parts = Object.entries(await generateClient(document));
  const hasReasons =
    'x-common-reasons' in document || listOperations(document).some(({ reasons }) => reasons.length > 0);
  return {
    ...Object.fromEntries(parts.map(([name, source]) => [`${name}.gen.ts`, source])),
    'traits.gen.ts': generateTraits(document),
    'tags.gen.ts': generateTags(document),
    ...(hasReasons && { 'reasons.gen.ts': generateReasons(document) }),
  };
}

/** Runs `npm run codegen -- --contract <file> --out <folder>`. Returns the lines to print, and whether it succeeded. */
export async function generateInto(folder: string, file: string): Promise<{ ok: boolean; messages: string[] }> {
  try {
    const document = await readContract(file);
    const generated = {
      ...(await generateClientFiles(document)),
      'contract.gen.ts': await generateServerTypes(document),
      'operations.gen.ts': generateServerTable(document),
      'handlers.gen.ts': generateHandlers(),
      'errors.gen.ts': generateErrors(document),
    };
    for (const [name, source] of Object.entries(generated)) await write(join(folder, 'generated', name), source);
    const created = await write(join(folder, 'emptyApi.ts'), generateEmptyApi(document), 'wx');
    const messages = [`wrote ${Object.keys(generated).length} files to ${join(folder, 'generated')}`];
    return { ok: true, messages: created ? [...messages, `wrote ${join(folder, 'emptyApi.ts')}`] : messages };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return { ok: false, messages: error.problems.map(({ pointer, message }) => `${file} ${pointer}: ${message}`) };
  }
}

/** Writes a file. With the flag `wx` it leaves an existing one as it is, and returns false. */
async function write(path: string, source: string, flag: 'w' | 'wx' = 'w'): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, source, { flag });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
