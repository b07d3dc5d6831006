import type { Migration } from '.';

export const identity: Migration = {
  name: '0004-identity',
  statements: [],
};
