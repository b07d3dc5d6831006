import type { Migration } from '.';

export const videoChapters: Migration = {
  name: '0039-video-chapters',
  statements: [`alter table video add column chapters jsonb not null default '[]'`],
};
