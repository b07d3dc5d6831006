import type { Migration } from '.';

export const demoVisits: Migration = {
  name: '0029-demo-visits',
  statements: [
    // The browser of a public demo that caused the row; null elsewhere.
    `alter table outbox_message add column demo_visit text`,
    `alter table payment add column demo_visit text`,
  ],
};
