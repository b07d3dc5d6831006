import type { Migration } from '.';

export const boothReservations: Migration = {
  name: '0017-booth-reservations',
  statements: [
    // A number applies once an edition by the bar of a landing page.
    `create unique index booth_reservation_landing on booth_reservation (edition, mobile) where form_id = 'landing-bar'`,
  ],
};
