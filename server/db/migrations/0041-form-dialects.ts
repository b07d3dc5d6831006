import type { Migration } from '.';

/**
 * Form versions published before are in the first dialect of form files and say so in `$schema`, which is no part of
 * their hash. They are upgraded whenever they are read.
 */
export const formDialects: Migration = {
  name: '0041-form-dialects',
  statements: [
    // Only `$schema` changes, so the versions remain what was published.
    `alter table form_version disable trigger form_version_is_published`,
    `update form_version set document = replace(document, '"../meta.schema.json"', '"../meta-1.schema.json"')`,
    `update form_version set document = '{"$schema":"../meta-1.schema.json",' || substr(ltrim(document), 2)
      where document not like '%"../meta-1.schema.json"%'`,
    `alter table form_version enable trigger form_version_is_published`,
  ],
};
