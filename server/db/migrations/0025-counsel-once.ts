import type { Migration } from '.';

export const counselOnce: Migration = {
  name: '0025-counsel-once',
  statements: [
    // The same question to the letter is the same question: one whose answer got lost is not mailed twice.
    'alter table counselling add column fingerprint text',
    'create unique index counselling_fingerprint on counselling (fingerprint)',
  ],
};
