import { screen, within } from '@testing-library/react';
import type { Edition, PageBlock, PageConfig } from '@/api';
import type { Locale } from '@/i18n/locales';
import { renderWithLocale } from '@/i18n/testing';
import { ServicesContext } from '@/state/ServicesContext';
import { exampleOf } from '../../../../tests/support/fakeResponses';
import { testWorld } from '../../../../tests/support/testWorld';
import { toSections, type PageBlockContext } from '../pageSections';
import { PageBlocks } from './PageBlocks';
import { PageView } from './PageView';

const context: PageBlockContext = { locale: 'en', edition: exampleOf('ownEdition') as Edition };
const text = (title: string): PageBlock => ({ kind: 'text', title, html: `<p>Words of ${title}.</p>` });
const listBlock = (kind: PageBlock['kind'], title: string): PageBlock => ({
  kind,
  title,
  items: [
    { title: 'First', text: 'One', note: 'at once', url: '/en/news' },
    { title: 'Second', text: 'Two' },
  ],
});
const page = (overrides: Partial<PageConfig> = {}): PageConfig => ({
  ...(exampleOf('configPageByRoute') as PageConfig),
  ...overrides,
});

function show(element: React.ReactElement, { locale = 'en' as Locale, at = '2026-03-10' } = {}) {
  const { services } = testWorld({ at: `${at}T20:00:00+08:00` });
  return renderWithLocale(<ServicesContext value={services}>{element}</ServicesContext>, locale);
}

test('groups consecutive texts, and gives no two neighbouring sections the same background', () => {
  const parts = toSections([
    text('a'),
    text('b'),
    listBlock('steps', 'c'),
    { kind: 'newsletter', title: 'd' },
    text('e'),
  ]);
  expect(parts.map(({ blocks }) => blocks.length)).toEqual([2, 1, 1, 1]);
  expect(parts.map(({ background }) => background)).toEqual(['paper', 'haze', 'dark', 'paper']);
  expect(toSections([text('a')], 'paper').map(({ background }) => background)).toEqual(['haze']);
});

test('formats figures and days of editors in the language of the page', () => {
  const blocks: PageBlock[] = [
    {
      kind: 'figures',
      title: 'Size',
      items: [
        { title: '178,200', text: 'm²' },
        { title: '91%', text: 'running' },
      ],
    },
    { kind: 'table', title: 'Dates', head: ['What', 'Until'], rows: [['Power', '2026-02-10']] },
  ];
  show(<PageBlocks blocks={blocks} context={{ ...context, locale: 'ru' }} />, { locale: 'ru', at: '2026-02-10' });
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/, ' '))).toEqual([
    '178 200',
    '91%',
  ]);
  expect(screen.getByText('10 февраля 2026 г.')).toHaveAttribute('dateTime', '2026-02-10');
});

test('a long page lists its sections with links', () => {
  show(<PageBlocks blocks={[text('Who'), text('What'), text('Why')]} context={context} />);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Who', 'What', 'Why']) {
    const href = within(contents).getByRole('link', { name }).getAttribute('href') ?? '';
    expect(document.querySelector(href)).toHaveTextContent(name);
  }
});

test('shows a deadline until the end of its day in Shenzhen, and then as passed', () => {
  const blocks: PageBlock[] = [
    { kind: 'table', title: 'Deadlines', head: ['What', 'Until'], rows: [['Power', '2026-02-10']] },
    {
      kind: 'steps',
      title: 'Steps',
      items: [{ title: 'Drawings', text: 'Send them.', note: 'By mail', until: '2026-02-10' }],
    },
  ];
  const { unmount } = show(<PageBlocks blocks={blocks} context={context} />, { at: '2026-02-10' });
  expect(screen.getByRole('cell')).toHaveTextContent(/^10 February 2026$/);
  expect(screen.getByText(/By mail/)).toHaveTextContent(/^By mail until 10 February 2026$/);
  expect(document.querySelectorAll('s')).toHaveLength(0);
  unmount();
  show(<PageBlocks blocks={blocks} context={context} />, { at: '2026-02-11' });
  expect(screen.getByRole('cell')).toHaveTextContent(/^10 February 2026 passed$/);
  expect([...document.querySelectorAll('s')].map(({ textContent }) => textContent)).toEqual([
    '10 February 2026',
    'until 10 February 2026',
  ]);
});

