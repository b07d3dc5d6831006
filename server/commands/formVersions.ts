/**
 * `npm run forms -- versions|stats|diff|publish|migrate`: subcommands for published versions. They run in the process that
 * holds the database.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { changeLine, diffForms } from '../../src/rules/forms/versions/diff';
import { isPublishable, problemLine } from '../../src/rules/forms/check/checkSource';
import { FORM_ID, type FormDefinition } from '../../src/rules/forms/types';
import { checkFormText } from '../forms/loadForms';
import type { Services } from '../domain';
import { formatResult } from '../domain/forms/publishService';
import type { OperatorCommand } from './operatorCommands';
import { formatTable, parseOptions } from './options';

const FOLDER = 'public/forms';

const formsUsage = `Usage: npm run forms -- check [--json] [file …]
       npm run forms -- new <form>                     copies the newest version to a draft of the next number, or begins a form
       npm run forms -- import <file> <form>           takes over a schema of Formily as a draft
       npm run forms -- finish <form>                  checks the draft and makes it a version, which can be published
       npm run forms -- test [<form>] [--propose] [--update]   runs the cases of the newest versions and drafts
       npm run forms -- test [<form>] --browser        shows them in a browser: accessibility, errors of the console
       npm run forms -- replay <form> [<file>]         counts the stored answers that a version or draft would refuse
       npm run forms -- versions [<form>]
       npm run forms -- stats <form>                   counts which questions were shown, answered and left
       npm run forms -- diff <a> <b> [--json]          each a file, <form>/<version>, <form>/published or published
       npm run forms -- publish <form> [--breaking "<reason>"] [--dry-run] [--in <folder>]
       npm run forms -- migrate <form> <from> <to> [--apply]`;

const VERSION_NUMBER = /^[1-9]\d{0,3}$/;
/** `visitor-en/2` or `visitor-en/published`. */
const VERSION_REFERENCE = /^([a-z][a-z0-9-]{1,39})\/(published|[1-9]\d{0,3})$/;

const formatCount = (count: number): string => count.toLocaleString('en');

const readText = (path: string) => readFile(path, 'utf8').catch(() => null);

/**
 * Reads and checks a form file.
 * @throws Error with its problems
 */
export async function readFormFile(path: string): Promise<FormDefinition> {
  const text = await readText(path);
  if (text === null) throw new Error(`There is no file ${path}.`);
  const { forms, problems } = checkFormText(path, text);
  const [form] = forms;
  if (!form || !isPublishable({ form: form.definition, problems }))
    throw new Error(problems.map((problem) => problemLine(path, problem)).join('\n'));
  return form.definition;
}

async function publishedForm({ publishedForms }: Services, reference: string): Promise<FormDefinition> {
  const [, formId = '', version = ''] = VERSION_REFERENCE.exec(reference) ?? [];
  const versions = await publishedForms.versions(formId);
  const match =
    version === 'published' ? versions[0] : versions.find((form) => form.file === `${formId}/${version}.json`);
  if (!match) throw new Error(`${reference} is not published.`);
  return match.definition;
}

/** The differences as readable lines or as JSON. */
export function diffLines(from: FormDefinition, to: FormDefinition, json: boolean): string[] {
  const changes = diffForms(from, to);
  if (json) return [JSON.stringify({ from: from.version, to: to.version, changes }, null, 2)];
  return changes.length === 0 ? ['There is no difference.'] : changes.map(changeLine);
}

/** Completes `published` with the form of the other argument. */
function completeReference(reference: string, other: string): string {
  if (reference !== 'published') return reference;
  const formId = VERSION_REFERENCE.exec(other)?.[1] ?? /([a-z][a-z0-9-]*)\/\d+(?:\.draft)?\.json$/.exec(other)?.[1];
  if (!formId) throw new Error('Name the form: <form>/published.');
  return `${formId}/published`;
}

function diff(args: string[]) {
  const [a = '', b = '', ...rest] = args.filter((arg) => arg !== '--json');
  if (b === '' || rest.length > 0) return null;
  return async (services: Services): Promise<string[]> => {
    const read = (reference: string) =>
      VERSION_REFERENCE.test(reference) ? publishedForm(services, reference) : readFormFile(resolve(reference));
    return diffLines(await read(completeReference(a, b)), await read(completeReference(b, a)), args.includes('--json'));
  };
}

