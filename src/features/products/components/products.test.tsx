import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Exhibit, ExhibitPage } from '@/api';
import { renderWithLocale } from '@/i18n/testing';
import { ServicesContext } from '@/state/ServicesContext';
import { exampleOf } from '../../../../tests/support/fakeTransport';
import { testWorld } from '../../../../tests/support/testWorld';
import { productRequest } from '../query';
import { ProductDetails } from './ProductDetails';
import { ProductList } from './ProductList';

const product = exampleOf('exhibitById') as Exhibit;
const page = exampleOf('exhibitPage') as ExhibitPage;

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
