import type { Migration } from '.';

export const formVersions: Migration = {
  name: '0021-form-versions',
  statements: [
    // Stored as text, because jsonb does not preserve the order of fields.
    `create table form_version (
      form_id text not null,
      version integer not null check (version > 0),
      content_hash text not null,
      document text not null,
      migration text,
      breaking_reason text,
      published_at timestamptz not null,
      primary key (form_id, version)
    )`,
    // A published version is immutable.
    `create function form_version_is_published() returns trigger language plpgsql as $$
      begin
        raise exception 'A published form version never changes';
      end
    $$`,
    `create trigger form_version_is_published before update or delete on form_version
      for each row execute function form_version_is_published()`,
    `create table form_preview (
      id text primary key,
      form_id text not null,
      document text not null,
      client text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create index form_preview_expires on form_preview (expires_at)`,
  ],
};
