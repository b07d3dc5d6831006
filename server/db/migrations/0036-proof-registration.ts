import type { Migration } from '.';

export const proofRegistration: Migration = {
  name: '0036-proof-registration',
  statements: [
    // The registration created with a proof: the same submission sent again by its session gets the same response.
    `alter table proof add column registration_id text`,
  ],
};
