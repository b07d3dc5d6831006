import type { Form } from '@formily/core';
import { submittedValues, toFormBody, valueOf, visibleFields } from '@/rules/forms/fields';
import type { FormDefinition, FormValues } from '@/rules/forms/types';
import { clearServerErrors, setServerErrors, type ServerFieldError } from './serverErrors';

/** What a form gives to its page. */
export interface FormSubmission {
  /** `{ formId, formVersion, …core properties, answers }`, trimmed, without what is empty or was not asked. */
  body: ReturnType<typeof toFormBody>;
  /** The same by field name. */
  values: Record<string, unknown>;
  /** Virtual fields, such as `verificationCode`, which have calls of their own. */
  virtual: Record<string, string>;
}

/** How a page's call ended, when it did not succeed. */
export interface SubmitFailure {
  errors?: readonly ServerFieldError[];
  /** A text for the summary where no field shows the reason. */
  message?: string;
}

/** What the summary shows beside the fields' own errors; null after a success. */
export interface Refusal {
  general: string[];
}

function virtualValues(definition: FormDefinition, values: FormValues): Record<string, string> {
  const fields = visibleFields(definition, values).filter(({ schema }) => schema['x-virtual']);
  return Object.fromEntries(fields.map(({ name }) => [name, String(valueOf(values, name) ?? '').trim()]));
}

const toSubmission = (definition: FormDefinition, values: FormValues): FormSubmission => ({
  body: toFormBody(definition, values),
  values: submittedValues(definition, values),
  virtual: virtualValues(definition, values),
});

/** Validates, sends, and puts the answer's errors where they belong. Rejects only if `send` does. */
export async function submitForm(
  form: Form,
  definition: FormDefinition,
  send: (submission: FormSubmission) => Promise<SubmitFailure | void>,
): Promise<Refusal | null> {
  clearServerErrors(form);
  try {
    const failure = await form.submit<SubmitFailure | void>((values) =>
      send(toSubmission(definition, values as FormValues)),
    );
    if (!failure) return null;
    const rest = setServerErrors(form, failure.errors ?? []).map(({ message }) => message);
    const shown = form.errors.length > 0;
    return { general: rest.length > 0 || shown || !failure.message ? rest : [failure.message] };
  } catch (error) {
    // Formily rejects with its list of errors when a field is not valid; anything else went wrong while sending.
    if (form.invalid) return { general: [] };
    throw error;
  }
}
