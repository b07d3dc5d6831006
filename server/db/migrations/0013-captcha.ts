import type { Migration } from '.';

export const captcha: Migration = {
  name: '0013-captcha',
  statements: [
    // The solution is not stored: it is derived from the id and the site's secret.
    `create table captcha (
      id text primary key,
      session text not null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      checked_at timestamptz,
      pass_expires_at timestamptz,
      spent_at timestamptz
    )`,
    `create index captcha_session on captcha (session, made_at desc)`,
    `create index captcha_made on captcha (made_at)`,
    // Counters of limits: one row per counter and one statement per attempt, so that concurrent attempts are counted.
    `create table limit_count (
      name text not null,
      who text not null,
      since timestamptz not null,
      count integer not null,
      primary key (name, who)
    )`,
    `create index limit_count_since on limit_count (since)`,
    `drop table existence_query`,
  ],
};
