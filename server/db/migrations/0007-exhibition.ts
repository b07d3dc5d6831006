import type { Migration } from '.';

export const exhibition: Migration = {
  name: '0007-exhibition',
  statements: [],
};
