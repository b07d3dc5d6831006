/**
 * `npm run codegen` writes all files that are generated from the contract. With `--check` it only reports outdated
 * files.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContractDocument } from './contract';
import { checkCacheTags, checkKinds, checkServices } from './extensions';
import { format } from 'prettier';
import { editorSchema } from './formMetaSchema';
import { generateReference } from './formReference';
import { generateCore, generateShape, generateShapeTypes } from './forms';
import { generateClientFiles } from './generate';
import { generatePublicArguments } from './publicArguments';
import { bundleContract, findUnlistedPaths, lintContract } from './read';
import { generateBundle, generateServerTable, generateServerTypes } from './server';

const OUT_OF_DATE = 'Generated code is out of date. Run "npm run codegen" and commit the result.';

const NOTHING_WRITTEN = 'The contract has these problems, so nothing was written.';

/** All generated files, by path from the root. */
async function generateAll(root: string, document: ContractDocument): Promise<Record<string, string>> {
  const client = Object.entries(await generateClientFiles(document));
  return {
    ...Object.fromEntries(client.map(([name, source]) => [`src/api/generated/${name}`, source])),
    'src/api/generated/publicArguments.gen.ts': generatePublicArguments(document),
    'server/http/generated/types.gen.ts': await generateServerTypes(document),
    'server/http/generated/operations.gen.ts': generateServerTable(document),
    'server/http/generated/contract.gen.json': generateBundle(document),
    'public/forms/meta.schema.json': await format(JSON.stringify(editorSchema()), { parser: 'json', printWidth: 120 }),
    'public/forms/README.md': await format(generateReference(), {
      parser: 'markdown',
      printWidth: 100,
      proseWrap: 'always',
    }),
    'src/rules/forms/generated/core.gen.ts': generateCore(document),
    'src/rules/forms/generated/shape.gen.js': await generateShape(root),
    'src/rules/forms/generated/shape.gen.d.ts': generateShapeTypes(),
  };
}

/** A generated file that differs from its source. */
interface StaleFile {
  path: string;
  state: 'missing' | 'changed' | 'obsolete';
}

/** The files to write or remove: an obsolete one is generated code whose tag or source no longer exists. */
async function findStaleFiles(root: string, files: Record<string, string>): Promise<StaleFile[]> {
  const stale: StaleFile[] = [];
  for (const [path, source] of Object.entries(files)) {
    const current = await readFile(join(root, path), 'utf8').catch(() => null);
    if (current !== source) stale.push({ path, state: current === null ? 'missing' : 'changed' });
  }
  const folders = new Set(
    Object.keys(files)
      .filter((path) => path.includes('.gen.'))
      .map((path) => dirname(path)),
  );
  for (const folder of folders)
    for (const name of await readdir(join(root, folder)).catch(() => []))
      if (!(`${folder}/${name}` in files)) stale.push({ path: `${folder}/${name}`, state: 'obsolete' });
  return stale;
}

async function update(root: string, { path, state }: StaleFile, source: string | undefined): Promise<string> {
  if (state === 'obsolete' || source === undefined) {
    await rm(join(root, path));
    return `removed ${path}`;
  }
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), source);
  return `wrote ${path}`;
}

/** Runs the command. Returns the lines to print, and whether it succeeded. */
export async function run(root: string, checkOnly: boolean): Promise<{ ok: boolean; messages: string[] }> {
  const lintProblems = [...(await findUnlistedPaths(root)), ...(await lintContract(root))];
  if (lintProblems.length > 0) return { ok: false, messages: [...lintProblems, NOTHING_WRITTEN] };
  const document = await bundleContract(root);
  const extensionProblems = [...checkServices(document), ...checkKinds(document), ...checkCacheTags(document)];
  if (extensionProblems.length > 0) return { ok: false, messages: [...extensionProblems, NOTHING_WRITTEN] };
  const files = await generateAll(root, document);
  const stale = await findStaleFiles(root, files);
  if (checkOnly) {
    const messages = stale.map(({ path, state }) => `${path} is ${state}.`);
    return { ok: stale.length === 0, messages: stale.length === 0 ? [] : [...messages, OUT_OF_DATE] };
  }
  const messages = await Promise.all(stale.map((file) => update(root, file, files[file.path])));
  return { ok: true, messages: messages.length > 0 ? messages : ['Generated code was up to date.'] };
}
