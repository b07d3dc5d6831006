import type { Migration } from '.';

export const formUploads: Migration = {
  name: '0044-form-uploads',
  statements: [
    // Files in the answers to forms with a page of their own. The bytes are encrypted for their row.
    `create table form_upload (
      id text primary key,
      form_id text not null,
      field text not null,
      session text not null,
      client text not null,
      name text not null,
      type text not null,
      size integer not null,
      sealed bytea not null,
      submission_id text references form_submission (id) on delete cascade,
      created_at timestamptz not null
    )`,
    // Encrypted bytes don't compress.
    'alter table form_upload alter column sealed set storage external',
    'create index form_upload_submission on form_upload (submission_id)',
    'create index form_upload_unsent on form_upload (created_at) where submission_id is null',
  ],
};
