/**
 * `npm run forms -- versions|diff|publish|migrate`: subcommands for published versions. They run in the process that
 * holds the database.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { changeLine, diffForms } from '../../src/rules/forms/diff';
import { isRight, problemLine } from '../../src/rules/forms/check/checkSource';
import type { FormDefinition } from '../../src/rules/forms/types';
import { readFormText } from '../forms/loadForms';
import type { Services } from '../domain';
import { publishedLines } from '../domain/forms/publishService';
import type { OperatorCommand } from './operators';
import { readOptions } from './options';

const FOLDER = 'public/forms';

const formsUsage = `Usage: npm run forms -- check [--json] [file …]
       npm run forms -- new <form>                     copies the newest version to a draft of the next number
       npm run forms -- finish <form>                  checks the draft and makes it a version, which can be published
       npm run forms -- versions [<form>]
       npm run forms -- diff <a> <b> [--json]          each a file, <form>/<version>, <form>/published or published
       npm run forms -- publish <form> [--breaking "<why>"] [--dry-run] [--in <folder>]
       npm run forms -- migrate <form> <from> <to> [--apply]`;

const FORM = /^[a-z][a-z0-9-]{1,39}$/;
const VERSION = /^[1-9]\d{0,3}$/;
/** `visitor-en/2` or `visitor-en/published`. */
const PUBLISHED = /^([a-z][a-z0-9-]{1,39})\/(published|[1-9]\d{0,3})$/;

const textOf = (path: string) => readFile(path, 'utf8').catch(() => null);

/**
 * Reads and checks a form file.
 * @throws Error with its problems
 */
export async function readFormFile(path: string): Promise<FormDefinition> {
  const text = await textOf(path);
  if (text === null) throw new Error(`There is no file ${path}.`);
  const { forms, problems } = readFormText(path, text);
  const [form] = forms;
  if (!form || !isRight({ form: form.definition, problems }))
    throw new Error(problems.map((found) => problemLine(path, found)).join('\n'));
  return form.definition;
}

async function publishedForm({ publishedForms }: Services, word: string): Promise<FormDefinition> {
  const [, formId = '', version = ''] = PUBLISHED.exec(word) ?? [];
  const versions = await publishedForms.versions(formId);
  const found =
    version === 'published' ? versions[0] : versions.find((form) => form.file === `${formId}/${version}.json`);
  if (!found) throw new Error(`${word} is not published.`);
  return found.definition;
}

/** The differences as readable lines or as JSON. */
export function diffLines(from: FormDefinition, to: FormDefinition, json: boolean): string[] {
  const changes = diffForms(from, to);
  if (json) return [JSON.stringify({ from: from.version, to: to.version, changes }, null, 2)];
  return changes.length === 0 ? ['There is no difference.'] : changes.map(changeLine);
}

/** Completes `published` with the form of the other argument. */
function whole(word: string, other: string): string {
  if (word !== 'published') return word;
  const formId = PUBLISHED.exec(other)?.[1] ?? /([a-z][a-z0-9-]*)\/\d+(?:\.draft)?\.json$/.exec(other)?.[1];
  if (!formId) throw new Error('Say which form: <form>/published.');
  return `${formId}/published`;
}

function diff(words: string[]) {
  const [a = '', b = '', ...rest] = words.filter((word) => word !== '--json');
  if (b === '' || rest.length > 0) return null;
  return async (services: Services): Promise<string[]> => {
    const read = (word: string) => (PUBLISHED.test(word) ? publishedForm(services, word) : readFormFile(resolve(word)));
    return diffLines(await read(whole(a, b)), await read(whole(b, a)), words.includes('--json'));
  };
}

/** Publishes the file after the published version, or the current version's file when there is no next one. */
function publish([formId = '', ...words]: string[]) {
  const options = readOptions(words, ['breaking', 'in'], ['dry-run']);
  if (!options || options.in === '' || (options.breaking !== undefined && options.breaking.trim().length < 10))
    return null;
  if (!FORM.test(formId)) return null;
  return async ({ publishedForms, publishing }: Services): Promise<string[]> => {
    const [current] = await publishedForms.versions(formId);
    const version = current?.definition.version ?? 0;
    const next = `${FOLDER}/${formId}/${version + 1}.json`;
    const read = (file: string) => textOf(file.replace(FOLDER, options.in ?? FOLDER));
    const [text, present] = await Promise.all([read(next), read(`${FOLDER}/${formId}/${version}.json`)]);
    const document = text ?? present;
    if (text === null && (await read(next.replace('.json', '.draft.json'))) !== null)
      throw new Error(`${formId}/${version + 1} is a draft: npm run forms -- finish ${formId} makes it a version.`);
    if (document === null) throw new Error(`There is no file ${next}: npm run forms -- new ${formId} begins one.`);
    const file = text === null ? `${FOLDER}/${formId}/${version}.json` : next;
    const migration = text === null ? null : await read(next.replace('.json', '.migration.json'));
    const { breaking, 'dry-run': dryRun = false } = options;
    const publication = { formId, document, ...(migration !== null && { migration }), ...(breaking && { breaking }) };
    const published = await publishing.publish(publication, dryRun);
    const lines = publishedLines(formId, file, published);
    if (published.state === 'refused') throw new Error(lines.join('\n'));
    return dryRun ? [...lines.slice(0, -1), `Nothing was published: ${formId}/${published.version} may be.`] : lines;
  };
}

function versions([formId, ...rest]: string[]) {
  if (rest.length > 0 || (formId !== undefined && !FORM.test(formId))) return null;
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

function migrate([formId = '', from = '', to = '', ...words]: string[]) {
  const apply = words.length === 1 && words[0] === '--apply';
  if (!FORM.test(formId) || !VERSION.test(from) || !VERSION.test(to) || (words.length > 0 && !apply)) return null;
  return ({ migrating }: Services): Promise<string[]> =>
    migrating.lines({ formId, from: Number(from), to: Number(to), apply });
}

const verbs = { versions, diff, publish, migrate };

/** Resolves paths in the command's working directory, because the server may run in another one. */
function wholePaths([verb = '', ...words]: string[]): string[] {
  if (verb === 'publish' && !words.some((word) => /^--in(?:=|$)/.test(word)))
    return [verb, ...words, '--in', resolve(FOLDER)];
  if (verb !== 'diff') return [verb, ...words];
  return [verb, ...words.map((word) => (word.endsWith('.json') ? resolve(word) : word))];
}

export const formVersions: OperatorCommand = {
  usage: formsUsage,
  resolvePaths: wholePaths,
  prepare: ([verb = '', ...words]) => (Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs](words) : null),
};
