/** Favourites as pages pass them to lists, and the services that components require. */
import { act, render } from '@testing-library/react';
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

test('a component without services reports what is missing', () => {
  function Lost() {
    useServices();
    return null;
  }
  expect(() => render(<Lost />)).toThrow('There are no services around this component.');
});
