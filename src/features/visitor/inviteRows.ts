/** The rows of "Invite colleagues": values, validation and request. */
import type { FieldError } from '@/api';
import type { Issue } from '@/rules/issue';
import { email as checkEmail } from '@/rules/validators/email';
import { mainlandMobile } from '@/rules/validators/mobile';
import { isEmpty, textOf } from '@/rules/validators/text';

export type Contact = 'email' | 'mobile';
export type RowField = 'firstName' | 'lastName' | 'email' | 'name' | 'mobile';
type RowErrors = Partial<Record<RowField, string>>;

/** The fields of a colleague: for an e-mail from abroad, for a text message in Chinese. */
export const FIELDS: Record<Contact, readonly RowField[]> = {
  email: ['firstName', 'lastName', 'email'],
  mobile: ['name', 'mobile'],
};

export interface Row extends Record<RowField, string> {
  id: number;
  errors: RowErrors;
}

/** A row's values, trimmed. */
export type Colleague = Partial<Record<RowField, string>> & { company?: string };

/** The first word is the first name; a one-word name is both. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = name, ...rest] = name.split(' ');
  return { firstName, lastName: rest.join(' ') || firstName };
}

/** The contract's maximum per request; a delegation has its own page. */
export const MAX_ROWS = 10;

export const emptyRow = (id: number): Row => ({
  id,
  firstName: '',
  lastName: '',
  email: '',
  name: '',
  mobile: '',
  errors: {},
});

const required: Issue = { id: 'form.required' };

const validateField = (field: RowField, value: string): Issue | null => {
  if (isEmpty(value)) return required;
  return field === 'email' ? checkEmail(value) : field === 'mobile' ? mainlandMobile(value) : null;
};

/** The rows with localised errors. One letter is enough for a name: the colleague completes it when registering. */
export function validateRows(rows: readonly Row[], contact: Contact, text: (issue: Issue) => string): Row[] {
  return rows.map((row) => {
    const errors: RowErrors = {};
    for (const field of FIELDS[contact]) {
      const issue = validateField(field, row[field]);
      if (issue) errors[field] = text(issue);
    }
    return { ...row, errors };
  });
}

export const hasErrors = (rows: readonly Row[]): boolean => rows.some(({ errors }) => Object.keys(errors).length > 0);

export const toColleagues = (rows: readonly Row[], contact: Contact, company: string | undefined): Colleague[] =>
  rows.map((row) => ({
    ...Object.fromEntries(FIELDS[contact].map((field) => [field, textOf(row[field])])),
    ...(company && { company }),
  }));

const POINTER = /^\/body\/partners\/(\d+)(?:\/(firstName|lastName|email|name|mobile))?$/;

/** Assigns API errors to their rows; returns those that no row shows. */
export function withServerErrors(
  rows: readonly Row[],
  contact: Contact,
  errors: readonly FieldError[],
): { rows: Row[]; rest: string[] } {
  const rest: string[] = [];
  const next = rows.map((row) => ({ ...row, errors: { ...row.errors } }));
  for (const { pointer, message } of errors) {
    const [, index, field = contact] = POINTER.exec(pointer) ?? [];
    const row = index === undefined ? undefined : next[Number(index)];
    if (row) row.errors[field as RowField] = message;
    else rest.push(message);
  }
  return { rows: next, rest };
}
