import type { Migration } from '.';

export const formSubmissions: Migration = {
  name: '0042-form-submissions',
  statements: [
    // Answers to forms with a page of their own. The address is that of the receipt.
    `create table form_submission (
      id text primary key,
      edition integer not null,
      form_id text not null,
      form_version integer not null,
      answers jsonb not null,
      email text,
      locale text not null,
      consent jsonb,
      source text,
      fingerprint text not null,
      created_at timestamptz not null
    )`,
    // Prevents duplicates when a request is repeated after a lost response.
    'create unique index form_submission_fingerprint on form_submission (edition, fingerprint)',
    'create index form_submission_form on form_submission (form_id, edition, created_at)',
    'create index form_submission_email on form_submission (email)',
    'alter table submission drop constraint submission_kind_check',
    `alter table submission add constraint submission_kind_check
      check (kind in ('booth', 'counsel', 'mediaCard', 'visaLetter', 'advert', 'download', 'form'))`,
  ],
};
