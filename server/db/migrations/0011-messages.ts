import type { Migration } from '.';

export const messages: Migration = {
  name: '0011-messages',
  statements: [],
};
