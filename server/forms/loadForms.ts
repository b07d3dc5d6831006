import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '../../src/rules/forms/findings/say';
import { checkSource, isRight } from '../../src/rules/forms/checkSource';
import { problem, type PlacedProblem } from '../../src/rules/forms/problem';
import type { FormDefinition } from '../../src/rules/forms/types';
import { contentHash } from './contentHash';

export interface LoadedForm {
  /** `visitor-en/2.json` */
  file: string;
  definition: FormDefinition;
  hash: string;
}

/** What is wrong with a file, and where in it. */
export interface FileProblem extends PlacedProblem {
  file: string;
}

export interface LoadedForms {
  forms: LoadedForm[];
  problems: FileProblem[];
}

/** The files of form versions in a folder: `<formId>/<version>.json`, each form's in their order. */
export async function formFilesIn(directory: string): Promise<string[]> {
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const versionOf = (file: string) => Number(/(\d+)\.json$/.exec(file)?.[1] ?? 0);
  const files = await Promise.all(
    folders.map(async ({ name }) =>
      (await readdir(join(directory, name)))
        .filter((file) => /^\d+\.json$/.test(file))
        .sort((one, other) => versionOf(one) - versionOf(other))
        .map((file) => `${name}/${file}`),
    ),
  );
  return files.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)).flat();
}

/** A form's name and version are those of its file. */
function nameProblem(file: string, { formId, version }: FormDefinition): FileProblem[] {
  if (file.endsWith(`${formId}/${version}.json`) || !/[^/]+\/\d+\.json$/.test(file)) return [];
  const said = say('fileName', { form: formId, version, file: `${formId}/${version}.json` });
  const pointer = file.includes(`${formId}/`) ? '/version' : '/formId';
  return [{ ...problem('fileName', pointer, said), file, line: 1, column: 1 }];
}

/** Checks the text of one file. `earlier` are the versions before it. */
export function readFormText(file: string, text: string, earlier: readonly FormDefinition[] = []): LoadedForms {
  const checked = checkSource(text, { earlier });
  const { form } = checked;
  const problems = [...(form ? nameProblem(file, form) : []), ...checked.problems.map((found) => ({ file, ...found }))];
  const right = form && isRight({ form, problems });
  return { forms: right ? [{ file, definition: form, hash: contentHash(form) }] : [], problems };
}

/** Reads and checks all form files of a folder. Only forms without an error are given back; warnings are among the problems. */
export async function loadForms(directory: string): Promise<LoadedForms> {
  const forms: LoadedForm[] = [];
  const problems: FileProblem[] = [];
  for (const file of await formFilesIn(directory)) {
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
