import type { Migration } from '.';

export const formDrafts: Migration = {
  name: '0043-form-drafts',
  statements: [
    `create table form_draft (
      form_id text primary key,
      revision integer not null check (revision > 0),
      document text not null,
      author text not null,
      changed_at timestamptz not null,
      lock_author text,
      locked_until timestamptz,
      review_state text check (review_state in ('requested', 'approved')),
      review_author text,
      review_revision integer,
      reviewed_at timestamptz
    )`,
    // The history of a form outlives its drafts.
    `create table form_draft_revision (
      form_id text not null,
      revision integer not null check (revision > 0),
      action text not null check (action in ('saved', 'restored', 'takenOver', 'discarded', 'published')),
      author text not null,
      at timestamptz not null,
      document text not null,
      primary key (form_id, revision)
    )`,
  ],
};
