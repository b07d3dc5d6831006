import type { VisitorRow } from './visitorRepository';

/** A visitor's name, whichever fields the form has for it. */
export const nameOf = ({ core }: Pick<VisitorRow, 'core'>): string =>
  String(core.name ?? [core.firstName, core.lastName].filter(Boolean).join(' '));

/** What a person or record is known by: its mobile number and email address, as far as it has them. */
export const contactsOf = (known: { mobile: string | null; email: string | null } | undefined): string[] =>
  [known?.mobile, known?.email].flatMap((contact) => contact ?? []);