test('shows an instant as a deadline until that second, also below an answer', () => {
  const items = ['20:00:00', '20:00:01'].map((time) => ({
    title: `Until ${time}?`,
    text: `Before ${time}.`,
    until: `2026-03-18T${time}+08:00`,
  }));
  show(<PageBlocks blocks={[{ kind: 'questions', title: 'Questions', items }]} context={context} />, {
    at: '2026-03-18',
  });
  expect(screen.getByText(/Before 20:00:00/)).toHaveTextContent(/until 18 March 2026 at 20:00 passed$/);
  expect(screen.getByText(/Before 20:00:01/)).toHaveTextContent(/until 18 March 2026 at 20:00$/);
  expect(document.querySelector('s time')).toHaveAttribute('datetime', '2026-03-18T20:00:00+08:00');
});

test('a day that is a row header is no deadline', () => {
  const rows = [['2021-03-30', 'Opening']];
  show(<PageBlocks blocks={[{ kind: 'table', title: 'Days', head: ['Day', 'What'], rows }]} context={context} />);
  expect(screen.getByRole('rowheader')).toHaveTextContent(/^30 March 2021$/);
});

test('renders numbered steps, name-value facts, expandable questions and table row headers', () => {
  show(
    <PageBlocks
      blocks={[
        listBlock('steps', 'Steps'),
        listBlock('facts', 'Facts'),
        listBlock('questions', 'Questions'),
        { kind: 'table', title: 'Prices', head: ['What', 'Price'], rows: [['Flag', '¥3,500']] },
      ]}
      context={context}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Steps',
    'Facts',
    'Questions',
    'Prices',
  ]);
  expect(screen.getByRole('heading', { level: 3, name: 'First' })).toBeInTheDocument();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  expect(document.querySelectorAll('details')).toHaveLength(2);
  expect(screen.getByRole('rowheader', { name: 'Flag' })).toBeInTheDocument();
  expect(within(screen.getByRole('group', { name: 'Prices' })).getByRole('cell')).toHaveTextContent('¥3,500');
});

test('shows the edition’s contacts, days, map and networks', () => {
  show(
    <PageBlocks
      blocks={[
        { kind: 'contacts', title: 'Contact' },
        { kind: 'hours', title: 'Opening hours' },
        { kind: 'map', title: 'Map' },
        { kind: 'socials', title: 'Networks' },
      ]}
      context={context}
    />,
  );
  const { contacts, venue, socialLinks } = context.edition;
  expect(screen.getByRole('link', { name: contacts.email })).toHaveAttribute('href', `mailto:${contacts.email}`);
  expect(screen.getByRole('link', { name: contacts.phoneInternational })).toHaveAttribute('href', 'tel:+8675500000000');
  expect(screen.getByText('Weekdays 08:30-17:00, Shenzhen time (UTC+8)')).toBeInTheDocument();
  expect(screen.getAllByText('9:00–17:00')).toHaveLength(3);
  expect(screen.getByText(venue.address)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: new RegExp(socialLinks[0]?.name ?? '') })).toBeInTheDocument();
});

test('a page of an earlier edition shows only that edition’s dates and figures', () => {
  const { container } = show(
    <PageView
      page={page({
        layout: 'empty',
        blocks: [],
        edition: {
          year: 2022,
          number: 23,
          title: '23rd Exhibition',
          range: '15–18 August 2022',
          weekRange: 'Monday – Thursday',
          dailyOpeningHours: 'Daily 9:00–17:00',
          venue: 'The halls',
          address: '1 Zhancheng Road',
          summary: 'In August.',
          figures: [{ value: 43900, label: 'trade visits' }],
          isCurrent: false,
        },
      })}
      context={context}
    />,
  );
  expect(screen.getByText('23rd edition')).toBeInTheDocument();
  expect(screen.getAllByText('15–18 August 2022')).toHaveLength(2);
  expect(screen.getByText('43,900')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the current exhibition' })).toHaveAttribute('href', '/en');
  expect(container).not.toHaveTextContent('2026');
});
