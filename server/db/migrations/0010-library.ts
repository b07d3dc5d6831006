import type { Migration } from '.';

export const library: Migration = {
  name: '0010-library',
  statements: [],
};
