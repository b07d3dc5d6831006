/**
 * `npm run codegen` writes all files that are generated from the contract. With `--check` it only reports outdated
 * files.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateClient, generateClientTable, generateReasons, generateTags } from './client';
import { bundleContract, lintContract, type ContractDocument } from './contract';
import { checkCacheTags, checkKinds } from './extensions';
import { format } from 'prettier';
import { editorSchema } from './formMetaSchema';
import { generateReference } from './formReference';
import { generateCore, generateShape, generateShapeTypes } from './forms';
import { generateBundle, generateServerTable, generateServerTypes } from './server';

const CLIENT = 'src/api/generated';
const OUT_OF_DATE = 'Generated code is out of date. Run "npm run codegen" and commit the result.';

/** All generated files, by path from the root. */
async function generateAll(root: string, document: ContractDocument): Promise<Record<string, string>> {
  const client = Object.entries(await generateClient(document));
  return {
    ...Object.fromEntries(client.map(([name, source]) => [`${CLIENT}/${name}.gen.ts`, source])),
    [`${CLIENT}/operations.gen.ts`]: generateClientTable(document),
    [`${CLIENT}/tags.gen.ts`]: generateTags(document),
    [`${CLIENT}/reasons.gen.ts`]: generateReasons(document),
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

/** Files of tags that the contract no longer has. */
async function findObsoleteFiles(root: string, files: Record<string, string>): Promise<string[]> {
  const names = await readdir(join(root, CLIENT)).catch(() => []);
  return names.map((name) => `${CLIENT}/${name}`).filter((path) => !(path in files));
}

/** Runs the command. Returns the lines to print, and whether it succeeded. */
export async function run(root: string, checkOnly: boolean): Promise<{ ok: boolean; messages: string[] }> {
  const lintProblems = await lintContract(root);
  if (lintProblems.length > 0) return { ok: false, messages: lintProblems };
  const document = await bundleContract(root);
  const extensionProblems = [...checkKinds(document), ...checkCacheTags(document)];
  if (extensionProblems.length > 0) return { ok: false, messages: extensionProblems };
  const files = await generateAll(root, document);
  const stale: string[] = [];
  for (const [path, source] of Object.entries(files)) {
    const current = await readFile(join(root, path), 'utf8').catch(() => null);
    if (current === source) continue;
    stale.push(path);
    if (checkOnly) continue;
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), source);
  }
  const obsolete = await findObsoleteFiles(root, files);
  if (!checkOnly) for (const path of obsolete) await rm(join(root, path));
  if (checkOnly)
    return stale.length + obsolete.length > 0 ? { ok: false, messages: [OUT_OF_DATE] } : { ok: true, messages: [] };
  const messages = [...stale.map((path) => `wrote ${path}`), ...obsolete.map((path) => `removed ${path}`)];
  return { ok: true, messages: messages.length > 0 ? messages : ['Generated code was up to date.'] };
}
