import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '../../src/rules/forms/findings/say';
import { checkSource, isRight } from '../../src/rules/forms/check/checkSource';
import { problem, type PlacedProblem } from '../../src/rules/forms/check/problem';
import type { FormDefinition } from '../../src/rules/forms/types';
import { contentHash } from './contentHash';

export interface LoadedForm {
  /** `visitor-en/2.json` */
  file: string;
  definition: FormDefinition;
  hash: string;
}

/** A problem with its file and position. */
export interface FileProblem extends PlacedProblem {
  file: string;
}

export interface LoadedForms {
  forms: LoadedForm[];
  problems: FileProblem[];
}

const VERSION_FILE = /^(\d+)\.json$/;
/** A draft of a version, such as `3.draft.json`. It is neither loaded at start nor published. */
const DRAFT_FILE = /^(\d+)\.draft\.json$/;

/** The files of versions or drafts in a folder, `<formId>/<version>.json`, in order of versions. */
export async function formFilesIn(directory: string, kind: 'versions' | 'drafts' = 'versions'): Promise<string[]> {
  const name = kind === 'drafts' ? DRAFT_FILE : VERSION_FILE;
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const versionOf = (file: string) => Number(name.exec(file)?.[1] ?? 0);
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(directory, folder.name)))
        .filter((file) => name.test(file))
        .sort((one, other) => versionOf(one) - versionOf(other))
        .map((file) => `${folder.name}/${file}`),
    ),
  );
  return files.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)).flat();
}

/** A problem when a form's id and version differ from its file name. */
function nameProblem(file: string, { formId, version }: FormDefinition): FileProblem[] {
  const ending = file.endsWith('.draft.json') ? 'draft.json' : 'json';
  const own = `${formId}/${version}.${ending}`;
  if (file.endsWith(own) || !/[^/]+\/\d+(\.draft)?\.json$/.test(file)) return [];
  const message = say('fileName', { form: formId, version, file: own });
  const pointer = file.includes(`${formId}/`) ? '/version' : '/formId';
  return [{ ...problem('fileName', pointer, message), file, line: 1, column: 1 }];
}

/** Checks the text of a file. `earlier` are the previous versions. */
export function readFormText(file: string, text: string, earlier: readonly FormDefinition[] = []): LoadedForms {
  const checked = checkSource(text, { earlier });
  const { form } = checked;
  const problems = [...(form ? nameProblem(file, form) : []), ...checked.problems.map((found) => ({ file, ...found }))];
  const right = form && isRight({ form, problems });
  return { forms: right ? [{ file, definition: form, hash: contentHash(form) }] : [], problems };
}

/**
 * Loads and checks all versions of a folder, and optionally its drafts. `forms` has only those without errors;
 * `problems` includes warnings.
 */
export async function loadForms(directory: string, { drafts = false } = {}): Promise<LoadedForms> {
  const forms: LoadedForm[] = [];
  const problems: FileProblem[] = [];
  const files = await formFilesIn(directory);
  if (drafts) files.push(...(await formFilesIn(directory, 'drafts')));
  for (const file of files) {
    const loaded = readFormText(
      file,
      await readFile(join(directory, file), 'utf8'),
      forms.map(({ definition }) => definition),
    );
    forms.push(...loaded.forms);
    problems.push(...loaded.problems);
  }
  return { forms, problems };
}
