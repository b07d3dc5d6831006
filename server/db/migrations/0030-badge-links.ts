import type { Migration } from '.';

export const badgeLinks: Migration = {
  name: '0030-badge-links',
  statements: [
    // Links in confirmations that open a badge on any device. Each message has its own link.
    `create table badge_link (
      token_hash text primary key,
      registration_id text not null references visitor_registration (id) on delete cascade,
      created_at timestamptz not null
    )`,
    `create index badge_link_registration on badge_link (registration_id)`,
  ],
};
