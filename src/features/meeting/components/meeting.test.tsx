import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLocale } from '@/i18n/testing';
import { createFavourite } from '@/state/favourites';
import { meeting, pageOf, theme } from '../meeting.fixture';
import { ProgrammeView, type ProgrammeViewProps } from '@/features/meeting/programme/ProgrammeView';

const robots = theme('01HZX3K8Q4N6T2V9B7M5C1D0EH', 'Robotics');
const props: ProgrammeViewProps = {
  days: ['2026-03-31', '2026-04-01'],
  choice: { date: '2026-04-01' },
  page: pageOf([meeting('a'), meeting('b', { hall: '15', room: 'Room C', price: 19900, lang: 'zh-cn' })]),
  now: null,
  total: 30,
  themes: [robots],
  themeOfHall: { 9: 1, 15: 4 },
  favouriteMeetings: { has: (id) => id === 'a', toggle: jest.fn() },
  favourites: [],
  banners: [],
  news: [],
};
const view = (overrides: Partial<ProgrammeViewProps> = {}) =>
  renderWithLocale(<ProgrammeView {...props} {...overrides} />);

test('day links keep the filters and mark the current day', () => {
  view({ choice: { ...props.choice, hall: '9' } });
  const days = within(screen.getByRole('navigation', { name: 'Days' })).getAllByRole('link');
  expect(days.map((link) => link.getAttribute('href'))).toEqual([
    '/en/meeting?date=2026-03-31&hall=9',
    '/en/meeting?date=2026-04-01&hall=9',
  ]);
  expect(days.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
});

test('shows time, title in its language, speakers, room and fee of a meeting', () => {
  view();
  const link = screen.getByRole('link', { name: /Title b/ });
  expect(link).toHaveTextContent('10:00–11:30Title bLi Na15Room C¥199');
  expect(screen.getByText('Title b')).toHaveAttribute('lang', 'zh-CN');
  expect(link).toHaveAttribute('href', '/en/meeting/details/b');
});

describe('during the exhibition', () => {
  // In Shenzhen 09:30–11:00, 10:00–11:30 twice, and 14:00–15:40 twice.
  const programme = pageOf([
    meeting('early', { from: '2026-04-01T01:30:00Z', to: '2026-04-01T03:00:00Z', state: 'closed' }),
    meeting('morning', { state: 'closed' }),
    meeting('cancelled', { state: 'cancelled' }),
    meeting('afternoon', { from: '2026-04-01T06:00:00Z', to: '2026-04-01T07:40:00Z' }),
    meeting('talk', { from: '2026-04-01T06:00:00Z', to: '2026-04-01T07:40:00Z', isHot: true }),
    meeting('late', { from: '2026-04-01T08:00:00Z', to: '2026-04-01T09:00:00Z' }),
  ]);
  /** The words that the session shows of its state. */
  const shownAt = (now: string) => {
    const { unmount } = view({ page: programme, now });
    const words = /(Now|Next|Ended|Cancelled|Free|Enrolment closed|Popular)+$/;
    const links = programme.records.map(({ title }) => screen.getByRole('link', { name: new RegExp(title) }));
    const shown = links.map((link) => words.exec(link.textContent ?? '')?.[0]);
    const summary = screen.getAllByRole('status')[0]?.textContent?.trim();
    unmount();
    return { shown, summary };
  };

  test('before the day nothing is now or next', () => {
    expect(shownAt('2026-03-31T15:59Z')).toEqual({
      shown: ['Enrolment closed', 'Enrolment closed', 'Cancelled', 'Free', 'FreePopular', 'Free'],
      summary: '',
    });
  });

  test('a session starts and ends exactly at its minutes; those that start next share the word', () => {
    expect(shownAt('2026-04-01T01:29Z')).toEqual({
      shown: ['NextEnrolment closed', 'Enrolment closed', 'Cancelled', 'Free', 'FreePopular', 'Free'],
      summary: 'Next at 09:30.',
    });
    expect(shownAt('2026-04-01T02:40Z')).toEqual({
      shown: ['Now', 'Now', 'Cancelled', 'NextFree', 'NextFree', 'Free'],
      summary: '2 sessions on now. Next at 14:00.',
    });
    expect(shownAt('2026-04-01T03:00Z')).toEqual({
      shown: ['Ended', 'Now', 'Cancelled', 'NextFree', 'NextFree', 'Free'],
      summary: '1 session on now. Next at 14:00.',
    });
  });

  test('the last session ends: nothing is next, although the response still has the sessions open', () => {
    expect(shownAt('2026-04-01T09:00Z')).toEqual({
      shown: ['Ended', 'Ended', 'Cancelled', 'Ended', 'Ended', 'Ended'],
      summary: '',
    });
  });
});

test('without JavaScript the hall form keeps day and theme in hidden fields', () => {
  view({ choice: { date: '2026-04-01', themeId: robots.id } });
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filter sessions' });
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/en/meeting']);
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['date', '2026-04-01'],
    ['theme', robots.id],
    ['hall', ''],
  ]);
});

test('with JavaScript a hall is selected in place', async () => {
  const onNavigate = jest.fn();
  view({ onNavigate });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hall' }), '15');
  expect(onNavigate.mock.calls).toEqual([['/en/meeting?date=2026-04-01&hall=15']]);
});

test('a theme link navigates in place, a meeting link does not', async () => {
  const onNavigate = jest.fn();
  view({ onNavigate });
  await userEvent.click(screen.getByRole('link', { name: 'Robotics' }));
  expect(onNavigate.mock.calls).toEqual([[`/en/meeting?date=2026-04-01&theme=${robots.id}`]]);
});

test('a day without meetings names the days with meetings', () => {
  view({
    page: { ...pageOf([]), facets: { ...pageOf([]).facets, dates: [{ value: '2026-03-31', label: '', count: 3 }] } },
    choice: { date: '2026-04-01', hall: '9' },
  });
  expect(screen.getByText('No sessions on this day')).toBeVisible();
  expect(screen.getByRole('link', { name: '31 March 2026 (3)' })).toHaveAttribute(
    'href',
    '/en/meeting?date=2026-03-31&hall=9',
  );
});

test('a programme that failed to load can be retried', async () => {
  const onRetry = jest.fn();
  view({ page: undefined, onRetry });
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

const favourite = (id: string, from: string, to: string) =>
  createFavourite(
    { kind: 'meeting', id, name: `Title ${id}`, lang: 'en', from, to, room: 'Room A' },
    '2026-03-01T02:00:00Z',
  );

test('lists selected meetings by time and shows overlaps', () => {
  view({
    favourites: [
      favourite('b', '2026-04-01T02:30:00Z', '2026-04-01T04:00:00Z'),
      favourite('a', '2026-04-01T02:00:00Z', '2026-04-01T03:30:00Z'),
    ],
  });
  const favouritesRegion = screen.getByRole('region', { name: '2 sessions in my plan' });
  expect(
    within(favouritesRegion)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 Apr 10:00 Title aRoom A', '1 Apr 10:30 Title bRoom A']);
  expect(within(favouritesRegion).getByRole('status')).toHaveTextContent('These overlap: “Title a” and “Title b”');
});

test('the favourite button saves a meeting with the data that the visit plan needs', async () => {
  view();
  const heart = screen.getByRole('button', { name: 'Save Title b to my visit plan' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  expect(jest.mocked(props.favouriteMeetings.toggle).mock.calls[0]?.[0]).toMatchObject({
    kind: 'meeting',
    id: 'b',
    room: 'Room C',
    hall: '15',
    themeId: 4,
  });
});
