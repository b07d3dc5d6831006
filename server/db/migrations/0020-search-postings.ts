import type { Migration } from '.';

export const searchPostings: Migration = {
  name: '0020-search-postings',
  statements: [
    // Words that many records have: a bit a record, as in facet_bitmap. Such a word is not in the record's tsvector, which holds the rare
    // ones; reading 100,000 rows to count them would cost half a second.
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
