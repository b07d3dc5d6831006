import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { Edition } from '@/api';
import { inIntl, renderWithLocale } from '@/i18n/testing';
import { CountdownFigures } from './CountdownFigures';
import { HomeView } from './HomeView';
import { home, newsSummary } from './home.fixture';

const edition = {
  phase: 'open',
  number: 27,
  year: 2026,
  range: '31 March – 3 April 2026',
  ranges: { full: '2026年3月31日至4月3日', short: '3月31日至4月3日' },
  weekRange: 'Tuesday – Friday',
  dailyOpeningHours: 'Daily 9:00–17:00',
  venue: { name: 'World Exhibition Center', address: '1 Zhancheng Road' },
} as Edition;
const news = [newsSummary('1'), newsSummary('2', { lang: 'zh-cn' }), newsSummary('3')];
const view = (overrides = {}) => (
  <HomeView
    home={home}
    news={news}
    edition={edition}
    countdown={<CountdownFigures phase="open" days={73} seconds={null} />}
    {...overrides}
  />
);

test('has all twelve blocks and the premieres with their headings', () => {
  renderWithLocale(view());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shenzhen International Technology Exhibition');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Five exhibitions',
    'Premieres',
    'Conference',
    'Latest news',
    'Videos',
    'Illustrations',
    'Selected exhibitors',
    'Media coverage',
    'Concurrent exhibitions',
    'Quick access',
    'Take part',
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'Partners' })).toBeInTheDocument();
});

test('the first screen names figures, a search that works without a script, and what applies in this phase', () => {
  renderWithLocale(view());
  expect(screen.getByRole('link', { name: '1,234 Exhibitors' })).toHaveAttribute('href', '/en/exhibitor-list');
  const search = screen.getByRole('search', { name: 'Search this site' });
  expect([search.getAttribute('action'), search.getAttribute('method')]).toEqual(['/en/search', 'get']);
  expect(within(search).getByPlaceholderText('What are you looking for?')).toHaveAttribute('name', 'k');
  expect(screen.getByText('Free before 24 March.')).toBeInTheDocument();
});

test('announces the next exhibition after the show', () => {
  renderWithLocale(view({ edition: { ...edition, phase: 'after' } }));
  expect(screen.getByText('The next exhibition: 30 March – 2 April 2027.')).toBeInTheDocument();
  expect(screen.queryByText('Free before 24 March.')).not.toBeInTheDocument();
});

test('a premiere names the machine, a figure of it and its booth', () => {
  renderWithLocale(view());
  expect(
    screen.getByRole('link', { name: /^40 kN ?Clamping force ?ER40 tube end former ?Handor Tube ?Booth 12-C11/ }),
  ).toHaveAttribute('href', '/en/products/details/1PDXEWXH6J7EZBD4DTT6T77P4H');
});

test('the sessions that are on come first while the show is on', () => {
  const [b, c, a] = home.conference.items;
  const conference = { ...home.conference, now: [a, c], next: [b] };
  renderWithLocale(view({ home: { ...home, conference }, edition: { ...edition, phase: 'during' } }));
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Conference');
  const list = (name: RegExp) => screen.getByRole('heading', { name }).parentElement as HTMLElement;
  const texts = (name: RegExp) =>
    within(list(name))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(texts(/^On now/)).toEqual(['09:30–11:00OpeningMain stage', '14:00–16:00ImpellersHall 9, room A']);
  expect(texts(/^Up next/)).toEqual(['10:00–11:00StampingHall 10, room B']);
});

test('renders on the server without browser APIs', () => {
  expect(renderToString(inIntl(view()))).toContain('days to go');
});

