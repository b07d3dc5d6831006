import type { Migration } from '.';

export const payments: Migration = {
  name: '0009-payments',
  statements: [],
};
