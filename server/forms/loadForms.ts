import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diagnosticMessage } from '../../src/rules/forms/diagnostics/diagnosticMessage';
import { checkSource, isPublishable } from '../../src/rules/forms/check/checkSource';
import { problem, type LocatedProblem } from '../../src/rules/forms/check/problem';
import type { FormDefinition } from '../../src/rules/forms/types';
import { contentHash } from './contentHash';

export interface LoadedForm {
  /** `visitor-en/2.json` */
  file: string;
  definition: FormDefinition;
  /** The parsed JSON of the file, before an upgrade: what is published and hashed. */
  source: object;
  hash: string;
  /** The text of its case file. */
  cases?: string | null;
}

/** A problem with its file and position. */
export interface FileProblem extends LocatedProblem {
  file: string;
}

export interface LoadedForms {
  forms: LoadedForm[];
  problems: FileProblem[];
}

const VERSION_FILE = /^(\d+)\.json$/;
/** A draft of a version, such as `3.draft.json`. It is neither loaded at start nor published. */
const DRAFT_FILE = /^(\d+)\.draft\.json$/;

/** The case file of a version or its draft. */
export const caseFileOf = (file: string): string => file.replace(/(?:\.draft)?\.json$/, '.cases.json');

/** The files of versions or drafts in a folder, `<formId>/<version>.json`, in order of versions. */
export async function formFilesIn(directory: string, kind: 'versions' | 'drafts' = 'versions'): Promise<string[]> {
  const pattern = kind === 'drafts' ? DRAFT_FILE : VERSION_FILE;
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const versionOf = (file: string) => Number(pattern.exec(file)?.[1] ?? 0);
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(directory, folder.name)))
        .filter((file) => pattern.test(file))
        .sort((one, other) => versionOf(one) - versionOf(other))
        .map((file) => `${folder.name}/${file}`),
    ),
  );
  return files.sort(([one = ''], [other = '']) => (one < other ? -1 : 1)).flat();
}

/** Reports a form whose id or version differs from its file name. */
function checkFileName(file: string, { formId, version }: FormDefinition): FileProblem[] {
  const ending = file.endsWith('.draft.json') ? 'draft.json' : 'json';
  const expectedFile = `${formId}/${version}.${ending}`;
  if (file.endsWith(expectedFile) || !/[^/]+\/\d+(\.draft)?\.json$/.test(file)) return [];
  const message = diagnosticMessage('fileName', { form: formId, version, file: expectedFile });
  const pointer = file.includes(`${formId}/`) ? '/version' : '/formId';
  return [{ ...problem('fileName', pointer, message), file, line: 1, column: 1 }];
}

/** Checks the text of a file. `earlier` are the previous versions. */
export function checkFormText(file: string, text: string, earlier: readonly FormDefinition[] = []): LoadedForms {
  const result = checkSource(text, { earlier });
  const { form, source } = result;
  const problems = [...(form ? checkFileName(file, form) : []), ...result.problems.map((item) => ({ file, ...item }))];
  const isValid = form && source && isPublishable({ form, problems });
  return { forms: isValid ? [{ file, definition: form, source, hash: contentHash(source) }] : [], problems };
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
    const loaded = checkFormText(
      file,
      await readFile(join(directory, file), 'utf8'),
      forms.map(({ definition }) => definition),
    );
    const cases = await readFile(join(directory, caseFileOf(file)), 'utf8').catch(() => undefined);
    forms.push(...loaded.forms.map((form) => ({ ...form, ...(cases !== undefined && { cases }) })));
    problems.push(...loaded.problems);
  }
  return { forms, problems };
}
