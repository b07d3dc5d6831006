import type { Migration } from '.';

export const applications: Migration = {
  name: '0023-applications',
  statements: [
    `create table application (
      id text primary key,
      edition integer not null,
      form_id text not null,
      form_version integer not null,
      core jsonb not null,
      answers jsonb not null,
      email text not null,
      locale text not null,
      consent jsonb not null,
      source text,
      fingerprint text not null,
      created_at timestamptz not null
    )`,
    // Prevents duplicates when a request is repeated after a lost response.
    'create unique index application_fingerprint on application (edition, fingerprint)',
    'create index application_email on application (email)',
  ],
};
