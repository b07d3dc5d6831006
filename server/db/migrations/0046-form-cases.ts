import type { Migration } from '.';

export const formCases: Migration = {
  name: '0046-form-cases',
  // The text of the case file that was published with the version.
  statements: ['alter table form_version add column cases text'],
};
