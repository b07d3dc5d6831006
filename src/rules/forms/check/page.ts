/** Checks `page`: which forms can have a page of their own, its dates, and the address of its receipt. */
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { listFields } from '@/rules/forms/fields';
import { coreOfForms } from '@/rules/forms/generated/core.gen';
import type { FieldSchema, FormDefinition, FormField } from '@/rules/forms/types';
import { treeOf } from '@/rules/forms/tree';
import { isUploadField } from '@/rules/forms/validation/uploads';
import { validatorsOf } from '@/rules/forms/validation/validateField';
import { plainDate } from '@/rules/validators/calendarDays';
import { didYouMean } from './didYouMean';
import { problem, type FormProblem } from './problem';

const removeIt = { hint: diagnosticMessage('removeIt') };

const isEmail = (schema: FieldSchema): boolean =>
  schema.type === 'string' &&
  (schema.format === 'email' ||
    validatorsOf(schema).some((rule) => (typeof rule === 'string' ? rule : rule.format) === 'email'));

/** A day that does not exist, such as 31 February, would otherwise count as a later one. */
const isInstant = (text: string): boolean => plainDate(text.slice(0, 10)) !== null && !Number.isNaN(Date.parse(text));

function periodProblems({ opens, closes }: NonNullable<FormDefinition['page']>): FormProblem[] {
  const invalid = Object.entries({ opens, closes }).flatMap(([key, text]) =>
    text === undefined || isInstant(text) ? [] : [problem('value', `/page/${key}`, diagnosticMessage('instant'))],
  );
  if (invalid.length > 0 || opens === undefined || closes === undefined) return invalid;
  return Date.parse(closes) > Date.parse(opens)
    ? []
    : [problem('limits', '/page/closes', diagnosticMessage('pageOrder'))];
}

function receiptProblems(name: string | undefined, fields: readonly FormField[]): FormProblem[] {
  if (name === undefined) return [];
  const field = fields.find((candidate) => candidate.name === name);
  const names = fields.map((candidate) => candidate.name);
  if (!field)
    return [
      problem('unknownField', '/page/receiptTo', diagnosticMessage('unknownField', { name }), {
        hint: didYouMean(name, names),
      }),
    ];
  if (isEmail(field.schema)) return [];
  const hint = diagnosticMessage('use', { text: '"format": "email"' });
  return [problem('value', '/page/receiptTo', diagnosticMessage('receiptAddress', { name }), { hint })];
}

/** Answers of other forms have no place for files. A draft that has no page yet can be tried. */
const uploadPlaceProblems = (form: FormDefinition): FormProblem[] =>
  treeOf(form)
    .nodes.filter(({ schema }) => isUploadField(schema))
    .map(({ pointer }) =>
      problem('placement', `${pointer}/x-component`, diagnosticMessage('uploadPlace'), {
        severity: Object.hasOwn(coreOfForms, form.formId) ? 'error' : 'incomplete',
        hint: diagnosticMessage('use', { text: '"page": {}' }),
      }),
    );

/** Problems of the form's own page. */
export function pageProblems(form: FormDefinition): FormProblem[] {
  const { page, formId } = form;
  if (!page) return uploadPlaceProblems(form);
  if (Object.hasOwn(coreOfForms, formId))
    return [problem('placement', '/page', diagnosticMessage('otherPage', { form: formId }), removeIt)];
  const fields = listFields(form);
  return [
    ...periodProblems(page),
    ...receiptProblems(page.receiptTo, fields),
    ...fields
      .filter(({ schema }) => schema['x-virtual'])
      .map(({ name, pointer }) =>
        problem('placement', pointer, diagnosticMessage('pageVirtual', { name }), { atKey: true, ...removeIt }),
      ),
  ];
}
