import type { Migration } from '.';

export const sessionCodes: Migration = {
  name: '0032-session-codes',
  // A session that is replaced gives its codes to the new one.
  statements: [`create index verification_code_session on verification_code (session)`],
};
