/** Every page's row names the parts of the texts that the page says: a part too few would show ids, one too many is weight for nothing. */
import ownParts from '../../src/i18n/parts.json';
import { table } from '../../src/routes/table';
import { fileOf, importsOf, textOf } from './sources';

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

const shell = broughtBy('src/shell/takeOver.tsx');

test('the shell says its own texts only', () => {
  expect(partsOf(shell)).toEqual(['shell']);
});

/** The pages of a chunk, as the table imports them. */
const filesOf = (chunk: string): string[] =>
  [
    ...[textOf('src/routes/rows.ts'), textOf('src/routes/table.ts')]
      .join('')
      .matchAll(/webpackChunkName: "(\w+)" \*\/ '@\/(pages\/\w+)'/g),
  ].flatMap(([, name, folder = '']) => (name === chunk ? [`src/${folder}/index.tsx`] : []));

test.each(table)('$name says the texts of its parts', ({ name, chunk = name, texts }) => {
  const own = filesOf(chunk)
    .flatMap((file) => [...broughtBy(file)])
    .filter((file) => !shell.has(file));
  expect([...texts].sort()).toEqual(partsOf(own).filter((part) => part !== 'shell'));
});
