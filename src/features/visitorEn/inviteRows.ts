/** The rows of "Invite colleagues": what is typed, what is wrong with it, and what is sent. */
import type { PartnerEnInput } from '@/api/types';
import type { FieldError } from '@/api/errors';
import type { Issue } from '@/rules/issue';
import { email as checkEmail } from '@/rules/validators/email';
import { isEmpty, textOf } from '@/rules/validators/text';

export const FIELDS = ['firstName', 'lastName', 'email'] as const;
export type RowField = (typeof FIELDS)[number];
export type RowErrors = Partial<Record<RowField, string>>;

export interface Row extends Record<RowField, string> {
  id: number;
  errors: RowErrors;
}

/** As many as one request takes together; a delegation has a page of its own. */
export const MAX_ROWS = 10;

export const emptyRow = (id: number): Row => ({ id, firstName: '', lastName: '', email: '', errors: {} });

const required: Issue = { id: 'form.required' };

/** The rows with their errors in words. A name may be one letter here: the colleague writes it out when registering. */
export function checked(rows: readonly Row[], text: (issue: Issue) => string): Row[] {
  return rows.map((row) => {
    const errors: RowErrors = {};
    for (const field of FIELDS) {
      const found = isEmpty(row[field]) ? required : field === 'email' ? checkEmail(row.email) : null;
      if (found) errors[field] = text(found);
    }
    return { ...row, errors };
  });
}

export const hasErrors = (rows: readonly Row[]): boolean => rows.some(({ errors }) => Object.keys(errors).length > 0);

export const toPartners = (rows: readonly Row[], company: string | undefined): PartnerEnInput[] =>
  rows.map(({ firstName, lastName, email }) => ({
    firstName: textOf(firstName),
    lastName: textOf(lastName),
    email: textOf(email),
    ...(company && { company }),
  }));

const POINTER = /^\/body\/partners\/(\d+)(?:\/(firstName|lastName|email))?$/;

/** Puts the server's errors on their rows; gives back what no row shows. */
export function withServerErrors(rows: readonly Row[], errors: readonly FieldError[]): { rows: Row[]; rest: string[] } {
  const rest: string[] = [];
  const next = rows.map((row) => ({ ...row, errors: { ...row.errors } }));
  for (const { pointer, message } of errors) {
    const [, place, field = 'email'] = POINTER.exec(pointer) ?? [];
    const row = place === undefined ? undefined : next[Number(place)];
    if (row) row.errors[field as RowField] = message;
    else rest.push(message);
  }
  return { rows: next, rest };
}
