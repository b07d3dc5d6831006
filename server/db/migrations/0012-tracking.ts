import type { Migration } from '.';

export const tracking: Migration = {
  name: '0012-tracking',
  statements: [
    // A hash that changes daily, so that visitors can be counted but not tracked.
    `alter table tracking_record add column viewer text`,
    `create index tracking_record_received on tracking_record (received_at)`,
    // Days in Shanghai. A summary can be computed again while its records exist.
    `create table tracking_day (
      day date not null,
      action text not null,
      obj_type text not null,
      path text not null,
      name text,
      views integer not null,
      visitors integer not null,
      browsing_ms bigint not null,
      primary key (day, action, obj_type, path)
    )`,
  ],
};
