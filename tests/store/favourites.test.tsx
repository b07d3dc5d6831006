/** Favourites and the comparison as pages pass them to lists, and the services that components require. */
import { act, render } from '@testing-library/react';
import { useComparison, type Comparison } from '@/features/products/comparison';
import { useServices } from '@/state/ServicesContext';
import { useFavouriteCount, useFavourites, type Favourites } from '@/state/useFavourites';
import { selectFavourites } from '@/state/persistedSlice';
import { renderApp } from '../support/renderApp';

test('a favourite has one kind, is added with its time and removed by the same button', async () => {
  const shown: { exhibitors?: Favourites; products?: Favourites; count?: number } = {};
  function Page() {
    shown.exhibitors = useFavourites('exhibitor');
    shown.products = useFavourites('product');
    shown.count = useFavouriteCount();
    return null;
  }
  const { store } = await renderApp(<Page />);
  const seen = () => [shown.exhibitors?.has('a'), shown.products?.has('a'), shown.count];
  expect(seen()).toEqual([false, false, 0]);
  const toggle = () => act(() => shown.exhibitors?.toggle({ kind: 'exhibitor', id: 'a', name: 'Sixform', lang: 'en' }));
  toggle();
  expect(seen()).toEqual([true, false, 1]);
  expect(selectFavourites(store.getState())[0]?.savedAt).toBe('2026-03-10T02:00:00.000Z');
  toggle();
  expect(seen()).toEqual([false, false, 0]);
});

test('a comparison has at most four products, each once, and is cleared at once', async () => {
  const shown: { comparison?: Comparison } = {};
  function Page() {
    shown.comparison = useComparison();
    return null;
  }
  await renderApp(<Page />);
  const product = (id: string) => ({ id, name: id.toUpperCase(), lang: 'en' as const });
  const seen = () => [shown.comparison?.products.map(({ id }) => id).join(''), shown.comparison?.isFull];
  for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) act(() => shown.comparison?.toggle(product(id)));
  expect(seen()).toEqual(['bcde', true]);
  act(() => shown.comparison?.replace([product('f')]));
  expect(seen()).toEqual(['f', false]);
  act(() => shown.comparison?.replace([]));
  expect(seen()).toEqual(['', false]);
});

test('a component without services reports what is missing', () => {
  function Lost() {
    useServices();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('There are no services around this component.');
});
