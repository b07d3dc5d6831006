import type { Migration } from '.';

export const problemReports: Migration = {
  name: '0047-problem-reports',
  statements: [
    // Reports about problems of the site. The address is that of the receipt.
    `create table problem_report (
      id text primary key,
      edition integer not null,
      number text not null unique,
      email text,
      description text,
      story jsonb not null,
      locale text not null,
      consent jsonb not null,
      fingerprint text not null,
      created_at timestamptz not null
    )`,
    // Prevents duplicates when a request is repeated after a lost response.
    'create unique index problem_report_fingerprint on problem_report (edition, fingerprint)',
    'create index problem_report_email on problem_report (email)',
    'create index problem_report_created on problem_report (created_at)',
  ],
};
