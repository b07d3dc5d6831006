import type { Migration } from '.';

export const tracking: Migration = {
  name: '0012-tracking',
  statements: [
    // A hash that is another one each day: visitors are counted and cannot be followed.
    `alter table tracking_record add column viewer text`,
    `create index tracking_record_received on tracking_record (received_at)`,
    // Days in Shanghai. What it says can be made again from the records as long as they are kept.
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
