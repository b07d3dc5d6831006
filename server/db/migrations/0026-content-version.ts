import type { Migration } from '.';

export const contentVersion: Migration = {
  name: '0026-content-version',
  statements: [
    // One row with a version that each content change increments, so that processes notice the change
    // (decisions/0015).
    'create table content_version (version bigint not null)',
    'create unique index content_version_once on content_version ((true))',
    'insert into content_version (version) values (1)',
  ],
};
