import { matchRoutes } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { matchRow } from './matchRow';
import { table } from './table';

const rows = table.map((row) => ({ path: paths[row.name].pattern, row }));

/** URLs of every row, with and without its optional parts, and some that match none or more than one. */
const urls = [
  ...table.flatMap(({ name }) => {
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
  const match = matchRoutes(rows, url)?.at(-1);
  const rowMatch = matchRow(url);
  expect(rowMatch?.row.name).toBe(match?.route.row.name);
  expect(rowMatch?.params ?? {}).toEqual(match ? { ...match.params } : {});
});

test('leaves an undecodable path unchanged', () => {
  expect(matchRow('/en/%E0%A4%A')?.params).toEqual({ lang: 'en', token: '%E0%A4%A' });
});
