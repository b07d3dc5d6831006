import type { Migration } from '.';

export const wechat: Migration = {
  name: '0015-wechat',
  statements: [
    // `open_id` identifies a person in all WeChat sign-ins (the union id where there is one). A payment needs the id
    // in our own account.
    `alter table person add column account_open_id text`,
    // A pending sign-in. The state that WeChat returns must belong to the session and works once.
    `create table wechat_state (
      hash text primary key,
      session text not null,
      kind text not null check (kind in ('account', 'website')),
      return_to text not null,
      expires_at timestamptz not null
    )`,
    `create index wechat_state_expires on wechat_state (expires_at)`,
  ],
};
