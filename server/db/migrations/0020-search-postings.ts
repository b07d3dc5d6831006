import type { Migration } from '.';

export const searchPostings: Migration = {
  name: '0020-search-postings',
  statements: [
    // Bitmaps of frequent words, one bit per record, as in facet_bitmap. The records' tsvectors contain only rare
    // words: counting 100,000 rows would take half a second.
    `create table search_posting (
      kind text not null,
      term text not null,
      field text not null check (field in ('names', 'terms')),
      bits bit varying not null,
      primary key (kind, term, field)
    )`,
    `alter table search_posting alter column bits set storage external`,
    `create index search_document_place on search_document (kind, ordinal)`,
  ],
};
