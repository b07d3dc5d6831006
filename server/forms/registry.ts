import { parsePointer, pointerPart } from '../../src/rules/forms/json';
import { listFields } from '../../src/rules/forms/fields';
import { treeOf } from '../../src/rules/forms/tree';
import { formatFormIssue } from '../../src/rules/forms/messages';
import type { FormDefinition, FormValues } from '../../src/rules/forms/types';
import { validateSubmission } from '../../src/rules/forms/validation/validate';
import type { ReferenceDates } from '../../src/rules/referenceDates';
import type { Issue } from '../../src/rules/issue';
import type { Locale } from '../../src/rules/locales';
import type { LoadedForm } from './loadForms';

/** An issue of a submission, with a pointer into the request. `message` returns its text. */
export interface SubmissionIssue extends Issue {
  pointer: string;
}

/** Core properties at the top level, everything else in `answers` (docs/api.md, Rules of the contract). */
export type FormSubmissionValues = Readonly<Record<string, unknown>> & { answers?: FormValues };

export interface FormRegistry {
  find(formId: string, version: number): LoadedForm | undefined;
  /** The current version. */
  current(formId: string): LoadedForm | undefined;
  all(): readonly LoadedForm[];
  /**
   * Returns no issues for valid values. An unknown form or version is the issue `form.unknown`; older versions are
   * validated, too.
   */
  validate(formId: string, version: number, values: FormSubmissionValues, days: ReferenceDates): SubmissionIssue[];
  /** The text of an issue, from the form if it has one. */
  message(formId: string, version: number, issue: SubmissionIssue, locale: Locale): string;
}

const answerPointer = (name: string) => `/body/answers${pointerPart(name)}`;

/** Validates a submission of any form, published or not. */
export function checkSubmission(
  form: FormDefinition,
  { answers = {}, ...core }: FormSubmissionValues,
  days: ReferenceDates,
): SubmissionIssue[] {
  const fields = listFields(form);
  const coreNames = new Set(fields.filter(({ schema }) => schema['x-core']).map(({ name }) => name));
  // Core properties in `answers`, or answers at the top level, are misplaced.
  const misplaced = [
    ...Object.keys(core)
      .filter((name) => !coreNames.has(name))
      .map((name) => ({ pointer: `/body${pointerPart(name)}`, name })),
    ...Object.keys(answers)
      .filter((name) => coreNames.has(name))
      .map((name) => ({ pointer: answerPointer(name), name })),
  ].map(({ pointer, name }) => ({ pointer, id: 'form.unknownField', values: { name: name.slice(0, 80) } }));
  const formAnswers = Object.entries(answers).filter(([name]) => !coreNames.has(name));
  const coreValues = Object.entries(core).filter(([name]) => coreNames.has(name));
  const issues = validateSubmission(form, Object.fromEntries([...formAnswers, ...coreValues]), { days });
  const formIssues = issues.map(({ pointer, ...issue }) => {
    const [name = ''] = parsePointer(pointer);
    return { pointer: coreNames.has(name) ? `/body${pointer}` : `/body/answers${pointer}`, ...issue };
  });
  return [...formIssues, ...misplaced];
}

/** The text of an issue, from the form if it has one. */
export function messageOf(form: FormDefinition, issue: SubmissionIssue, locale: Locale): string {
  const path = parsePointer(issue.pointer.replace(/^\/body(\/answers)?/, ''));
  // The names of fields begin with a letter; a number is the index of a row.
  const node = treeOf(form).nodeAt(path.map((part) => (/^\d+$/.test(part) ? null : part)));
  return formatFormIssue(form, issue, locale, node?.schema.title);
}

/** Creates a registry, which finds form versions and validates submissions. */
export function createFormRegistry(forms: readonly LoadedForm[]): FormRegistry {
  const keyOf = (formId: string, version: number) => `${formId}/${version}`;
  const byKey = new Map(forms.map((form) => [keyOf(form.definition.formId, form.definition.version), form]));
  const newestFirst = forms.toSorted((a, b) => b.definition.version - a.definition.version);
  const find = (formId: string, version: number) => byKey.get(keyOf(formId, version));
  return {
    find,
    current: (formId) => newestFirst.find(({ definition }) => definition.formId === formId),
    all: () => forms,
    validate(formId, version, values, days) {
      const form = find(formId, version);
      return form
        ? checkSubmission(form.definition, values, days)
        : [{ pointer: '/body/formVersion', id: 'form.unknown' }];
    },
    message(formId, version, issue, locale) {
      const form = find(formId, version)?.definition;
      return form ? messageOf(form, issue, locale) : formatFormIssue({}, issue, locale);
    },
  };
}
