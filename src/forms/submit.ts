import { type Form, isField } from '@formily/core';
import { submittedValues, toFormBody, fieldValue, visibleFields } from '@/rules/forms/fields';
import type { FormDefinition, FormValues } from '@/rules/forms/types';
import { encodeIssue } from './schema/feedback';

/** An error of the API's envelope: a JSON pointer into the request, a stable reason, and a localised text. */
interface ServerFieldError {
  pointer: string;
  reason: string;
  message: string;
}

const nameOf = (pointer: string): string | undefined =>
  /^\/body\/(?:answers\/)?([A-Za-z][A-Za-z0-9_]*)(?:\/\d+)?$/.exec(pointer)?.[1];

const visibleField = (form: Form, name: string | undefined) => {
  const field = name === undefined ? undefined : form.query(name).take();
  return isField(field) && field.display === 'visible' ? field : undefined;
};

/** Sets the server's errors on the fields that can show them; returns the rest. */
function setServerErrors(form: Form, errors: readonly ServerFieldError[]): ServerFieldError[] {
  const byField = new Map<string, ServerFieldError[]>();
  const unassigned = errors.filter((error) => {
    const name = nameOf(error.pointer);
    if (name === undefined || !visibleField(form, name)) return true;
    byField.set(name, [...(byField.get(name) ?? []), error]);
    return false;
  });
  for (const [name, fieldErrors] of byField) {
    visibleField(form, name)?.setSelfErrors(
      fieldErrors.map(({ reason, message }) => encodeIssue({ id: reason, text: message })),
    );
  }
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

function virtualValues(definition: FormDefinition, values: FormValues): Record<string, string> {
  const fields = visibleFields(definition, values).filter(({ schema }) => schema['x-virtual']);
  return Object.fromEntries(fields.map(({ name }) => [name, String(fieldValue(values, name) ?? '').trim()]));
}

const toSubmission = (definition: FormDefinition, values: FormValues): FormSubmission => ({
  body: toFormBody(definition, values),
  values: submittedValues(definition, values),
  virtual: virtualValues(definition, values),
});

/** Validates, sends, and assigns the response's errors. Rejects only if `send` does. */
export async function submitForm(
  form: Form,
  definition: FormDefinition,
  send: (submission: FormSubmission) => Promise<SubmitFailure | void>,
): Promise<SubmitErrors | null> {
  clearServerErrors(form);
  try {
    const failure = await form.submit<SubmitFailure | void>((values) =>
      send(toSubmission(definition, values as FormValues)),
    );
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
