import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Exhibit, ExhibitPage } from '@/api';
import { renderWithLocale } from '@/i18n/testing';
import { ServicesContext } from '@/state/ServicesContext';
import { exampleOf } from '../../../../tests/support/fakeResponses';
import { testWorld } from '../../../../tests/support/testWorld';
import { comparedIds, comparisonHref, comparisonRows, type Comparison } from '../comparison';
import { productRequest } from '../query';
import { ProductDetails } from './ProductDetails';
import { ProductList } from './ProductList';

const product = exampleOf('exhibitById') as Exhibit;
const page = exampleOf('exhibitPage') as ExhibitPage;

const noComparison: Comparison = {
  products: [],
  has: () => false,
  isFull: false,
  toggle: () => undefined,
  replace: () => undefined,
};

test('builds the request from the list URL and ignores invalid parameters', () => {
  const requestOf = (query: string) => productRequest(new URLSearchParams(query));
  expect(requestOf('theme=1&category=101&category=x&industry=mould&new=1&sort=newest&size=48&k=axis')).toEqual({
    current: 1,
    size: 48,
    keyword: 'axis',
    themeIds: [1],
    categories: ['101'],
    applicationIndustryIds: ['mould'],
    isNew: true,
    sort: 'newest',
  });
  expect(requestOf('category=101&min.xTravel=1400&max.accuracy=4.5&min.x=wide&max.9=1')).toMatchObject({
    categories: ['101'],
    parameters: [
      { key: 'xTravel', min: 1400 },
      { key: 'accuracy', max: 4.5 },
    ],
  });
  expect(requestOf('category=101&category=102&min.xTravel=1400')).not.toHaveProperty('parameters');
  expect(requestOf('current=x')).toBeNull();
});

test('filters products by novelty, and marks a product as a favourite with its company and booth', async () => {
  const toggle = jest.fn();
  const onSearch = jest.fn();
  renderWithLocale(
    <ProductList
      themes={[]}
      search=""
      page={page}
      pending={false}
      favourites={{ has: () => false, toggle }}
      comparison={noComparison}
      onSearch={onSearch}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: '1 product' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Premiere 95' }));
  expect(onSearch.mock.calls).toEqual([['?new=1']]);
  await userEvent.click(screen.getByRole('button', { name: 'Save SM-500 five-axis mill to my visit plan' }));
  expect(toggle.mock.calls[0]).toEqual([
    {
      kind: 'product',
      id: page.records[0]!.id,
      name: 'SM-500 five-axis mill',
      lang: 'en',
      booths: ['2-A01'],
      themeId: 1,
      company: 'Schmidt Maschinenbau GmbH',
    },
  ]);
});

test('shows a product’s figures, its exhibitor, and its booth on the plan', () => {
  renderWithLocale(
    <ServicesContext value={testWorld().services}>
      <ProductDetails
        product={product}
        bodyLang="en"
        url="http://site/en/products/details/1"
        isFavourite
        onToggleFavourite={() => undefined}
        comparison={noComparison}
      />
    </ServicesContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SM-500 five-axis mill');
  const figures = screen.getByRole('region', { name: 'Specifications' });
  expect(within(figures).getByText('Spindle speed').nextElementSibling).toHaveTextContent('24,000 rpm');
  expect(screen.getByRole('link', { name: /Exhibitor Schmidt/ })).toHaveAttribute(
    'href',
    `/en/exhibitor-list/details/${product.exhibitor.id}`,
  );
  expect(screen.getByRole('link', { name: 'Show on plan' })).toHaveAttribute(
    'href',
    '/en/exhibition/map/hall?booth=2-A01',
  );
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true');
});

type Parameter = Exhibit['parameters'][number];

const parameter = (key: string, number: number, better: Parameter['better'] = 'higher', unit = 'mm'): Parameter => ({
  key,
  name: key,
  number,
  unit,
  better,
  value: `${number} ${unit}`,
});
const rowsOf = (...products: Parameter[][]) => comparisonRows(products.map((parameters) => ({ parameters })));

test('the best value of a row is the highest or the lowest, as its parameter defines', () => {
  const rows = rowsOf(
    [parameter('travel', 900), parameter('accuracy', 3, 'lower', 'µm'), parameter('colour', 1, null)],
    [parameter('travel', 1400), parameter('accuracy', 8, 'lower', 'µm'), parameter('colour', 2, null)],
  );
  expect(rows.map(({ name, best }) => [name, best])).toEqual([
    ['travel', 1400],
    ['accuracy', 3],
    ['colour', null],
  ]);
});

test('equal values, a single value and different units have no best one', () => {
  expect(rowsOf([parameter('travel', 900)], [parameter('travel', 900)])[0]?.best).toBeNull();
  expect(rowsOf([parameter('travel', 900)], [])[0]).toMatchObject({ values: [{ number: 900 }, undefined], best: null });
  const units = rowsOf([parameter('change', 5, 'lower', 's')], [parameter('change', 2, 'lower', 'min')]);
  expect(units[0]?.best).toBeNull();
});

test('the URL holds up to four different products and ignores malformed ids', () => {
  const ids = [1, 2, 3, 4, 5].map((place) => `01HZX3K8Q4N6T2V9B7M5C1D0E${place}`);
  const href = comparisonHref('en', [...ids.slice(0, 2), 'x', ids[1]!, ...ids.slice(2)]);
  expect(href.startsWith('/en/products/compare?id=01HZX3K8Q4N6T2V9B7M5C1D0E1&id=')).toBe(true);
  expect(comparedIds(new URLSearchParams(href.split('?')[1]))).toEqual(ids.slice(0, 4));
  expect(comparisonHref('en', [])).toBe('/en/products/compare');
});
