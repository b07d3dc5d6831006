import type { Migration } from '.';

export const exhibitParameters: Migration = {
  name: '0038-exhibit-parameters',
  statements: [
    // The import writes it. `ordinal` is that of the exhibit.
    `create table exhibit_parameter (
      ordinal integer not null,
      key text not null,
      category integer not null,
      value double precision not null,
      primary key (ordinal, key)
    )`,
    // A range is read from this index alone.
    `create index exhibit_parameter_range on exhibit_parameter (category, key, value, ordinal)`,
    // Only the previous version reads and writes this column.
    `alter table exhibit alter column parameters set default '[]'`,
  ],
};
