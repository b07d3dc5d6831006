/**
 * Every page's row lists exactly the text parts that the page uses: with a missing part ids are shown, an unused one
 * is loaded for nothing.
 */
import { readCatalog, readPart, textsUsedIn } from '../../src/i18n/catalogFiles';
import { TEXT_PARTS, type TextPart } from '../../src/i18n/texts';
import { routes } from '../../src/app/routes/routes';
import { fileOf, importsOf, textOf } from './sources';

const partOf = new Map<string, TextPart>(
  TEXT_PARTS.flatMap((part) => Object.keys(readPart('en', part)).map((id): [string, TextPart] => [id, part])),
);

/** A file and its imports, recursively; without other pages, which the routes load lazily. */
function transitiveImports(file: string, visited = new Set<string>()): Set<string> {
  if (visited.has(file)) return visited;
  visited.add(file);
  for (const { to, typeOnly } of importsOf(file)) {
    const next = typeOnly ? undefined : fileOf(to);
    if (next && (!next.startsWith('src/pages/') || file.startsWith('src/pages/'))) transitiveImports(next, visited);
  }
  return visited;
}

const ids = Object.keys(readCatalog('en'));

/**
 * The text parts that a file uses. Templates with a variable prefix (`${texts}.empty`) identify no part. The messages
 * of src/rules for form designers are shown in the studio only, which has its own row.
 */
function partsOfFile(file: string): string[] {
  // Error reasons, some of which have a text of the same name.
  if (file.endsWith('.gen.ts')) return [];
  const source = textOf(file).replace(/`\$\{[^`]*`/g, '');
  const parts = [...textsUsedIn(source, ids)].flatMap((id) => partOf.get(id) ?? []);
  return parts.filter((part) => part !== 'designer' || !file.startsWith('src/rules/'));
}

const partsOf = (files: Iterable<string>): string[] => [...new Set([...files].flatMap(partsOfFile))].sort();

const shell = transitiveImports('src/app/hydration/hydrate.tsx');

test('the frame of every page uses only its own messages', () => {
  expect(partsOf(shell)).toEqual(['shell']);
});

/** The pages of a chunk, as the routes import them. */
const filesOf = (chunk: string): string[] =>
  [
    ...[textOf('src/app/routes/routeDefinition.tsx'), textOf('src/app/routes/routes.ts')]
      .join('')
      .matchAll(/webpackChunkName: "(\w+)" \*\/ '@\/(pages\/\w+)'/g),
  ].flatMap(([, name, folder = '']) => (name === chunk ? [`src/${folder}/index.tsx`] : []));

test.each(routes)('$name loads exactly the messages of its parts', ({ name, chunk = name, texts }) => {
  const own = filesOf(chunk)
    .flatMap((file) => [...transitiveImports(file)])
    .filter((file) => !shell.has(file));
  expect([...texts].sort()).toEqual(partsOf(own).filter((part) => part !== 'shell'));
});
