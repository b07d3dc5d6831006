import type { Migration } from '.';

export const library: Migration = {
  name: '0010-library',
  statements: [
    `create table video (
      id text primary key,
      slug text not null unique,
      type_id text not null references content_type (id),
      theme_id integer,
      title jsonb not null,
      summary jsonb not null,
      body jsonb not null,
      transcript jsonb not null,
      cover jsonb not null,
      seconds integer not null,
      sources jsonb not null,
      captions jsonb not null,
      published_at timestamptz not null,
      published boolean not null default true,
      views integer not null default 0,
      updated_at timestamptz not null default now()
    )`,
    `create index video_order on video (published_at desc, id desc) where published`,
    `create table photo (
      id text primary key,
      slug text not null unique,
      type_id text not null references content_type (id),
      title jsonb not null,
      picture jsonb not null,
      taken_at timestamptz,
      published_at timestamptz not null,
      published boolean not null default true,
      updated_at timestamptz not null default now()
    )`,
    `create index photo_order on photo (published_at desc, id desc) where published`,
    // The files are in public/media/files, one per language. Column `files` has name, type, size and hash of each.
    `create table download (
      id text primary key,
      slug text not null unique,
      audience text not null check (audience in ('visitor', 'exhibitor')),
      type_id text not null,
      position integer not null,
      title jsonb not null,
      summary jsonb not null,
      files jsonb not null,
      needs_log boolean not null default false,
      changed_at timestamptz not null,
      published_at timestamptz not null,
      published boolean not null default true,
      downloads integer not null default 0,
      updated_at timestamptz not null default now()
    )`,
    `create table download_log (
      id text primary key,
      download_id text not null,
      session text not null,
      name text,
      company text,
      email text,
      mobile text,
      source text,
      locale text not null,
      client text not null,
      created_at timestamptz not null
    )`,
    // A session counts once per file. Later log entries of the session are also stored.
    `create index download_log_session on download_log (session, download_id)`,
    `create table exchange_message (
      id text primary key,
      news_id text,
      name text not null,
      email text not null,
      content text not null,
      locale text not null,
      client text not null,
      created_at timestamptz not null
    )`,
  ],
};
