/**
 * `npm run forms -- …`: commands for designers of forms. Subcommands without the database run here; the others use the
 * published versions.
 */
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { problemLine } from '../../src/rules/forms/check/checkSource';
import { serialiseNextVersion, starterForm } from '../../src/rules/forms/formText';
import { importFormily } from '../../src/rules/forms/import/importFormily';
import { parseForm } from '../../src/rules/forms/parseForm';
import { withoutByteOrderMark } from '../../src/rules/forms/source';
import { isBlocking } from '../../src/rules/forms/check/problem';
import { checkCasesText, isCaseFile } from '../forms/caseFiles';
import {
  caseFileOf,
  formFilesIn,
  loadForms,
  checkFormText,
  type FileProblem,
  type LoadedForms,
} from '../forms/loadForms';
import { checkMigrationText, isMigrationFile, migrationFileOf } from '../forms/migrationFiles';
import { FORM_ID } from '../../src/rules/forms/types';
import { diffLines, formVersions, readFormFile } from './formVersions';
import { testForms } from './formTests';
import { runOperatorCommand } from './operatorCommands';
import { parseOptions } from './options';

const FOLDER = 'public/forms';

/** Files of versions: migrations and cases. */
const isCompanion = (file: string): boolean => isMigrationFile(file) || isCaseFile(file);

/**
 * Checks form files with their migrations, all by default. Versions are compared with earlier ones, migrations with
 * their two versions, and cases with their form.
 */
async function checkFiles(files: string[]): Promise<LoadedForms> {
  const all = await loadForms(resolve(FOLDER), { drafts: true });
  const inFolder = (problem: FileProblem) => ({ ...problem, file: `${FOLDER}/${problem.file}` });
  const companion = async (file: string): Promise<LoadedForms> => {
    const check = isCaseFile(file) ? checkCasesText : checkMigrationText;
    return { forms: [], problems: check(relative('', file), await readFile(file, 'utf8'), all.forms) };
  };
  if (files.length === 0) {
    const companions = (await readdir(FOLDER, { recursive: true })).filter(isCompanion).sort();
    const results = await Promise.all(companions.map((file) => companion(`${FOLDER}/${file}`)));
    return {
      forms: all.forms,
      problems: [...all.problems.map(inFolder), ...results.flatMap(({ problems }) => problems)],
    };
  }
  const earlier = all.forms.map(({ definition }) => definition);
  const migrations = files
    .filter((file) => !isCompanion(file))
    .map(migrationFileOf)
    .filter(existsSync);
  const results = await Promise.all(
    [...new Set([...files, ...migrations])].map(async (file) =>
      isCompanion(file) ? companion(file) : checkFormText(relative('', file), await readFile(file, 'utf8'), earlier),
    ),
  );
  return { forms: results.flatMap(({ forms }) => forms), problems: results.flatMap(({ problems }) => problems) };
}

/** The names of checked versions, migrations and cases. */
const validNames = (forms: LoadedForms['forms'], files: string[]): string[] =>
  [...forms.map(({ file }) => file), ...files.filter(isCompanion)].map((file) => file.replace('.json', ''));

async function check(args: string[]): Promise<void> {
  const files = args.filter((arg) => arg !== '--json');
  const { forms, problems } = await checkFiles(files);
  const isIncorrect = problems.some(isBlocking);
  if (isIncorrect) process.exitCode = 1;
  if (args.includes('--json')) {
    // Commands print English only, so the localised texts are omitted.
    const omitTexts = (key: string, value: unknown) => (key === 'texts' ? undefined : value);
    console.log(JSON.stringify({ ok: !isIncorrect, problems }, omitTexts, 2));
    return;
  }
  for (const problem of problems) console.error(problemLine(problem.file, problem));
  if (!isIncorrect) console.log(`Valid: ${validNames(forms, files).join(', ')}.`);
}

const formFiles = async (formId: string, kind: 'versions' | 'drafts') =>
  (await formFilesIn(resolve(FOLDER), kind)).filter((file) => file.startsWith(`${formId}/`));

