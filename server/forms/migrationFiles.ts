/** Migration files, named after the version to which they lead: `<formId>/<version>.migration.json`. */
import { checkMigration } from '../../src/rules/forms/versions/migration';
import { diagnosticMessage } from '../../src/rules/forms/diagnostics/diagnosticMessage';
import { problem } from '../../src/rules/forms/check/problem';
import type { FileProblem, LoadedForm } from './loadForms';

const FILE_PATTERN = /(?:^|\/)([a-z][a-z0-9-]{1,39})\/([1-9]\d{0,3})\.migration\.json$/;

export const isMigrationFile = (file: string): boolean => file.endsWith('.migration.json');

/** The migration to a version or its draft. */
export const migrationFileOf = (file: string): string => file.replace(/(\.draft)?\.json$/, '.migration.json');

/** Checks the text of a migration against its two versions. */
export function checkMigrationText(file: string, text: string, forms: readonly LoadedForm[]): FileProblem[] {
  const [, formId = '', version = ''] = FILE_PATTERN.exec(file) ?? [];
  const names = [`${formId}/${Number(version) - 1}.json`, `${formId}/${version}.json`];
  const [from, to] = [Number(version) - 1, Number(version)].map((number) =>
    forms.map(({ definition }) => definition).find((form) => form.formId === formId && form.version === number),
  );
  if (from && to) return checkMigration(text, from, to).problems.map((item) => ({ file, ...item }));
  const message = diagnosticMessage('stepBetween', { from: names[0] ?? '', to: names[1] ?? '' });
  return [{ ...problem('fileName', '', message), file, line: 1, column: 1 }];
}
