import type { Migration } from '.';

export const registrations: Migration = {
  name: '0005-registrations',
  statements: [],
};
