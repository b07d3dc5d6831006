import type { Migration } from '.';

export const sessionCodes: Migration = {
  name: '0032-session-codes',
  // For moving the codes of a replaced session to the new one.
  statements: [`create index verification_code_session on verification_code (session)`],
};
