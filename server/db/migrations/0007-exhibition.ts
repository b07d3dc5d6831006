import type { Migration } from '.';

export const exhibition: Migration = {
  name: '0007-exhibition',
  statements: [
    // The import sets times and ranks. `ordinal` is the position in the default order, and the row's bit in
    // facet_bitmap.
    `create table exhibitor (
      id text primary key,
      ordinal integer not null,
      slug text not null unique,
      name jsonb not null,
      summary jsonb not null,
      body jsonb not null,
      theme_ids integer[] not null,
      categories integer[] not null,
      origin text not null check (origin in ('domestic', 'hkMacaoTaiwan', 'overseas')),
      country text not null,
      province text,
      industries text[] not null,
      halls text[] not null,
      booths jsonb not null,
      famous_brand boolean not null,
      popular boolean not null,
      featured boolean not null,
      online_showroom boolean not null,
      logo jsonb,
      pictures jsonb not null,
      website text,
      showroom_url text,
      contact jsonb,
      email text,
      exhibit_count integer not null,
      sort_zh text not null,
      sort_en text not null,
      sort_hall text not null,
      joined_at timestamptz not null,
      views integer not null default 0,
      updated_at timestamptz not null default now()
    )`,
    `create index exhibitor_ordinal on exhibitor (ordinal)`,
    `create index exhibitor_zh on exhibitor (sort_zh, ordinal)`,
    `create index exhibitor_en on exhibitor (sort_en, ordinal)`,
    `create index exhibitor_hall on exhibitor (sort_hall, ordinal)`,
    `create index exhibitor_newest on exhibitor (joined_at desc, ordinal)`,
    `create index exhibitor_popularity on exhibitor (views desc, ordinal)`,
    `create table exhibit (
      id text primary key,
      ordinal integer not null,
      slug text not null unique,
      exhibitor_id text not null references exhibitor (id) on delete cascade,
      name jsonb not null,
      body jsonb not null,
      theme_id integer not null,
      category integer not null,
      industries text[] not null,
      is_new boolean not null,
      pictures jsonb not null,
      parameters jsonb not null,
      sort_zh text not null,
      sort_en text not null,
      added_at timestamptz not null,
      views integer not null default 0,
      updated_at timestamptz not null default now()
    )`,
    `create index exhibit_ordinal on exhibit (ordinal)`,
    `create index exhibit_exhibitor on exhibit (exhibitor_id, ordinal)`,
    `create index exhibit_zh on exhibit (sort_zh, ordinal)`,
    `create index exhibit_en on exhibit (sort_en, ordinal)`,
    `create index exhibit_newest on exhibit (added_at desc, ordinal)`,
    `create index exhibit_popularity on exhibit (views desc, ordinal)`,
    `create index exhibit_category on exhibit (category, ordinal)`,
    `create table booth (
      number text primary key,
      hall text not null,
      position integer not null,
      kind text not null check (kind in ('standard', 'raw')),
      x double precision not null,
      y double precision not null,
      width double precision not null,
      depth double precision not null,
      exhibitor_id text
    )`,
    `create index booth_hall on booth (hall, position)`,
    `create index booth_exhibitor on booth (exhibitor_id)`,
    // One bit per record, set if the record has the value. Facets of 100,000 records are counted by "and" and
    // bit_count.
    `create table facet_bitmap (
      kind text not null,
      facet text not null,
      value text not null,
      bits bit varying not null,
      primary key (kind, facet, value)
    )`,
    // Uncompressed, because compressing costs more than reading.
    `alter table facet_bitmap alter column bits set storage external`,
    // Search documents of all kinds. Rows are narrow (texts go to TOAST), so that many can be counted quickly.
    `create table search_document (
      kind text not null,
      id text not null,
      ordinal integer not null,
      visible_from timestamptz,
      names tsvector not null,
      terms tsvector not null,
      shown jsonb not null,
      primary key (kind, id)
    ) with (toast_tuple_target = 256)`,
    `create index search_exhibitor on search_document using gin (terms) with (fastupdate = off) where kind = 'exhibitor'`,
    `create index search_exhibit on search_document using gin (terms) with (fastupdate = off) where kind = 'exhibit'`,
    `create index search_other on search_document using gin (terms) with (fastupdate = off) where kind not in ('exhibitor', 'exhibit')`,
    `create table search_count (
      day date not null,
      keyword text not null,
      searches integer not null,
      primary key (day, keyword)
    )`,
    // One view per session and hour. Rows of past hours are removed.
    `create table content_view (
      kind text not null,
      id text not null,
      viewer text not null,
      hour timestamptz not null,
      primary key (hour, kind, id, viewer)
    )`,
    `create table counselling (
      id text primary key,
      exhibitor_id text not null,
      exhibit_id text,
      name text not null,
      company text,
      mobile text,
      email text,
      content text not null,
      source text,
      locale text not null,
      consent jsonb not null,
      client text not null,
      created_at timestamptz not null
    )`,
    `create index counselling_client on counselling (client, created_at)`,
    `create index counselling_exhibitor on counselling (exhibitor_id, created_at)`,
  ],
};
