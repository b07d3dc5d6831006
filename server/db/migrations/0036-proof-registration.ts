import type { Migration } from '.';

export const proofRegistration: Migration = {
  name: '0036-proof-registration',
  statements: [
    // The registration that was made with a proof: who sends the same form again, having lost the answer, is answered as before.
    `alter table proof add column registration_id text`,
  ],
};
