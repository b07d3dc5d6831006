import type { Migration } from '.';

export const proofRegistration: Migration = {
  name: '0036-proof-registration',
  statements: [
    // The registration that was created with the verified address, so that a repeated submission of the session gets
    // the same response.
    `alter table proof add column registration_id text`,
  ],
};
