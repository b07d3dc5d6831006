import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ExhibitorPage, ThemeSummary } from '@/api';
import { inIntl as wrapped, renderWithLocale } from '@/i18n/testing';
import { ExhibitorList } from './ExhibitorList';

const themes = ([1, 2, 3, 4, 5] as const).map((id): ThemeSummary => {
  const colour = '#0B5FA5';
  return {
    id,
    name: `Theme ${id}`,
    shortName: `Short ${id}`,
    englishName: `Theme ${id}`,
    colours: { main: colour, navigation: colour, exhibitorTop: colour, landing: colour, strong: colour, tint: colour },
    halls: [String(8 + id)],
  };
});
const sixform = {
  id: '01HZX3K8Q4N6T2V9B7M5C1D0EF',
  name: 'Sixform Robotics',
  otherName: '六轴方程',
  themeIds: [3 as const],
  categories: ['Industrial robots'],
  origin: { kind: 'domestic' as const, country: 'CN', provinceId: '210000', name: 'Liaoning' },
  applicationIndustries: ['Automotive'],
  halls: ['14'],
  booths: [{ number: '14-C05', hall: '14', kind: 'raw' as const, area: 36 }],
  famousBrand: false,
  popular: false,
  featured: true,
  onlineShowroom: false,
  logo: null,
  summary: 'Six-axis arms.',
  summaryLang: 'en' as const,
  exhibitCount: 4,
  lang: 'en' as const,
};
const page: ExhibitorPage = {
  records: [sixform],
  total: 58,
  size: 24,
  current: 1,
  pages: 3,
  facets: {
    themes: [{ value: '3', label: 'Robotics', count: 21 }],
    origins: [{ value: 'domestic', label: 'Mainland China', count: 41 }],
    countries: [],
    provinces: [],
    applicationIndustries: [
      { value: 'mould', label: 'Mould and die', count: 44 },
      { value: 'automotive', label: 'Automotive', count: 58 },
    ],
    halls: [],
    famousBrand: 9,
    popular: 3,
    featured: 12,
    onlineShowroom: 31,
  },
};
const listOf = (overrides: Partial<Parameters<typeof ExhibitorList>[0]> = {}) => (
  <ExhibitorList
    themes={themes}
    search=""
    page={page}
    pending={false}
    favourites={{ has: () => false, toggle: () => undefined }}
    onSearch={() => undefined}
    {...overrides}
  />
);

test('the filters are a real form with the result count of each option', () => {
  renderWithLocale(listOf({ search: '?theme=3' }));
  const form = screen.getByRole('search', { name: 'Filter' });
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/en/exhibitor-list');
  expect(within(form).getByRole('checkbox', { name: 'Short 3 21' })).toBeChecked();
  // The five exhibitions are listed even with a count of 0.
  expect(within(form).getByRole('checkbox', { name: 'Short 1 0' })).not.toBeChecked();
  expect(within(form).getByRole('checkbox', { name: 'Online showroom 31' })).toHaveAttribute('name', 'showroom');
  expect(screen.getByRole('heading', { level: 2, name: '58 exhibitors' })).toBeInTheDocument();
});

test('a click changes the URL and the checkbox before the response arrives', async () => {
  const onSearch = jest.fn();
  renderWithLocale(listOf({ search: '?theme=3&current=2', onSearch }));
  const box = screen.getByRole('checkbox', { name: 'Automotive 58' });
  await userEvent.click(box);
  expect(onSearch.mock.calls).toEqual([['?theme=3&industry=automotive']]);
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Remove Automotive' })).toHaveAttribute('href', '/en/exhibitor-list?theme=3');
});

test('Enter sends the keyword together with the selected filters', async () => {
  const onSearch = jest.fn();
  renderWithLocale(listOf({ search: '?hall=9', onSearch }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Company, product or booth number' }), 'five axis{Enter}');
  expect(onSearch.mock.calls).toEqual([['?k=five+axis&hall=9']]);
});

test('filter options keep their order while their counts change', () => {
  const order = () =>
    screen
      .getAllByRole('checkbox')
      .filter((box) => box.getAttribute('name') === 'industry')
      .map((box) => (box.closest('label') as HTMLElement).textContent);
  const { rerender } = renderWithLocale(listOf());
  expect(order()).toEqual(['Mould and die44', 'Automotive58']);
  const facets = { ...page.facets, applicationIndustries: [{ value: 'automotive', label: 'Automotive', count: 7 }] };
  rerender(wrapped(listOf({ page: { ...page, facets } })));
  expect(order()).toEqual(['Mould and die0', 'Automotive7']);
});

test('page links keep the filters, and the page size can be changed', () => {
  renderWithLocale(listOf({ search: '?theme=3' }));
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/en/exhibitor-list?theme=3&current=2');
  expect(screen.getByRole('combobox', { name: 'Items per page' })).toHaveDisplayValue('24 records/page');
});

test('a card links to its exhibitor, shows its booth, and has a favourite button', async () => {
  const toggle = jest.fn();
  renderWithLocale(listOf({ favourites: { has: (id) => id === sixform.id, toggle } }));
  expect(screen.getByRole('link', { name: 'Sixform Robotics' })).toHaveAttribute(
    'href',
    `/en/exhibitor-list/details/${sixform.id}`,
  );
  expect(screen.getByText('Booth 14-C05')).toBeInTheDocument();
  const heart = screen.getByRole('button', { name: 'Save Sixform Robotics to my visit plan' });
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart);
  expect(toggle.mock.calls).toEqual([
    [{ kind: 'exhibitor', id: sixform.id, name: 'Sixform Robotics', lang: 'en', booths: ['14-C05'], themeId: 3 }],
  ]);
});

test('an empty list suggests a next step; a failed list keeps its filters and can be retried', async () => {
  const { rerender } = renderWithLocale(listOf({ page: { ...page, records: [], total: 0, pages: 0 } }));
  expect(screen.getByText('No exhibitors match these filters')).toBeInTheDocument();
  const onRetry = jest.fn();
  rerender(wrapped(listOf({ page: undefined, onRetry })));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('checkbox', { name: 'Short 3 21' })).toBeInTheDocument();
});
