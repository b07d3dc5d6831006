import { parsePointer } from '@/rules/forms/json';
import { type Field, type Form, isField } from '@formily/core';
import { toJS } from '@formily/reactive';
import { submittedValues, toFormBody, fieldValue, visibleFields } from '@/rules/forms/fields';
import type { FormDefinition, FormValues } from '@/rules/forms/types';
import { validateSubmission, type FormIssue } from '@/rules/forms/validation/validate';
import type { FieldIssue } from '@/rules/forms/validation/validateField';
import type { ReferenceDates } from '@/rules/referenceDates';
import { encodeIssue } from './schema/feedback';

/** An error of the API's envelope: a JSON pointer into the request, a stable reason, and a localised text. */
interface ServerFieldError {
  pointer: string;
  reason: string;
  message: string;
}

/** `/body/answers/colleagues/0/name` → `colleagues.0.name` */
const pathOf = (pointer: string): string[] => parsePointer(pointer.replace(/^\/body(?:\/answers(?=\/))?/, ''));

/** The visible field at a path, or the nearest one around it: a list of options shows the error of one of its codes. */
function visibleField(form: Form, path: readonly string[]): Field | undefined {
  for (let length = path.length; length > 0; length--) {
    const field = form.query(path.slice(0, length).join('.')).take();
    if (isField(field)) return field.display === 'visible' ? field : undefined;
  }
  return undefined;
}

/** Sets the server's errors on the fields that can show them; returns the rest. */
function setServerErrors(form: Form, errors: readonly ServerFieldError[]): ServerFieldError[] {
  const byField = new Map<Field, ServerFieldError[]>();
  const unassigned = errors.filter((error) => {
    const field = error.pointer.startsWith('/body/') ? visibleField(form, pathOf(error.pointer)) : undefined;
    if (field) byField.set(field, [...(byField.get(field) ?? []), error]);
    return !field;
  });
  for (const [field, fieldErrors] of byField)
    field.setSelfErrors(fieldErrors.map(({ reason, message }) => encodeIssue({ id: reason, text: message })));
  return unassigned;
}

/** Errors of the last attempt must not block the next one. */
const clearServerErrors = (form: Form): void =>
  form.query('*').forEach((field) => {
    if (isField(field)) field.setFeedback({ type: 'error', code: 'EffectError', messages: [] });
  });

/** The data of a submitted form. */
export interface FormSubmission {
  /** `{ formId, formVersion, …core properties, answers }`, trimmed, without empty values and hidden fields. */
  body: ReturnType<typeof toFormBody>;
  /** The same by field name. */
  values: Record<string, unknown>;
  /** Virtual fields, such as `verificationCode`, which have their own endpoints. */
  virtual: Record<string, string>;
}

/** The result of a failed request. */
export interface SubmitFailure {
  errors?: readonly ServerFieldError[];
  /** Shown in the summary when no field shows the reason. */
  message?: string;
}

/** What the summary shows in addition to the fields' errors; null after a success. */
export interface SubmitErrors {
  general: string[];
}

function toSubmission(definition: FormDefinition, values: FormValues, { today }: ReferenceDates): FormSubmission {
  const virtual = visibleFields(definition, values, today).filter(({ schema }) => schema['x-virtual']);
  return {
    body: toFormBody(definition, values, today),
    values: submittedValues(definition, values, today),
    virtual: Object.fromEntries(
      virtual.map(({ name }) => [name, String(fieldValue(values, name) ?? '').trim()] as const),
    ),
  };
}

/** Judges the whole submission as the server does, and shows what the fields have not shown by themselves. */
function setRuleErrors(form: Form, definition: FormDefinition, values: FormValues, days: ReferenceDates): FormIssue[] {
  const issues = validateSubmission(definition, values, { days });
  for (const { pointer, ...issue } of issues) {
    const field = visibleField(form, pathOf(`/body${pointer}`));
    if (field?.selfErrors.length === 0) field.setSelfErrors([encodeIssue(issue)]);
  }
  return issues;
}

/** Issues of the whole form, as errors that no field shows. */
const generalErrors = (issues: readonly FormIssue[], textOf: (issue: FieldIssue) => string): ServerFieldError[] =>
  issues
    .filter(({ pointer }) => pointer === '')
    .map((issue) => ({ pointer: '', reason: issue.id, message: textOf(issue) }));

/** Validates, sends, and assigns the response's errors. Rejects only if `send` does. */
export async function submitForm(
  form: Form,
  definition: FormDefinition,
  days: ReferenceDates,
  textOf: (issue: FieldIssue) => string,
  send: (submission: FormSubmission) => Promise<SubmitFailure | void>,
): Promise<SubmitErrors | null> {
  clearServerErrors(form);
  try {
    const failure = await form.submit<SubmitFailure | void>((values) => {
      const submission = toSubmission(definition, toJS(values) as FormValues, days);
      const issues = setRuleErrors(form, definition, submission.values, days);
      if (issues.length > 0) return Promise.resolve({ errors: generalErrors(issues, textOf) });
      return send(submission);
    });
    if (!failure) return null;
    const generalMessages = setServerErrors(form, failure.errors ?? []).map(({ message }) => message);
    const hasVisibleErrors = form.errors.length > 0;
    return {
      general: generalMessages.length > 0 || hasVisibleErrors || !failure.message ? generalMessages : [failure.message],
    };
  } catch (error) {
    // Formily rejects with its errors when a field is invalid; any other error happened while sending.
    if (form.invalid) return { general: [] };
    throw error;
  }
}