/** Writes the draft of the next version: a copy of the newest one, or the beginning of a new form. */
async function beginDraft(formId: string): Promise<void> {
  const isNew = !(await readdir(FOLDER)).includes(formId);
  const newest = isNew ? undefined : (await formFiles(formId, 'versions')).at(-1);
  if (!isNew && !newest) throw new Error(`There is no version of ${formId} yet: finish its draft first.`);
  const published = newest ? parseForm(JSON.parse(await readFile(resolve(FOLDER, newest), 'utf8'))) : null;
  const version = (published?.version ?? 0) + 1;
  const path = `${FOLDER}/${formId}/${version}.draft.json`;
  await mkdir(resolve(FOLDER, formId), { recursive: true });
  await writeFile(path, serialiseNextVersion(published ?? starterForm(formId), version), { flag: 'wx' });
  const cases = newest && (await readFile(resolve(FOLDER, caseFileOf(newest)), 'utf8').catch(() => null));
  if (cases) await writeFile(caseFileOf(path), cases, { flag: 'wx' });
  const origin = newest ? `a copy of ${newest}` : 'a new form';
  console.log(`${path} is ${origin}. Change it, check it, finish it.`);
}

/** Renames a form's draft to a version, which is then loaded at start and can be published. */
async function finishDraft(formId: string): Promise<void> {
  const draft = (await formFiles(formId, 'drafts')).at(-1);
  if (!draft) throw new Error(`There is no draft of ${formId}: npm run forms -- new ${formId} begins one.`);
  const { problems } = await checkFiles([`${FOLDER}/${draft}`]);
  for (const problem of problems) console.error(problemLine(problem.file, problem));
  if (problems.some(isBlocking)) {
    process.exitCode = 1;
    return;
  }
  const version = draft.replace('.draft.json', '.json');
  // `link` fails when the version exists; a rename would replace it.
  await link(resolve(FOLDER, draft), resolve(FOLDER, version));
  await unlink(resolve(FOLDER, draft));
  console.log(`${FOLDER}/${version} can be published: npm run forms -- publish ${formId}`);
}

/** Takes over a schema of Formily as the draft of a new form, and lists what was replaced or left out. */
async function importSchema(file: string, formId: string): Promise<void> {
  const schema = JSON.parse(withoutByteOrderMark(await readFile(file, 'utf8'))) as unknown;
  const { form, notes } = importFormily(schema, { formId, version: 1, title: formId });
  for (const { kind, pointer, message, hint } of notes)
    console.log(`${kind.padEnd(8)} ${message.english}${hint ? ` ${hint.english}` : ''} (${pointer})`);
  if (!form) {
    process.exitCode = 1;
    return;
  }
  const path = `${FOLDER}/${formId}/1.draft.json`;
  await mkdir(resolve(FOLDER, formId), { recursive: true });
  await writeFile(path, serialiseNextVersion(form, 1), { flag: 'wx' });
  console.log(`${path} is a draft. Add its languages, check it, finish it.`);
}

export async function formsCommand([action, ...args]: string[], dist = resolve('dist')): Promise<void> {
  const isKnown = args.every((arg) => !arg.startsWith('--') || arg === '--json');
  if (action === 'check' && isKnown) return check(args);
  if (action === 'new' && args.length === 1 && FORM_ID.test(args[0] ?? '')) return beginDraft(args[0] ?? '');
  if (action === 'import' && args.length === 2 && FORM_ID.test(args[1] ?? ''))
    return importSchema(args[0] ?? '', args[1] ?? '');
  if (action === 'test') {
    const options = parseOptions(
      args.filter((arg) => arg.startsWith('-')),
      [],
      ['propose', 'update'],
    );
    const names = args.filter((arg) => !arg.startsWith('-'));
    if (options && names.length <= 1 && names.every((name) => FORM_ID.test(name))) {
      const { propose = false, update = false } = options;
      return testForms(FOLDER, { propose, update, ...(names[0] !== undefined && { formId: names[0] }) }, dist);
    }
  }
  if (action === 'finish' && args.length === 1) return finishDraft(args[0] ?? '');
  const files = args.filter((arg) => arg !== '--json');
  if (action === 'diff' && isKnown && files.length === 2 && files.every((arg) => arg.endsWith('.json'))) {
    const [from, to] = await Promise.all(files.map(readFormFile));
    if (from && to) for (const line of diffLines(from, to, args.includes('--json'))) console.log(line);
    return;
  }
  return runOperatorCommand('forms', formVersions, action === undefined ? [] : [action, ...args], dist);
}
