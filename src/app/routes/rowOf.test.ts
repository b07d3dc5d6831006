import { matchRoutes } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { rowOf } from './rowOf';
import { table } from './table';

const rows = table.map((row) => ({ path: paths[row.name].pattern, row }));

/** URLs of every row, with and without its optional parts, and some that match none or more than one. */
const addresses = [
  ...table.flatMap(({ name }) => {
    const { pattern } = paths[name];
    const filled = (text: string) => text.replace(/:lang\b/, 'en').replace(/:\w+\??/g, 'x1');
    return [filled(pattern), filled(pattern.replace(/\/:\w+\?/g, '')), filled(pattern).toUpperCase()];
  }),
  '/en/about/',
  '/en//about',
  '/en/%E5%B1%95',
  '/en/news/1/2/3/4',
  '/en/exhibitor-list/details',
  '/en/audience/register',
  '/page/2022/map',
];

test.each([...new Set(addresses)])('%s matches the same route and parameters as in the router', (address) => {
  const match = matchRoutes(rows, address)?.at(-1);
  const found = rowOf(address);
  expect(found?.row.name).toBe(match?.route.row.name);
  expect(found?.params ?? {}).toEqual(match ? { ...match.params } : {});
});

test('keeps a path that cannot be decoded as it is', () => {
  expect(rowOf('/en/%E0%A4%A')?.params).toEqual({ lang: 'en', token: '%E0%A4%A' });
});
