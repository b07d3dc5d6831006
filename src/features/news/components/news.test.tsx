import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MediaType, NewsItem, NewsSummary } from '@/api';
import type { ReactElement } from 'react';
import { renderWithLocale } from '@/i18n/testing';
import type { Locale } from '@/rules/locales';
import { ServicesContext } from '@/state/ServicesContext';
import { testWorld } from '../../../../tests/support/testWorld';
import { NewsDetailsView } from './NewsDetailsView';
import { NewsListView } from './NewsListView';

const newsSummary = (id: string, overrides: Partial<NewsSummary> = {}): NewsSummary => ({
  id,
  title: `Title ${id}`,
  summary: `Summary ${id}`,
  typeId: 'exhibition',
  typeName: 'Exhibition',
  cover: { url: '/art/lathe/1/1.svg', width: 640, height: 360, alt: 'A shaft' },
  source: 'Organising committee',
  publishedAt: '2026-01-16T16:30:00.000Z',
  views: 12,
  isTop: false,
  lang: 'en',
  ...overrides,
});
const type = (id: string, count: number): MediaType => ({
  id,
  parentId: null,
  kind: 'news',
  name: `Type ${id}`,
  count,
  sort: 1,
});
const item: NewsItem = {
  ...newsSummary('1'),
  bodyLang: 'en',
  body: '<h2>Why</h2><p>One clamping.</p>',
  author: null,
  sourceUrl: null,
  keywords: [],
  attachments: [],
  languages: ['en', 'zh-cn'],
};
/** Renders a component with test providers. */
function show(element: ReactElement, locale: Locale = 'en') {
  const world = testWorld();
  renderWithLocale(<ServicesContext value={world.services}>{element}</ServicesContext>, locale);
  return world;
}

const pageOf = (records: NewsSummary[], current = 1) => ({ records, total: 24, size: 10, current, pages: 3 });

test('types are links with their own URLs; a type without entries is hidden', () => {
  renderWithLocale(
    <NewsListView
      types={[type('technology', 7), type('notice', 0)]}
      typeId="technology"
      page={pageOf([newsSummary('1')])}
    />,
  );
  expect(screen.getByRole('link', { name: /Type technology/ })).toHaveAttribute('href', '/en/news/technology');
  expect(screen.getByRole('link', { name: /Type technology/ })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: /Type notice/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Type technology');
});

test('lists entries with type and day in Shanghai, and has real page links', () => {
  renderWithLocale(
    <NewsListView types={[]} page={pageOf([newsSummary('1'), newsSummary('2', { lang: 'zh-cn', isTop: true })], 2)} />,
  );
  expect(screen.getAllByText('17 January 2026')).toHaveLength(2);
  expect(screen.getByText('24 articles')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Title 2' })).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/en/news');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/en/news?current=3');
});

test('an empty list shows the reason and a next step', () => {
  renderWithLocale(<NewsListView types={[]} page={{ records: [], total: 0, size: 10, current: 1, pages: 0 }} />);
  expect(screen.getByText('No news here yet')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'All news' })).toHaveLength(1);
});

test('a loading list reserves its space; a failed one can be retried', async () => {
  const { unmount } = renderWithLocale(<NewsListView types={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  unmount();
  const onRetry = jest.fn();
  renderWithLocale(<NewsListView types={[]} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Could not load news');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('an article shows its day, source, text, neighbours and related articles', () => {
  show(
    <NewsDetailsView
      item={item}
      url="https://site.example/en/news/details/1"
      previous={newsSummary('0')}
      next={newsSummary('2')}
      recommended={[newsSummary('5')]}
    />,
  );
  expect(screen.getByRole('article')).toHaveTextContent('17 January 2026');
  expect(screen.getByText('Source: Organising committee')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Why' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Previous Title 0' })).toHaveAttribute('href', '/en/news/details/0');
  expect(screen.getByRole('link', { name: 'Next Title 2' })).toHaveAttribute('rel', 'next');
  expect(screen.getByRole('link', { name: /Title 5/ })).toHaveAttribute('href', '/en/news/details/5');
});

test('marks a text in another language with its language and a note', () => {
  show(<NewsDetailsView item={item} url="" />, 'ru');
  expect(screen.getByText(/Перевода пока нет.*English/)).toBeInTheDocument();
  expect(screen.getByText('One clamping.').parentElement).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
});

test('copies the address and confirms it', async () => {
  const user = userEvent.setup();
  const world = show(<NewsDetailsView item={item} url="https://site.example/en/news/details/1" />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Link copied'));
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeInTheDocument();
  expect(world.copiedTexts).toEqual(['https://site.example/en/news/details/1']);
});