test('replaces the registration link while registration is closed', () => {
  renderWithLocale(view({ edition: { ...edition, phase: 'closed' } }), 'ja');
  // Register to visit; My registration.
  expect(screen.queryByRole('link', { name: '来場登録する' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: '登録の確認' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Reserve a booth' })).toBeInTheDocument();
});

test('offers registration that is forced open', () => {
  renderWithLocale(view({ edition: { ...edition, phase: 'closed' }, registrationOpen: true }));
  expect(screen.getByRole('link', { name: 'Register to visit' })).toHaveAttribute('href', '/en/audience/register/1');
});

test('replaces registration by the badge for registered visitors, in the hero and in the bottom bar', () => {
  renderWithLocale(view({ isRegistered: true }));
  expect(screen.queryByRole('link', { name: 'Register to visit' })).not.toBeInTheDocument();
  const badges = screen.getAllByRole('link', { name: 'My badge', hidden: true });
  expect(badges.map((link) => link.getAttribute('href'))).toEqual(['/en/my', '/en/my']);
});

test('shows the bottom bar with registration, hall plan and programme after the hero scrolls out of view', () => {
  let scrollPast: () => void = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(run: (entries: object[]) => void) {
      scrollPast = () => run([{ isIntersecting: false, boundingClientRect: { top: -1 } }]);
    }
    observe() {}
    disconnect() {}
  } as never;
  renderWithLocale(view());
  expect(screen.queryByRole('navigation', { name: 'Quick links' })).not.toBeInTheDocument();
  act(() => scrollPast());
  const bar = screen.getByRole('navigation', { name: 'Quick links' });
  expect(
    within(bar)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Register to visit', '/en/audience/register/1'],
    ['Hall plan', '/en/exhibition/hall-plan'],
    ['Programme', '/en/meeting'],
  ]);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('groups sessions by day and hour', () => {
  renderWithLocale(view());
  const days = screen.getAllByRole('heading', { level: 3, name: /Mar|Apr/ });
  expect(days.map(({ textContent }) => textContent)).toEqual(['31 MarTue', '1 AprWed']);
  const first = days[0]?.parentElement as HTMLElement;
  expect(
    within(first)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['09:30OpeningMain stage', '14:00ImpellersHall 9, room A']);
});

test('marks a title in another language with lang', () => {
  renderWithLocale(view());
  expect(screen.getByText('Title 2')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('Title 3')).not.toHaveAttribute('lang');
});

test('pictures reserve their space, and all but the first load lazily', () => {
  const { container } = renderWithLocale(view());
  const [first, ...others] = container.querySelectorAll('img');
  expect(first).not.toHaveAttribute('loading');
  for (const picture of others) {
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
    expect(picture).toHaveAttribute('alt');
  }
});

test('the word for halls precedes the numbers in English and follows them in Chinese', () => {
  const panel = () => screen.getByRole('heading', { level: 3, name: 'Metal cutting' }).closest('a');
  const { unmount } = renderWithLocale(view());
  expect(panel()).toHaveTextContent(/^Halls9\/11/);
  unmount();
  renderWithLocale(view({ locale: 'zh-cn' }), 'zh-cn');
  expect(panel()).toHaveTextContent(/^9\/11号馆/);
});

test('the countdown has days, hours, minutes and seconds', () => {
  renderWithLocale(<CountdownFigures phase="open" days={73} seconds={6_330_258} />);
  expect([...screen.getByRole('timer').children].map(({ textContent }) => textContent)).toEqual([
    '73days',
    '06hours',
    '24minutes',
    '18seconds until opening',
  ]);
});

test('uses the singular for one day, hour, minute and second', () => {
  renderWithLocale(<CountdownFigures phase="open" days={1} seconds={90_061} />);
  expect([...screen.getByRole('timer').children].map(({ textContent }) => textContent)).toEqual([
    '1day',
    '01hour',
    '01minute',
    '01second until opening',
  ]);
});

test('a cached page counts only days', () => {
  renderWithLocale(<CountdownFigures phase="open" days={73} seconds={null} />);
  expect(screen.getByRole('timer')).toHaveTextContent(/^73days to go$/);
});

test.each([
  ['during', 'Open now'],
  ['after', 'Thank you for visiting'],
] as const)('in the phase %s no time is counted', (phase, words) => {
  renderWithLocale(<CountdownFigures phase={phase} days={0} seconds={0} />);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.getByText(words)).toBeInTheDocument();
});
