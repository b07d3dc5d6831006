import type { Migration } from '.';

export const messageRecipients: Migration = {
  name: '0027-message-recipients',
  statements: [
    // Messages per recipient, by a keyed hash of the address. Outlives the rows that caused the messages.
    `create table message_history (
      recipient_hash text not null,
      purpose text not null,
      since timestamptz not null,
      count integer not null,
      total integer not null,
      last_at timestamptz not null,
      primary key (recipient_hash, purpose)
    )`,
    `create index message_history_last on message_history (last_at)`,
    `create table message_opt_out (
      recipient_hash text primary key,
      code text not null unique,
      created_at timestamptz not null,
      opted_out_at timestamptz
    )`,
    `alter table outbox_message add column purpose text`,
    // The IP of the client that caused the message, and whether the budgets already include the message.
    `alter table outbox_message add column client text`,
    `alter table outbox_message add column is_budgeted boolean not null default false`,
    `update outbox_message set is_budgeted = true`,
  ],
};
