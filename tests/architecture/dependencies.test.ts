import { readFileSync } from 'node:fs';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const versions = { ...dependencies, ...devDependencies };
const document = readFileSync('docs/dependencies.md', 'utf8');

const [listed = '', heldBack = ''] = document.split('## Held back');

/** The rows of a table without its head. */
const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
    .filter(([first]) => first !== 'package' && !/^-+$/.test(first ?? ''));

/** The names that a row's first cell means: `@fastify/{compress,cookie}` are two, `@types/*` is a pattern. */
const namesOf = ([cell = '']: string[]): string[] =>
  [...cell.replace(/ \(.*\)/, '').matchAll(/[\w@/.*-]+(?:\{[^}]*\})?[\w/.*-]*/g)].flatMap(([name]) => {
    const [, before = '', inner, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? [];
    return inner === undefined ? [name] : inner.split(',').map((part) => before + part.trim() + after);
  });

test('each direct dependency has a line, and each line is a dependency', () => {
  const patterns = rowsOf(listed).flatMap(namesOf);
  const matches = (pattern: string, name: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name);
  const names = Object.keys(versions);
  expect(names.filter((name) => !patterns.some((pattern) => matches(pattern, name)))).toEqual([]);
  expect(patterns.filter((pattern) => !names.some((name) => matches(pattern, name)))).toEqual([]);
});

test('each package that is held back has its version and a reason', () => {
  const rows = rowsOf(heldBack);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(([name = '', version, , reason]) => versions[name] !== version || !reason)).toEqual([]);
});

test('all versions are exact', () => {
  expect(Object.entries(versions).filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
