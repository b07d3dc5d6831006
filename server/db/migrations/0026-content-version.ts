import type { Migration } from '.';

export const contentVersion: Migration = {
  name: '0026-content-version',
  statements: [
    // One row: a number that each change of content counts up, so that processes see that it has changed (decisions/0031).
    'create table content_version (version bigint not null)',
    'create unique index content_version_once on content_version ((true))',
    'insert into content_version (version) values (1)',
  ],
};
