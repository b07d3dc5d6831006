import type { Migration } from '.';

export const newsletter: Migration = {
  name: '0003-newsletter',
  statements: [
    `create table newsletter_subscription (
      id text primary key,
      email text not null unique,
      language integer not null check (language in (1, 2)),
      locale text not null,
      state text not null check (state in ('pending', 'confirmed', 'unsubscribed')),
      token_hash text not null unique,
      asked_at timestamptz not null,
      client text not null,
      confirmed_at timestamptz
    )`,
    `create index newsletter_subscription_client on newsletter_subscription (client, asked_at)`,
  ],
};
