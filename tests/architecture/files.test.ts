import { dirname } from 'node:path';
import { fileOf, files, importsOf, isGenerated, isTest, sources, textOf } from './sources';

const MAX_LINES = 300;

/** Files with one list or table, which would be harder to read in pieces. */
const data = [
  /^src\/rules\/messages\/texts\.ts$/,
  /^src\/forms\/components\/controls\.module\.css$/,
  /^server\/content\/schemas\.ts$/,
];

const written = files.filter(
  (file) => /\.(ts|tsx|mts|mjs|cjs|css)$/.test(file) && !isGenerated(file) && !/^(public|content\/art)\//.test(file),
);

test(`no file of code is longer than ${MAX_LINES} lines`, () => {
  const long = written
    .filter((file) => !isTest(file) && !data.some((pattern) => pattern.test(file)))
    .map((file) => ({ file, lines: textOf(file).split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

const MAX_FILES = 20;

/** Examples of components are no part of the site (src/app/gallery). */
const isGallery = (file: string): boolean => file.endsWith('.gallery.tsx');

test(`no folder of src has more than ${MAX_FILES} files apart from tests and examples`, () => {
  const counts = new Map<string, number>();
  for (const file of files.filter(
    (name) => name.startsWith('src/') && !isTest(name) && !isGallery(name) && !isGenerated(name),
  ))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

const SMALL = 40;
/** API calls are imported through it, so that webpack omits the tags that a page does not use. */
const API_INDEX = 'src/api/index.ts';

test(`a module of src under ${SMALL} lines with one importer and no test is a part of its importer`, () => {
  const importers = new Map<string, { importer: string; isDynamic: boolean }[]>();
  for (const importer of files.filter((file) => /^(src|server|tests|codegen)\/.*\.tsx?$/.test(file)))
    for (const { to, isDynamic } of importsOf(importer)) {
      const file = fileOf(to);
      if (file) importers.set(file, [...(importers.get(file) ?? []), { importer, isDynamic }]);
    }
  const small = sources.filter((file) => {
    const [only, another] = importers.get(file) ?? [];
    if (!file.startsWith('src/') || isGenerated(file) || isTest(file) || !only || another) return false;
    const isFree =
      only.isDynamic || only.importer === API_INDEX || isTest(only.importer) || file.endsWith('.worker.ts');
    return !isFree && textOf(file).split('\n').length <= SMALL;
  });
  expect(small).toEqual([]);
});

const foldersOf = (folder: string): string[] => [
  ...new Set(
    files
      .filter((file) => file.startsWith(`${folder}/`) && file.split('/').length > 2)
      .map((file) => file.split('/').slice(0, 2).join('/')),
  ),
];

test('each folder has a README that says what belongs there', () => {
  const folders = [
    'codegen',
    'content',
    'openapi',
    'server',
    'src',
    'tests',
    'webpack',
    ...['server', 'src', 'tests'].flatMap(foldersOf),
  ];
  const speaks = (folder: string) => files.includes(`${folder}/README.md`);
  // For src itself, its folders and docs/structure.md are enough.
  expect(folders.filter((folder) => folder !== 'src' && !speaks(folder))).toEqual([]);
});

const matchesOf = (pattern: RegExp, among: string[]): string[] =>
  among.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );

const typescript = written.filter((file) => /\.m?tsx?$/.test(file) && !file.startsWith('tests/architecture/'));

test('no file opts out of types with any or a compiler suppression', () => {
  // A comment may contain "as any"; a type must not.
  expect(
    matchesOf(/(:\s*any\b(?! )|\bas any\b|<any\b|\bany\[\]|@ts-ignore|@ts-nocheck)/, typescript).filter(
      (line) => !/^\S+ (\/\/|\*|\/\*)/.test(line),
    ),
  ).toEqual([]);
});

test('media queries use em, so that large text gets the layout of a narrow window', () => {
  expect(
    matchesOf(
      /@media[^{]*\dpx/,
      files.filter((file) => file.endsWith('.css')),
    ),
  ).toEqual([]);
});

test('no file contains a path of the computer that it was written on', () => {
  const machine = new RegExp(['/wo' + 'rk/', '/tmp/' + 'bash_jobs'].join('|'));
  const readable = files.filter(
    (file) => /\.(ts|tsx|mts|mjs|cjs|js|json|ya?ml|md|css|html|tsv|sh)$/.test(file) && file !== 'package-lock.json',
  );
  expect(matchesOf(machine, readable)).toEqual([]);
});

test('each lint exception gives its reason', () => {
  expect(matchesOf(/eslint-disable(?!.* -- \S+ \S+)/, [...sources, ...typescript])).toEqual([]);
});

test('no two files differ only in case: some file systems cannot hold both', () => {
  const spellings = new Map<string, Set<string>>();
  for (const file of files)
    file.split('/').forEach((_part, at, parts) => {
      const path = parts.slice(0, at + 1).join('/');
      const key = path.toLowerCase();
      spellings.set(key, (spellings.get(key) ?? new Set()).add(path));
    });
  expect([...spellings.values()].filter(({ size }) => size > 1).map((paths) => [...paths])).toEqual([]);
});
