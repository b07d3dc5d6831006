import type { Migration } from '.';

export const wecom: Migration = {
  name: '0016-wecom',
  statements: [
    // The contact code of a visitor, by a keyed hash of the number: it is also the state by which WeCom names who came by it.
    `create table wecom_contact (
      state text primary key,
      config_id text not null,
      picture_url text not null,
      expires_at timestamptz not null,
      added_at timestamptz
    )`,
  ],
};
