import type { Migration } from '.';

export const content: Migration = {
  name: '0001-content',
  statements: [
    // Documents that are read as a whole (edition, theme, menu, home, hall, page, …). The content check validates
    // their shapes.
    `create table document (
      kind text not null,
      id text not null,
      position integer not null,
      data jsonb not null,
      updated_at timestamptz not null default now(),
      primary key (kind, id)
    )`,
    `create table content_type (
      id text primary key,
      owner text not null,
      parent_id text,
      position integer not null,
      name jsonb not null
    )`,
    `create table news_item (
      id text primary key,
      slug text not null unique,
      type_id text not null references content_type (id),
      theme_id integer,
      title jsonb not null,
      summary jsonb not null,
      body jsonb not null,
      cover jsonb not null,
      source jsonb,
      is_top boolean not null default false,
      published_at timestamptz not null,
      published boolean not null default true,
      views integer not null default 0,
      updated_at timestamptz not null default now()
    )`,
    // The order of the list and of previous and next: newest first, the id breaks ties.
    `create index news_item_order on news_item (is_top desc, published_at desc, id desc) where published`,
    `create table seo_record (
      request_url text primary key,
      id text not null unique,
      title jsonb not null,
      description jsonb not null,
      keywords jsonb not null
    )`,
    `create table country (
      code text primary key,
      dial_code text not null,
      name jsonb not null,
      common boolean not null default false,
      position integer not null
    )`,
    `create table region (
      code text primary key,
      level text not null check (level in ('province', 'city', 'area')),
      parent_code text references region (code),
      name jsonb not null,
      position integer not null
    )`,
    `create index region_parent on region (parent_code)`,
  ],
};
