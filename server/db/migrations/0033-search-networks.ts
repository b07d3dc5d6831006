import type { Migration } from '.';

export const searchNetworks: Migration = {
  name: '0033-search-networks',
  statements: [
    // Replaces search_count. A keyword counts once per network and day, and keywords of a single network are not
    // shown. `network` is a keyed hash of the address, removed with the count after thirty days.
    `create table keyword_search (
      day date not null,
      keyword text not null,
      network text not null,
      primary key (day, keyword, network)
    )`,
  ],
};
