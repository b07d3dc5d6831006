import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkForm } from '../../src/rules/forms/check';
import { FormError, readForm } from '../../src/rules/forms/read';
import type { FormDefinition } from '../../src/rules/forms/types';
import { contentHash } from './contentHash';
import { compileMetaSchema } from './metaSchema';

export interface LoadedForm {
  /** `visitor-en/2.json` */
  file: string;
  definition: FormDefinition;
  hash: string;
}

/** What is wrong with a file, and where in it: a JSON pointer, empty for the whole. */
export interface FileProblem {
  file: string;
  pointer: string;
  message: string;
}

export interface LoadedForms {
  forms: LoadedForm[];
  problems: FileProblem[];
}

type Check = ReturnType<typeof compileMetaSchema>;

async function filesIn(directory: string): Promise<string[]> {
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const files = await Promise.all(
    folders.map(async ({ name }) =>
      (await readdir(join(directory, name))).filter((file) => file.endsWith('.json')).map((file) => `${name}/${file}`),
    ),
  );
  return files.flat().sort();
}

function nameProblems(file: string, { formId, version }: FormDefinition): FileProblem[] {
  return `${formId}/${version}.json` === file
    ? []
    : [
        {
          file,
          pointer: '',
          message: `The file says ${formId}, version ${version}; its name must be ${formId}/${version}.json.`,
        },
      ];
}

async function loadFile(directory: string, file: string, check: Check): Promise<LoadedForms> {
  const wrong = (pointer: string, message: string): LoadedForms => ({
    forms: [],
    problems: [{ file, pointer, message }],
  });
  let json: unknown;
  try {
    json = JSON.parse(await readFile(join(directory, file), 'utf8'));
  } catch (error) {
    return wrong('', `This is not JSON: ${(error as Error).message}.`);
  }
  const shape = check(json).map((problem) => ({ file, ...problem }));
  // What is not of the right shape cannot be read for its meaning.
  if (shape.length > 0) return { forms: [], problems: shape };
  try {
    const definition = readForm(json);
    const problems = [
      ...nameProblems(file, definition),
      ...checkForm(definition).map((problem) => ({ file, ...problem })),
    ];
    return { forms: problems.length > 0 ? [] : [{ file, definition, hash: contentHash(json) }], problems };
  } catch (error) {
    if (error instanceof FormError) return wrong(error.pointer, error.message);
    throw error;
  }
}

function currentProblems(forms: readonly LoadedForm[]): FileProblem[] {
  const ids = new Set(forms.map(({ definition }) => definition.formId));
  return [...ids].flatMap((id) => {
    const live = forms.filter(({ definition }) => definition.formId === id && !definition.archived);
    if (live.length === 1) return [];
    const message =
      live.length === 0
        ? 'Every version is archived; one must be current.'
        : 'More than one version is current; archive the older ones.';
    return [{ file: live.at(-1)?.file ?? `${id}/`, pointer: '/archived', message }];
  });
}

/** Reads `<directory>/<formId>/<version>.json` and its `meta.schema.json`. Only forms without a problem are given back. */
export async function loadForms(directory: string): Promise<LoadedForms> {
  const meta = JSON.parse(await readFile(join(directory, 'meta.schema.json'), 'utf8')) as object;
  const check = compileMetaSchema(meta);
  const loaded = await Promise.all((await filesIn(directory)).map((file) => loadFile(directory, file, check)));
  const forms = loaded.flatMap((one) => one.forms);
  const problems = loaded.flatMap((one) => one.problems);
  return { forms, problems: problems.length > 0 ? problems : currentProblems(forms) };
}
