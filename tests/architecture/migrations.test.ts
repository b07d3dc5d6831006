/** During an update old and new processes share one database, so migrations only add (docs/operations.md, Update). */
import { migrations } from '../../server/db/migrations';

/** Statements that break a process of the previous version. */
const REMOVAL_PATTERNS = [
  /\bdrop\s+(?:table|column|type|view)\b/i,
  /\brename\s+(?:to|column)\b/i,
  /\balter\s+column\s+\w+\s+(?:type|set\s+data\s+type|set\s+not\s+null)\b/i,
  /\badd\s+column\s+(?!.*\b(?:default|generated)\b)[^,]*\bnot\s+null\b/i,
];
/** Marks a statement that removes what the previous version no longer uses: `contract` is its first word. */
const MARK = /^\s*(?:--|\/\*)\s*contract\b/;

/** Applied before the site's first update without downtime. */
const LAST_UNCHECKED_MIGRATION = '0024-visa-letters';

const removingStatements = (statements: string[]) =>
  statements.filter((statement) => !MARK.test(statement) && REMOVAL_PATTERNS.some((rule) => rule.test(statement)));

test('a migration removes nothing that a process of the previous version needs', () => {
  const later = migrations.filter(({ name }) => name > LAST_UNCHECKED_MIGRATION);
  expect(
    later.flatMap(({ name, statements }) => removingStatements(statements).map((found) => `${name}: ${found}`)),
  ).toEqual([]);
});

test.each([
  ['alter table a drop column b', true],
  ['alter table a rename to b', true],
  ['alter table a alter column b set not null', true],
  ['alter table a add column b text not null', true],
  ['alter table a add column b text not null default 1', false],
  ['alter table a add column b text', false],
  ['create table a (b text not null)', false],
  ['-- contract: nothing reads it since 0030\nalter table a drop column b', false],
])('%s: %s', (statement, isRemoving) => expect(removingStatements([statement]).length > 0).toBe(isRemoving));
