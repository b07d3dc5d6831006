import type { Migration } from '.';

export const boothOnce: Migration = {
  name: '0022-booth-once',
  statements: [
    // The same reservation to the letter is the same reservation: one whose answer got lost is not stored twice.
    'alter table booth_reservation add column fingerprint text',
    'create unique index booth_reservation_fingerprint on booth_reservation (edition, fingerprint)',
  ],
};
