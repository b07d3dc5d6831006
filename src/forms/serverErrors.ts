import { isField, type Form } from '@formily/core';
import { encodeIssue } from './feedback';

/** An error of the API's envelope: a JSON pointer into the request, a stable reason, and its text in the reader's language. */
export interface ServerFieldError {
  pointer: string;
  reason: string;
  message: string;
}

const nameOf = (pointer: string): string | undefined =>
  /^\/body\/(?:answers\/)?([A-Za-z][A-Za-z0-9_]*)(?:\/\d+)?$/.exec(pointer)?.[1];

const shownField = (form: Form, name: string | undefined) => {
  const field = name === undefined ? undefined : form.query(name).take();
  return isField(field) && field.display === 'visible' ? field : undefined;
};

/** Splits the server's errors once: those that a field shows are put on it, the rest is given back. */
export function setServerErrors(form: Form, errors: readonly ServerFieldError[]): ServerFieldError[] {
  const byField = new Map<string, ServerFieldError[]>();
  const rest = errors.filter((error) => {
    const name = nameOf(error.pointer);
    if (name === undefined || !shownField(form, name)) return true;
    byField.set(name, [...(byField.get(name) ?? []), error]);
    return false;
  });
  for (const [name, own] of byField) {
    shownField(form, name)?.setSelfErrors(own.map(({ reason, message }) => encodeIssue({ id: reason, text: message })));
  }
  return rest;
}

/** What the server said of the last attempt does not stand in the way of the next one. */
export const clearServerErrors = (form: Form): void =>
  form.query('*').forEach((field) => {
    if (isField(field)) field.setFeedback({ type: 'error', code: 'EffectError', messages: [] });
  });
