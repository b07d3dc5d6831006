import type { Migration } from '.';

export const advertCounts: Migration = {
  name: '0034-advert-counts',
  statements: [
    `create table advert_count (
      day date not null,
      advert text not null,
      action text not null check (action in ('view', 'click')),
      total integer not null,
      primary key (day, advert, action)
    )`,
  ],
};
