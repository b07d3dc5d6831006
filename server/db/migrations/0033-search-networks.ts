import type { Migration } from '.';

export const searchNetworks: Migration = {
  name: '0033-search-networks',
  statements: [
    // Takes the place of search_count: a network counts once a day for a keyword, and what only one network looked for is not shown.
    // `network` is a keyed hash of the address, removed with the count after thirty days.
    `create table keyword_search (
      day date not null,
      keyword text not null,
      network text not null,
      primary key (day, keyword, network)
    )`,
  ],
};
