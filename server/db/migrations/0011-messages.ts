import type { Migration } from '.';

export const messages: Migration = {
  name: '0011-messages',
  statements: [
    `alter table outbox_message add column next_try_at timestamptz`,
    `update outbox_message set next_try_at = created_at`,
    `alter table outbox_message alter column next_try_at set not null`,
    // After this time the message, such as a code, is not sent.
    `alter table outbox_message add column good_until timestamptz`,
    // Set while a job sends the message. If the job dies, the expired lease shows that the attempt was interrupted.
    `alter table outbox_message add column lease_until timestamptz`,
    // The reason of the last failure, and the provider's id of the message.
    `alter table outbox_message add column failure text`,
    `alter table outbox_message add column provider_id text`,
    // The values of a text message in the order of its template; attachments of a mail.
    `alter table outbox_message add column params jsonb not null default '[]'`,
    `alter table outbox_message add column attachments jsonb not null default '[]'`,
    `create index outbox_message_due on outbox_message (next_try_at) where state = 'pending'`,
  ],
};
