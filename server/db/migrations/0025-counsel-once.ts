import type { Migration } from '.';

export const counselOnce: Migration = {
  name: '0025-counsel-once',
  statements: [
    // Identical questions have the same fingerprint, so that a repeated request is not mailed twice.
    'alter table counselling add column fingerprint text',
    'create unique index counselling_fingerprint on counselling (fingerprint)',
  ],
};
