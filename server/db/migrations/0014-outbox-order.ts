import type { Migration } from '.';

export const outboxOrder: Migration = {
  name: '0014-outbox-order',
  statements: [
    // Messages of the same instant keep the order in which they were written.
    `alter table outbox_message add column position bigint generated always as identity`,
    `create index outbox_message_recipient on outbox_message (recipient, position desc)`,
  ],
};
