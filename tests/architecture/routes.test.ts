import { parsePageType } from '../../server/domain/tracking/vitals';
import { paths } from '../../src/lib/paths';
import { pageTypeOf } from '../../src/app/routes/rows';
import { table } from '../../src/app/routes/table';
import { sources, textOf } from './sources';

/** The sandbox's inbox is a page of the server. */
const servedElsewhere = ['devInbox'] as const;

interface SpecifiedRoute {
  path: string;
  layout: string;
}

const specified: SpecifiedRoute[] = textOf('docs/specification/routes.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('path\t'))
  .map((line) => {
    const [path = '', layout = ''] = line.split('\t');
    return { path, layout };
  });

/**
 * A route of the specification in the router's syntax: {id?} is :id?, a name that the specification withholds is
 * :token.
 */
const pattern = (path: string): string => path.replace(/\{(\w+)(\??)\}/g, ':$1$2');

const rows = new Map(table.map((row) => [paths[row.name].pattern as string, row]));

test('every route of the specification has its row', () => {
  const missing = specified
    .map(({ path }) => pattern(path))
    .filter((path) => !rows.has(path) && !servedElsewhere.some((name) => paths[name].pattern === path));
  expect(missing).toEqual([]);
});

test('every row has the layout that the specification requires', () => {
  const different = specified.flatMap(({ path, layout }) => {
    const row = rows.get(pattern(path));
    return row && row.layout !== layout ? [`${path}: ${row.layout} instead of ${layout}`] : [];
  });
  expect(different).toEqual([]);
});

test('every path has one row, or is served elsewhere', () => {
  expect([...table.map(({ name }) => name), ...servedElsewhere].sort()).toEqual(Object.keys(paths).sort());
});

test('the metrics include every type of page in the table', () => {
  const types = new Set(table.map(pageTypeOf));
  expect([...types].map(parsePageType)).toEqual([...types]);
  expect(parsePageType('anything else')).toBe('page');
});

test('components get only the query keys that their route reads', () => {
  const readers = sources.filter((file) => file.startsWith('src/') && textOf(file).includes('useSearchParams'));
  expect(readers).toEqual([]);
});
