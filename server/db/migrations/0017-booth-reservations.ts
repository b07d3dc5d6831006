import type { Migration } from '.';

export const boothReservations: Migration = {
  name: '0017-booth-reservations',
  statements: [
    // One reservation per number, edition and landing page form.
    `create unique index booth_reservation_landing on booth_reservation (edition, mobile) where form_id = 'landing-bar'`,
  ],
};
