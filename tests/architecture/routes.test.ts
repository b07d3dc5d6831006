import { parsePageType } from '../../server/domain/tracking/vitals';
import { paths } from '../../src/lib/paths';
import { pageTypeOf } from '../../src/app/routes/routeDefinition';
import { routes } from '../../src/app/routes/routes';
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

const routesByPattern = new Map(routes.map((route) => [paths[route.name].pattern as string, route]));

test('every route of the specification is defined', () => {
  const missing = specified
    .map(({ path }) => pattern(path))
    .filter((path) => !routesByPattern.has(path) && !servedElsewhere.some((name) => paths[name].pattern === path));
  expect(missing).toEqual([]);
});

test('every route has the layout that the specification requires', () => {
  const different = specified.flatMap(({ path, layout }) => {
    const route = routesByPattern.get(pattern(path));
    return route && route.layout !== layout ? [`${path}: ${route.layout} instead of ${layout}`] : [];
  });
  expect(different).toEqual([]);
});

test('every path has one route, or is served elsewhere', () => {
  expect([...routes.map(({ name }) => name), ...servedElsewhere].sort()).toEqual(Object.keys(paths).sort());
});

test('the metrics include the page type of every route', () => {
  const types = new Set(routes.map(pageTypeOf));
  expect([...types].map(parsePageType)).toEqual([...types]);
  expect(parsePageType('anything else')).toBe('page');
});

test('components get only the query keys that their route reads', () => {
  const usages = sources.filter((file) => file.startsWith('src/') && textOf(file).includes('useSearchParams'));
  expect(usages).toEqual([]);
});
