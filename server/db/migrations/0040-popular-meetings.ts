import type { Migration } from '.';

/** Whether a meeting is popular follows from its seats; the column remains for the previous version. */
export const popularMeetings: Migration = {
  name: '0040-popular-meetings',
  statements: [`alter table meeting alter column is_hot set default false`],
};
