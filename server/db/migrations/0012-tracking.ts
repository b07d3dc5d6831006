import type { Migration } from '.';

export const tracking: Migration = {
  name: '0012-tracking',
  statements: [],
};
