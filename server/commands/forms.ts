/** `npm run forms -- check [--json] [file …]`: holds form files against the dialect, their own sense, and the contract's bodies. */
import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { problemLine } from '../../src/rules/forms/checkSource';
import { isError } from '../../src/rules/forms/problem';
import { loadForms, readFormText, type FileProblem, type LoadedForms } from '../forms/loadForms';

const FOLDER = 'public/forms';
const usage = `Usage: npm run forms -- check [--json] [file …]`;

/** Checks all form files, or the given ones, each beside the versions before it. */
async function checkFiles(files: string[]): Promise<LoadedForms> {
  const all = await loadForms(resolve(FOLDER));
  const inFolder = (problem: FileProblem) => ({ ...problem, file: `${FOLDER}/${problem.file}` });
  if (files.length === 0) return { forms: all.forms, problems: all.problems.map(inFolder) };
  const earlier = all.forms.map(({ definition }) => definition);
  const read = await Promise.all(
    files.map(async (file) => readFormText(relative('', file), await readFile(file, 'utf8'), earlier)),
  );
  return { forms: read.flatMap(({ forms }) => forms), problems: read.flatMap(({ problems }) => problems) };
}

async function check(words: string[]): Promise<void> {
  const { forms, problems } = await checkFiles(words.filter((word) => word !== '--json'));
  if (problems.some(isError)) process.exitCode = 1;
  if (words.includes('--json')) {
    console.log(JSON.stringify({ ok: !problems.some(isError), problems }, null, 2));
    return;
  }
  for (const found of problems) console.error(problemLine(found.file, found));
  if (!problems.some(isError)) console.log(`Right: ${forms.map(({ file }) => file.replace('.json', '')).join(', ')}.`);
}

export async function formsCommand([verb, ...words]: string[]): Promise<void> {
  const known = words.every((word) => !word.startsWith('--') || word === '--json');
  if (verb === 'check' && known) return check(words);
  console.error(usage);
  process.exitCode = 2;
}
