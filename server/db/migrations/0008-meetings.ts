import type { Migration } from '.';

export const meetings: Migration = {
  name: '0008-meetings',
  statements: [],
};