/** Publishes the file after the published version, or the current version's file when there is no next one. */
function publish([formId = '', ...args]: string[]) {
  const options = parseOptions(args, ['breaking', 'in'], ['dry-run']);
  if (!options || options.in === '' || (options.breaking !== undefined && options.breaking.trim().length < 10))
    return null;
  if (!FORM_ID.test(formId)) return null;
  return async ({ publishedForms, publishing }: Services): Promise<string[]> => {
    const [current] = await publishedForms.versions(formId);
    const version = current?.definition.version ?? 0;
    const next = `${FOLDER}/${formId}/${version + 1}.json`;
    const read = (file: string) => readText(file.replace(FOLDER, options.in ?? FOLDER));
    const [text, currentText] = await Promise.all([read(next), read(`${FOLDER}/${formId}/${version}.json`)]);
    const document = text ?? currentText;
    if (text === null && (await read(next.replace('.json', '.draft.json'))) !== null)
      throw new Error(`${formId}/${version + 1} is a draft: npm run forms -- finish ${formId} makes it a version.`);
    if (document === null) throw new Error(`There is no file ${next}: npm run forms -- new ${formId} begins one.`);
    const file = text === null ? `${FOLDER}/${formId}/${version}.json` : next;
    const migration = text === null ? null : await read(next.replace('.json', '.migration.json'));
    const cases = await read(file.replace('.json', '.cases.json'));
    const { breaking, 'dry-run': dryRun = false } = options;
    const publication = {
      formId,
      document,
      ...(migration !== null && { migration }),
      ...(cases !== null && { cases }),
      ...(breaking && { breakingReason: breaking }),
    };
    const published = await publishing.publish(publication, dryRun);
    const lines = formatResult(formId, file, published);
    if (published.state === 'rejected') throw new Error(lines.join('\n'));
    return dryRun ? [...lines.slice(0, -1), `Nothing was published: ${formId}/${published.version} can be.`] : lines;
  };
}

function versions([formId, ...rest]: string[]) {
  if (rest.length > 0 || (formId !== undefined && !FORM_ID.test(formId))) return null;
  return async ({ publishedForms }: Services): Promise<string[]> => {
    const names = formId === undefined ? (await publishedForms.names()).sort() : [formId];
    const lists = await Promise.all(names.map((name) => publishedForms.versions(name)));
    const lines = lists.flatMap((forms) =>
      forms.map(({ file, hash, publishedAt }, index) =>
        [file.replace('.json', ''), index === 0 ? 'published' : 'archived', publishedAt.toISOString(), hash].join('  '),
      ),
    );
    return lines.length > 0 ? lines : ['No version is published.'];
  };
}

function migrate([formId = '', from = '', to = '', ...args]: string[]) {
  const apply = args.length === 1 && args[0] === '--apply';
  if (!FORM_ID.test(formId) || !VERSION_NUMBER.test(from) || !VERSION_NUMBER.test(to) || (args.length > 0 && !apply))
    return null;
  return ({ migration }: Services): Promise<string[]> =>
    migration.runWithReport({ formId, from: Number(from), to: Number(to), apply });
}

/** Counts only: no answer is printed. */
function replay([formId = '', file, ...rest]: string[]) {
  if (!FORM_ID.test(formId) || rest.length > 0) return null;
  return async (services: Services): Promise<string[]> => {
    const form = await (file === undefined
      ? publishedForm(services, `${formId}/published`)
      : readFormFile(resolve(file)));
    if (form.formId !== formId) throw new Error(`The file contains the form ${form.formId}, not ${formId}.`);
    const migration =
      file === undefined ? null : await readText(file.replace(/(?:\.draft)?\.json$/, '.migration.json'));
    const { total, refused, byRule } = await services.replaying.run(form, migration ?? undefined);
    return [
      `Of ${formatCount(total)} answers ${formatCount(refused)} would be refused by ${formId}/${form.version}.`,
      ...byRule.map(({ pointer, id, count }) => `${formatCount(count).padStart(9)}  ${pointer} ${id}`),
    ];
  };
}

/** A table of each version; counts below five are a dash. */
function stats([formId = '', ...rest]: string[]) {
  if (rest.length > 0 || !FORM_ID.test(formId)) return null;
  return async ({ progress }: Services): Promise<string[]> => {
    const { versions: filledIn } = await progress.stats(formId);
    if (filledIn.length === 0) return [`Nobody has filled in ${formId} yet.`];
    return filledIn.flatMap(({ formVersion, started, sent, questions }) => [
      `${formId}/${formVersion}  started ${started ?? '-'}  sent ${sent ?? '-'}`,
      ...formatTable([
        ['shown', 'answered', 'left', 'question'],
        ...questions.map(({ field, ...counts }) => [
          ...[counts.shown, counts.answered, counts.left].map((count) => String(count ?? '-')),
          field,
        ]),
      ]),
    ]);
  };
}

const actions = { versions, stats, diff, publish, migrate, replay };

/** Resolves paths in the command's working directory, because the server may run in another one. */
function resolveFormPaths([action = '', ...args]: string[]): string[] {
  if (action === 'publish' && !args.some((arg) => /^--in(?:=|$)/.test(arg)))
    return [action, ...args, '--in', resolve(FOLDER)];
  if (action !== 'diff' && action !== 'replay') return [action, ...args];
  return [action, ...args.map((arg) => (arg.endsWith('.json') ? resolve(arg) : arg))];
}

export const formVersions: OperatorCommand = {
  usage: formsUsage,
  resolvePaths: resolveFormPaths,
  prepare: ([action = '', ...args]) =>
    Object.hasOwn(actions, action) ? actions[action as keyof typeof actions](args) : null,
};
