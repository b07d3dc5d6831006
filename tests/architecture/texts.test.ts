/**
 * Every page's row names the parts of the texts that the page says: a part too few would show ids, one too many is weight for nothing. And every
 * text is said somewhere.
 */
import ownParts from '../../src/i18n/parts.json';
import { table } from '../../src/app/routes/table';
import { fileOf, importsOf, sources, textOf } from './sources';

const partOf = new Map(
  Object.entries(ownParts).flatMap(([part, names]) => names.map((name): [string, string] => [name, part])),
);

/** The files that a file brings along, itself too; pages only by themselves, since the table loads each when it is needed. */
function broughtBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { to, typeOnly } of importsOf(file)) {
    const next = typeOnly ? undefined : fileOf(to);
    if (next && (!next.startsWith('src/pages/') || file.startsWith('src/pages/'))) broughtBy(next, seen);
  }
  return seen;
}

/** The first words of the ids of all texts in these files. */
const beginnings = (files: Iterable<string>): string[] =>
  [...files]
    .filter((file) => /\/messages\.ts$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/\bid: '(\w+)\./g)].map(([, name = '']) => name));

const partsOf = (files: Iterable<string>): string[] =>
  [...new Set(beginnings(files).map((name) => partOf.get(name) ?? 'shell'))].sort();

const shell = broughtBy('src/app/hydration/hydrate.tsx');

test('the shell says its own texts only', () => {
  expect(partsOf(shell)).toEqual(['shell']);
});

/** The pages of a chunk, as the table imports them. */
const filesOf = (chunk: string): string[] =>
  [
    ...[textOf('src/app/routes/rows.ts'), textOf('src/app/routes/table.ts')]
      .join('')
      .matchAll(/webpackChunkName: "(\w+)" \*\/ '@\/(pages\/\w+)'/g),
  ].flatMap(([, name, folder = '']) => (name === chunk ? [`src/${folder}/index.tsx`] : []));

test.each(table)('$name says the texts of its parts', ({ name, chunk = name, texts }) => {
  const own = filesOf(chunk)
    .flatMap((file) => [...broughtBy(file)])
    .filter((file) => !shell.has(file));
  expect([...texts].sort()).toEqual(partsOf(own).filter((part) => part !== 'shell'));
});

const isMessages = (file: string) => /^src\/(?!rules\/).*\/messages\.ts$/.test(file);
/** Without imports, which name a group and say nothing of it. */
const code = sources
  .filter((file) => /^src\/.*(?<!\.test|\.fixture)\.tsx?$/.test(file) && !isMessages(file))
  .map((file) => textOf(file));
const everything = code.join('\n');

/** Whether code says a text of a group: by its name, or by a key that is worked out and a word of some file. */
function isSaid(group: string, key: string): boolean {
  const users = code.filter((text) => new RegExp(`\\b${group}\\b`).test(text));
  return users.some((text) => {
    const name = new RegExp(`\\b${group} as (\\w+)`).exec(text)?.[1] ?? group;
    const body = text.replace(/^(import|export) [^;]* from '[^']*';$/gm, '');
    if (new RegExp(`\\b${name}\\.${key}\\b|Object\\.\\w+\\(${name}\\b`).test(body)) return true;
    const isWorkedOut = new RegExp(`\\b${name}\\b(?![.:])`).test(body);
    const ends = [...body.matchAll(/\}(\w+)`/g)].map(([, end = '']) => end);
    return (
      isWorkedOut && (new RegExp(`(?<!\\.)\\b${key}\\b`).test(everything) || ends.some((end) => key.endsWith(end)))
    );
  });
}

test('no text stands in the catalogs that nothing says', () => {
  const dead = sources.filter(isMessages).flatMap((file) =>
    textOf(file)
      .split(/^export const /m)
      .flatMap((part) => {
        const [, group = ''] = /^(\w+) = \{/.exec(part) ?? [];
        return [...part.matchAll(/^  (\w+): \{/gm)].flatMap(([, key = '']) =>
          isSaid(group, key) ? [] : [`${file}: ${group}.${key}`],
        );
      }),
  );
  expect(dead).toEqual([]);
});
