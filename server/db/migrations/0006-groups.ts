import type { Migration } from '.';

export const groups: Migration = {
  name: '0006-groups',
  statements: [],
};
