import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SearchResult } from '@/api';
import { renderWithLocale } from '@/i18n/testing';
import { SearchForm } from './SearchForm';
import type { Suggest } from './types';

const hit = (id: string, title: string, from: number, to: number) => ({
  id,
  title,
  titleMarks: [{ from, to }],
  summary: '',
  summaryMarks: [],
  url: `/en/news/details/${id}`,
  picture: null,
  date: null,
  booth: null,
  themeId: null,
  lang: 'en' as const,
});
const result: SearchResult = {
  keyword: 'spin',
  total: 38,
  groups: [
    { kind: 'news', total: 30, hits: ['a', 'b', 'c', 'd'].map((id) => hit(id, `Spindle ${id}`, 0, 4)) },
    { kind: 'video', total: 8, hits: [hit('v', 'A spindle', 2, 6)] },
  ],
  suggestions: [],
};

/** A `suggest` that returns this result at once. */
const suggestResult: Suggest = (_keyword, show) => {
  show(result);
  return () => undefined;
};
const field = () => screen.getByRole('searchbox');

test('shows a few hits of each kind while typing, with the match highlighted', async () => {
  renderWithLocale(<SearchForm id="field" hotKeywords={['Laser']} suggest={suggestResult} />);
  await userEvent.type(field(), 'spin');
  const links = screen.getAllByRole('link').filter((link) => link.dataset.suggestion !== undefined);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Spindle aNews',
    'Spindle bNews',
    'A spindleVideos',
    'Spindle cNews',
    'Spindle dNews',
    'All 38 results for “spin”',
  ]);
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Spin',
    'Spin',
    'spin',
    'Spin',
    'Spin',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('38 results');
});

test('arrow keys move from the field through the suggestions and back', async () => {
  renderWithLocale(<SearchForm id="field" hotKeywords={[]} suggest={suggestResult} />);
  await userEvent.type(field(), 'spin{ArrowDown}');
  expect(screen.getAllByRole('link')[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
});

test('one Latin letter requests no suggestions, one Chinese character does', async () => {
  const requests: string[] = [];
  const suggest: Suggest = (keyword) => {
    requests.push(keyword);
    return () => undefined;
  };
  renderWithLocale(<SearchForm id="field" hotKeywords={[]} suggest={suggest} />);
  await userEvent.type(field(), 's');
  await userEvent.clear(field());
  await userEvent.type(field(), '轴');
  expect(requests).toEqual(['轴']);
});

test('shows the popular keywords before and after typing', async () => {
  renderWithLocale(<SearchForm id="field" hotKeywords={['Laser']} suggest={suggestResult} />);
  const list = () => within(screen.getAllByRole('list')[0] as HTMLElement).getByRole('link');
  expect(list()).toHaveAttribute('href', '/en/search?k=Laser');
  await userEvent.type(field(), 'spin');
  expect(list()).toHaveAttribute('href', '/en/search?k=Laser');
});
