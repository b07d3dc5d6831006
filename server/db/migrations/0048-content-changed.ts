import type { Migration } from '.';

export const contentChanged: Migration = {
  name: '0048-content-changed',
  statements: [
    // When the content last changed: the date of the open data.
    'alter table content_version add column changed_at timestamptz not null default now()',
  ],
};
