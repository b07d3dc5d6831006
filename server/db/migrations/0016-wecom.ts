import type { Migration } from '.';

export const wecom: Migration = {
  name: '0016-wecom',
  statements: [
    // The contact code of a visitor. `state` is a keyed hash of the number, by which WeCom reports who added the
    // contact.
    `create table wecom_contact (
      state text primary key,
      config_id text not null,
      picture_url text not null,
      expires_at timestamptz not null,
      added_at timestamptz
    )`,
  ],
};
