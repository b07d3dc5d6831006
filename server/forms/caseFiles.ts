/** Case files of a version or its draft: `<formId>/<version>.cases.json`. */
import { problem } from '../../src/rules/forms/check/problem';
import { parseCases } from '../../src/rules/forms/cases/parseCases';
import { diagnosticMessage } from '../../src/rules/forms/diagnostics/diagnosticMessage';
import type { FileProblem, LoadedForm } from './loadForms';

const FILE_PATTERN = /(?:^|\/)([a-z][a-z0-9-]{1,39})\/([1-9]\d{0,3})\.cases\.json$/;

export const isCaseFile = (file: string): boolean => file.endsWith('.cases.json');

/** Checks the text of a case file against its form. */
export function checkCasesText(file: string, text: string, forms: readonly LoadedForm[]): FileProblem[] {
  const [, formId = '', version = ''] = FILE_PATTERN.exec(file) ?? [];
  const form = forms.find(({ definition }) => definition.formId === formId && definition.version === Number(version));
  if (form) return parseCases(text, form.definition).problems.map((item) => ({ file, ...item }));
  const message = diagnosticMessage('casesForm', { file: `${formId}/${version}.json` });
  return [{ ...problem('fileName', '', message), file, line: 1, column: 1 }];
}
