import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLocale } from '@/i18n/testing';
import { HeaderNarrow, NarrowLanguages } from './HeaderNarrow';
import { HeaderWide, WideLanguages } from './HeaderWide';
import { locateInMenu } from './menu';
import { edition, shellData } from '@/app/components/shell.fixture';
import type { ShellData } from './types';

/** One of both headers, as on a page with this URL. */
const wideHeader = ({ path, query, ...content }: ShellData) => (
  <HeaderWide
    {...content}
    {...locateInMenu(content.menu, path)}
    onAdmission={() => undefined}
    languages={<WideLanguages locale={content.locale} path={path} query={query} />}
  />
);
const narrowHeader = ({ path, query, ...content }: ShellData) => (
  <HeaderNarrow
    {...content}
    {...locateInMenu(content.menu, path)}
    onAdmission={() => undefined}
    languages={<NarrowLanguages locale={content.locale} path={path} query={query} />}
  />
);

const wide = (overrides = {}) => renderWithLocale(wideHeader({ ...shellData, ...overrides }));
const visit = () => screen.getByRole('button', { name: /^Visit/ });
const media = () => screen.getByRole('button', { name: 'Media' });

test('the utility line shows dates, venue and days to go', () => {
  wide();
  expect(screen.getByText('31 March – 3 April 2026')).toBeInTheDocument();
  expect(screen.getByText('73 days').parentElement).toHaveTextContent('73 days to go');
  expect(screen.getByRole('link', { name: 'Exhibitor login' })).toHaveAttribute('href', edition.exhibitorLoginUrl);
});

test('shows no days to go in Chinese, nor from the opening day on', () => {
  const { unmount } = renderWithLocale(wideHeader({ ...shellData, locale: 'zh-cn', path: '/zh-cn' }), 'zh-cn');
  expect(screen.queryByText('73天')).not.toBeInTheDocument();
  unmount();
  wide({ days: 0 });
  expect(screen.queryByText(/to go/)).not.toBeInTheDocument();
});

test('language links lead to the same page and keep the query', () => {
  wide({ query: '?type=2&current=3' });
  expect(screen.getByRole('link', { name: '中文' })).toHaveAttribute('href', '/zh-cn/news?type=2&current=3');
  expect(screen.getByRole('link', { name: 'EN' })).toHaveAttribute('aria-current', 'true');
});

test('§4.2b a click opens a menu and sets aria-expanded; Escape closes it and returns the focus', async () => {
  wide();
  expect(visit()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(visit());
  expect(visit()).toHaveAttribute('aria-expanded', 'true');
  screen.getByRole('link', { name: /Hall plan/ }).focus();
  await userEvent.keyboard('{Escape}');
  expect(visit()).toHaveAttribute('aria-expanded', 'false');
  expect(visit()).toHaveFocus();
});

test('§4.2b a hovering mouse opens a menu, one at a time', async () => {
  wide();
  await userEvent.hover(visit());
  expect(visit()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.hover(media());
  expect(visit()).toHaveAttribute('aria-expanded', 'false');
  expect(media()).toHaveAttribute('aria-expanded', 'true');
});

test('a menu that moves under a still mouse pointer stays closed', () => {
  wide();
  // Browsers send this event when the page moves under the pointer: it enters without a move.
  const pointerOver = new MouseEvent('pointerover', { bubbles: true, relatedTarget: document.body });
  act(() => void media().dispatchEvent(Object.assign(pointerOver, { pointerType: 'mouse' })));
  expect(media()).toHaveAttribute('aria-expanded', 'false');
});

test('arrow keys move along the entries and through an open menu', async () => {
  wide();
  visit().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(media()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Individual registration' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('link', { name: 'My registration' }).at(-1)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Register a delegation' })).toHaveFocus();
});

test('closes an open menu when the focus leaves the header', async () => {
  renderWithLocale(
    <>
      {wideHeader(shellData)}
      <button type="button">Outside</button>
    </>,
  );
  await userEvent.click(visit());
  act(() => screen.getByRole('button', { name: 'Outside' }).focus());
  expect(visit()).toHaveAttribute('aria-expanded', 'false');
});

test('marks the entry and link of the current page, and spells out HOT and NEW', () => {
  wide();
  expect(media()).toHaveAttribute('data-active');
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'page');
  expect(within(visit()).getByText('HOT')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Partner site.*opens a new tab/ })).toHaveAttribute('rel', 'noopener');
});

test('§4.2c the search opens with its field focused, and navigates only with a keyword', async () => {
  const onSearch = jest.fn();
  wide({ onSearch });
  await userEvent.click(screen.getByRole('button', { name: 'Search', expanded: false }));
  const field = screen.getByRole('searchbox', { name: 'What are you looking for?' });
  expect(field).toHaveFocus();
  await userEvent.type(field, '   {Enter}');
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.type(field, 'laser & plasma{Enter}');
  expect(onSearch).toHaveBeenCalledWith('/en/search?k=laser+%26+plasma');
  expect(screen.getByRole('link', { name: 'Laser & plasma' })).toHaveAttribute('href', '/en/search?k=Laser+%26+plasma');
});

test.each([
  ['open', 'Register to visit', '/en/audience/register/1'],
  // The English site always shows the entry (docs/decisions/0020); src/features/home has the other languages.
  ['before', 'Register to visit', '/en/audience/register/1'],
  ['closed', 'Register to visit', '/en/audience/register/1'],
  ['during', 'Register to visit', '/en/audience/register/1'],
  ['after', 'Register to visit', '/en/audience/register/1'],
] as const)('in the phase %s the red action shows "%s"', (phase, name, href) => {
  const { container } = wide({ menu: [], edition: { ...edition, phase } });
  const [action] = [...container.querySelectorAll('a')].filter((link) => link.classList.contains('main'));
  expect(action).toHaveTextContent(name);
  expect(action).toHaveAttribute('href', href);
});

test('a form page hides the registration action', () => {
  wide({ hideAction: true, menu: [] });
  expect(screen.queryByRole('link', { name: 'Register to visit' })).not.toBeInTheDocument();
});

test('the narrow menu is a modal sheet: the page is inert while it is open, and Escape closes it', async () => {
  renderWithLocale(
    <div>
      {narrowHeader(shellData)}
      <main data-testid="page" />
    </div>,
  );
  const summary = screen.getByText('Menu').closest('summary') as HTMLElement;
  const sheet = summary.parentElement as HTMLDetailsElement;
  await userEvent.click(summary);
  await screen.findByText('Register to visit');
  expect(sheet.open).toBe(true);
  await Promise.resolve();
  expect(screen.getByTestId('page').inert).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(sheet.open).toBe(false);
  expect(screen.getByTestId('page').inert).toBe(false);
  expect(summary).toHaveFocus();
});

test('the narrow menu opens the group of the current page, and has languages and two actions', () => {
  renderWithLocale(narrowHeader(shellData));
  expect(screen.getByText('Media').closest('details')).toHaveAttribute('open');
  expect(screen.getByText('Visit').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('Русский')).toHaveAttribute('href', '/ru/news');
  expect(screen.getByText('Reserve a booth')).toHaveAttribute('href', '/en/international/reserve-booth');
});
