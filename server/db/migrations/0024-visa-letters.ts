import type { Migration } from '.';

export const visaLetters: Migration = {
  name: '0024-visa-letters',
  statements: [
    // Personal data is encrypted. The fingerprint is keyed, so that passports cannot be looked up without the site's
    // secret.
    `create table visa_letter (
      id text primary key,
      edition integer not null,
      number text not null unique,
      form_id text not null,
      form_version integer not null,
      email text not null,
      sealed text not null,
      answers jsonb not null,
      locale text not null,
      consent jsonb not null,
      source text,
      fingerprint text not null,
      created_at timestamptz not null
    )`,
    'create unique index visa_letter_fingerprint on visa_letter (edition, fingerprint)',
    'create index visa_letter_email on visa_letter (email)',
  ],
};
