/** The organiser's mailboxes for notices of submissions, one per kind, and for reports about problems of the site. */
import { z } from 'zod';
import type { Locale } from '../src/rules/locales';

/** The organiser works in Chinese. */
export const ORGANISER_LOCALE: Locale = 'zh-cn';

const mailbox = z.email().optional();

/** The variables of .env.example for mailboxes. */
export const organiserMailVariables = {
  ORGANISER_MAIL_BOOTH: mailbox,
  ORGANISER_MAIL_COUNSEL: mailbox,
  ORGANISER_MAIL_MEDIA: mailbox,
  ORGANISER_MAIL_VISA: mailbox,
  ORGANISER_MAIL_ADVERT: mailbox,
  ORGANISER_MAIL_DOWNLOAD: mailbox,
  ORGANISER_MAIL_FORM: mailbox,
  ORGANISER_MAIL_PROBLEM: mailbox,
};

const variableOf = {
  booth: 'ORGANISER_MAIL_BOOTH',
  counsel: 'ORGANISER_MAIL_COUNSEL',
  mediaCard: 'ORGANISER_MAIL_MEDIA',
  visaLetter: 'ORGANISER_MAIL_VISA',
  advert: 'ORGANISER_MAIL_ADVERT',
  download: 'ORGANISER_MAIL_DOWNLOAD',
  form: 'ORGANISER_MAIL_FORM',
  problem: 'ORGANISER_MAIL_PROBLEM',
} as const satisfies Record<string, keyof typeof organiserMailVariables>;

/** The mailbox of each kind; null when it is not set. */
export type OrganiserMails = Record<keyof typeof variableOf, string | null>;

type Kind = keyof typeof variableOf;
const kinds = Object.keys(variableOf) as Kind[];

export const organiserMailsFrom = (values: z.output<z.ZodObject<typeof organiserMailVariables>>): OrganiserMails =>
  Object.fromEntries(kinds.map((kind) => [kind, values[variableOf[kind]] ?? null])) as OrganiserMails;

/** No mailboxes: notices go to the edition's contacts. */
export const noOrganiserMails: OrganiserMails = organiserMailsFrom({});

/** The variables of mailboxes that are not set. */
export const missingMailboxes = (mails: OrganiserMails): string[] =>
  kinds.filter((kind) => mails[kind] === null).map((kind) => variableOf[kind]);
