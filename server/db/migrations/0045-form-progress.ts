import type { Migration } from '.';

export const formProgress: Migration = {
  name: '0045-form-progress',
  statements: [
    // A row without a field counts the form itself: filled in, sent, left.
    `create table form_progress (
      form_id text not null,
      version integer not null,
      day date not null,
      field text not null,
      shown integer not null check (shown >= 0),
      answered integer not null check (answered >= 0),
      left_here integer not null check (left_here >= 0),
      primary key (form_id, version, day, field)
    )`,
  ],
};
