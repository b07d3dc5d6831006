import type { Migration } from '.';

export const submissions: Migration = {
  name: '0031-submissions',
  statements: [
    // Submissions to the organiser of all kinds, with a number that the sender can quote.
    `create table submission (
      number text primary key,
      kind text not null check (kind in ('booth', 'counsel', 'mediaCard', 'visaLetter', 'advert', 'download')),
      record_id text not null,
      edition integer not null,
      state text not null check (state in ('received', 'inProgress', 'done')),
      company text,
      email_hash text,
      mobile_hash text,
      in_digest boolean not null,
      digested_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (kind, record_id)
    )`,
    `create index submission_kind on submission (kind, created_at)`,
    `create index submission_digest on submission (kind) where in_digest and digested_at is null`,
  ],
};
