/** Old and new processes stand side by side on one database while an update goes on: migrations only add (docs/operations.md, Update). */
import { migrations } from '../../server/db/migrations';

/** What a process of the version before would stumble over. */
const TAKES_AWAY = [
  /\bdrop\s+(?:table|column|type|view)\b/i,
  /\brename\s+(?:to|column)\b/i,
  /\balter\s+column\s+\w+\s+(?:type|set\s+data\s+type|set\s+not\s+null)\b/i,
  /\badd\s+column\s+(?!.*\b(?:default|generated)\b)[^,]*\bnot\s+null\b/i,
];
/** In a statement that takes away what the version before has not read or written any more: `contract` is its first word. */
const MARK = /^\s*(?:--|\/\*)\s*contract\b/;

/** Landed before the site was first updated while it ran. */
const BEFORE = '0024-visa-letters';

const taking = (statements: string[]) =>
  statements.filter((statement) => !MARK.test(statement) && TAKES_AWAY.some((rule) => rule.test(statement)));

test('a migration takes nothing away that a process of the version before needs', () => {
  const later = migrations.filter(({ name }) => name > BEFORE);
  expect(later.flatMap(({ name, statements }) => taking(statements).map((found) => `${name}: ${found}`))).toEqual([]);
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
])('%s: %s', (statement, isTaking) => expect(taking([statement]).length > 0).toBe(isTaking));
