import type { Migration } from '.';

export const demoVisits: Migration = {
  name: '0029-demo-visits',
  statements: [
    // Which browser of a public demo caused it; null everywhere else.
    `alter table outbox_message add column demo_visit text`,
    `alter table payment add column demo_visit text`,
  ],
};
