import { screen, within } from '@testing-library/react';
import type { SearchResult } from '@/api';
import { renderWithLocale } from '@/i18n/testing';
import { SearchView, type SearchViewProps } from './SearchView';

const hit = (id: string) => ({
  id,
  title: `Spindle ${id} & <b>`,
  titleMarks: [{ from: 0, to: 7 }],
  summary: 'A motor spindle',
  summaryMarks: [{ from: 8, to: 15 }],
  url: `/en/products/details/${id}`,
  picture: null,
  date: null,
  booth: null,
  themeId: null,
  lang: 'en' as const,
});
const result: SearchResult = {
  keyword: 'spindle',
  total: 53,
  groups: [
    { kind: 'exhibit', total: 52, hits: Array.from({ length: 10 }, (_, index) => hit(String(index))) },
    { kind: 'news', total: 1, hits: [hit('n')] },
  ],
  suggestions: [],
};
const nothing: SearchResult = { keyword: 'zzz', total: 0, groups: [], suggestions: ['Spindles'] };
const popular = [{ keyword: 'Laser', searches: 3, isHot: true }];
const view = (overrides: Partial<SearchViewProps> = {}) =>
  renderWithLocale(<SearchView query={{ keyword: 'spindle' }} result={result} popular={popular} {...overrides} />);

test('kinds are tabs with counts, and each kind shows its best four hits and a link to all', () => {
  view();
  const tabs = within(screen.getByRole('navigation', { name: 'Filter by type' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All53', 'Products52', 'News1']);
  const products = screen.getByRole('region', { name: 'Products' });
  expect(within(products).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(within(products).getByRole('link', { name: 'Products: all 52' })).toHaveAttribute(
    'href',
    '/en/search?k=spindle&kind=exhibit',
  );
});

test('highlights matches and escapes HTML', () => {
  view({ query: { keyword: 'spindle', kind: 'news' } });
  const row = screen.getByRole('article');
  expect([...row.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Spindle', 'spindle']);
  expect(within(row).getByRole('heading')).toHaveTextContent('Spindle n & <b>');
  expect(row.querySelector('b')).toBeNull();
});

test('a kind with many hits has page links, and links to its list with filters', () => {
  view({ query: { keyword: 'spindle', kind: 'exhibit', current: 2 } });
  expect(screen.getByText('11–20 of 52')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(pages.map((link) => link.getAttribute('href'))).toEqual(
    [1, 1, 2, 3, 6, 3].map((page) => `/en/search?k=spindle&kind=exhibit${page > 1 ? `&current=${page}` : ''}`),
  );
  expect(screen.getByRole('link', { name: 'Show all 52 in the list' })).toHaveAttribute(
    'href',
    '/en/products?k=spindle',
  );
});

test('the field keeps the query and works without JavaScript', () => {
  view();
  const form = screen.getByRole('search');
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/en/search']);
  expect(within(form).getByRole('searchbox')).toHaveValue('spindle');
});

test('suggests other words and pages when nothing is found', () => {
  view({ query: { keyword: 'zzz' }, result: nothing });
  expect(screen.getByText('No results for “zzz”')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Did you mean' })).getByRole('link')).toHaveAttribute(
    'href',
    '/en/search?k=Spindles',
  );
  expect(screen.getByRole('region', { name: 'Popular searches' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hall plan' })).toHaveAttribute('href', '/en/exhibition/hall-plan');
});
