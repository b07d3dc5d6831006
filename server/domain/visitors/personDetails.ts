import type { VisitorRow } from './visitorRepository';

/** A visitor's name, from one field or from first and last name. */
export const nameOf = ({ core }: Pick<VisitorRow, 'core'>): string =>
  String(core.name ?? [core.firstName, core.lastName].filter(Boolean).join(' '));

/** The contacts of a person or record: mobile number and email address, if any. */
export const contactsOf = (person: { mobile: string | null; email: string | null } | undefined): string[] =>
  [person?.mobile, person?.email].flatMap((contact) => contact ?? []);
