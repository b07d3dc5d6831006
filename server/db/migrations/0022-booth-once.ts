import type { Migration } from '.';

export const boothOnce: Migration = {
  name: '0022-booth-once',
  statements: [
    // Identical submissions have the same fingerprint, so that a repeated request does not store a second reservation.
    'alter table booth_reservation add column fingerprint text',
    'create unique index booth_reservation_fingerprint on booth_reservation (edition, fingerprint)',
  ],
};
