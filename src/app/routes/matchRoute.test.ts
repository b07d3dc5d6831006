import { matchRoutes } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { matchRoute } from './matchRoute';
import { routes } from './routes';

const routeObjects = routes.map((route) => ({ path: paths[route.name].pattern, definition: route }));

/** URLs of every route, with and without its optional parts, and some that match none or more than one. */
const urls = [
  ...routes.flatMap(({ name }) => {
    const { pattern } = paths[name];
    const fillParams = (text: string) => text.replace(/:lang\b/, 'en').replace(/:\w+\??/g, 'x1');
    return [fillParams(pattern), fillParams(pattern.replace(/\/:\w+\?/g, '')), fillParams(pattern).toUpperCase()];
  }),
  '/en/about/',
  '/en//about',
  '/en/%E5%B1%95',
  '/en/news/1/2/3/4',
  '/en/exhibitor-list/details',
  '/en/audience/register',
  '/page/2022/map',
];

test.each([...new Set(urls)])('%s matches the same route and parameters as in the router', (url) => {
  const match = matchRoutes(routeObjects, url)?.at(-1);
  const routeMatch = matchRoute(url);
  expect(routeMatch?.route.name).toBe(match?.route.definition.name);
  expect(routeMatch?.params ?? {}).toEqual(match ? { ...match.params } : {});
});

test('leaves an undecodable path unchanged', () => {
  expect(matchRoute('/en/%E0%A4%A')?.params).toEqual({ lang: 'en', token: '%E0%A4%A' });
});
