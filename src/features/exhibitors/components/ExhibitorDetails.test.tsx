import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Exhibitor, MeetingSummary } from '@/api';
import { renderWithLocale } from '@/i18n/testing';
import type { Locale } from '@/rules/locales';
import { ServicesContext } from '@/state/ServicesContext';
import { exampleOf } from '../../../../tests/support/fakeResponses';
import { testWorld } from '../../../../tests/support/testWorld';
import { ExhibitorDetails, type ExhibitorDetailsProps } from './ExhibitorDetails';

const exhibitor = exampleOf('exhibitorById') as Exhibitor;
const meeting = (exampleOf('meetingPage') as { records: MeetingSummary[] }).records[0]!;

function show(overrides: Partial<ExhibitorDetailsProps> = {}, locale: Locale = 'en') {
  const world = testWorld();
  renderWithLocale(
    <ServicesContext value={world.services}>
      <ExhibitorDetails
        exhibitor={exhibitor}
        bodyLang="en"
        url="http://site/en/exhibitor-list/details/1"
        isFavourite={false}
        onToggleFavourite={() => undefined}
        products={<p>Products</p>}
        booths={[]}
        meetings={[]}
        {...overrides}
      />
    </ServicesContext>,
    locale,
  );
  return world;
}

test('shows an exhibitor’s name in both languages and its booth, and links to it on the hall plan', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Schmidt Maschinenbau GmbH');
  expect(screen.getByText('施密特机械')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText('Booth 2-A01')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show on plan' })).toHaveAttribute(
    'href',
    '/en/exhibition/map/hall?booth=2-A01',
  );
  expect(screen.getByText('36 m²')).toBeInTheDocument();
});

test('shows contact positions without e-mail addresses or phone numbers', () => {
  show();
  const questionRegion = screen.getByRole('region', { name: 'Ask the exhibitor' });
  expect(questionRegion).toHaveTextContent('Sales desk, Sales');
  expect(questionRegion.textContent).not.toMatch(/@|\+\d/);
  expect(within(questionRegion).getByRole('link', { name: 'Visit website' })).toHaveAttribute(
    'rel',
    'noopener nofollow',
  );
});

test('shows the question form together with the other contact options', () => {
  show({ questionForm: <form aria-label="Question" /> });
  const questionRegion = screen.getByRole('region', { name: 'Ask the exhibitor' });
  expect(within(questionRegion).getByRole('form', { name: 'Question' })).toBeInTheDocument();
  expect(within(questionRegion).getByRole('link', { name: 'Visit website' })).toBeVisible();
});

test('shows the neighbouring booths on the plan section, and meetings of the hall in Shenzhen time', () => {
  const square = (x: number) => [
    { x, y: 0 },
    { x: x + 9, y: 0 },
    { x: x + 9, y: 9 },
    { x, y: 9 },
  ];
  const booth = (number: string, x: number) => ({
    number,
    kind: 'raw' as const,
    area: 81,
    outline: square(x),
    exhibitorId: null,
    exhibitorName: null,
    exhibitorSummary: null,
    exhibitorLogo: null,
    lang: 'en' as const,
  });
  show({
    exhibitor: { ...exhibitor, meetings: [] },
    booths: [booth('2-A01', 0), booth('2-A02', 9), booth('2-Z99', 900)],
    meetings: [meeting],
  });
  const plan = screen.getByRole('region', { name: 'Demonstration hall 2' });
  expect(plan.querySelectorAll('polygon')).toHaveLength(2);
  expect(within(plan).getByText('36 m², standard booth')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Wed, 1 Apr, 10:00–12:00/ })).toHaveAttribute(
    'href',
    `/en/meeting/details/${meeting.id}`,
  );
});

test('lists the exhibitor’s meetings before others of its hall, each once', () => {
  const other = { ...meeting, id: 'other', title: 'Choose another session' };
  show({ exhibitor: { ...exhibitor, meetings: [meeting] }, meetings: [meeting, other] });
  const linksIn = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('link');
  expect(linksIn('Speaking at').map((link) => link.getAttribute('href'))).toEqual([
    `/en/meeting/details/${meeting.id}`,
  ]);
  expect(linksIn('Sessions in hall 2').map((link) => link.getAttribute('href'))).toEqual(['/en/meeting/details/other']);
});

test('marks an untranslated text with its language and a note', () => {
  show({}, 'ru');
  expect(screen.getByText(/Перевода пока нет.*English/)).toBeInTheDocument();
  expect(screen.getByText('The hall plan is published.').parentElement).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Five-axis milling machines since 1954.')).toHaveAttribute('lang', 'en');
});

test('toggles the exhibitor as a favourite and copies its URL', async () => {
  const onMark = jest.fn();
  const world = show({ onToggleFavourite: onMark });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onMark).toHaveBeenCalledTimes(1);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(world.copiedTexts).toEqual(['http://site/en/exhibitor-list/details/1']));
});
