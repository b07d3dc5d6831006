/** The visit plan: rendered from persisted favourites and updated when there is a network. */
import { screen } from '@testing-library/react';
import { startKeeping } from '@/app/store/makeStore';
import { selectFavourites } from '@/state/persistedSlice';
import { favouriteOf } from '@/state/favourites';
import { exampleOf, example, fakeServer } from '../support/fakeTransport';
import { renderPage } from '../support/renderApp';

const id = '01HZX3K8Q4N6T2V9B7M5C1D0EF';
const marked = favouriteOf(
  { kind: 'exhibitor', id, name: 'Schmidt', lang: 'en', booths: ['2-A01'], themeId: 1 },
  '2026-03-10T02:00:00.000Z',
);
const storage = { favourites: JSON.stringify([marked]), persist: JSON.stringify({ version: 1, rehydrated: true }) };

test('the plan waits for the browser’s storage, shows what it keeps, and takes the server’s newer words', async () => {
  const { store, server } = await renderPage('/en/my/plan', {
    storage,
    server: fakeServer({ configSeoByUrl: example, ownFavourites: example }),
  });
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByText('Schmidt')).not.toBeInTheDocument();
  startKeeping(store);
  expect(await screen.findByRole('link', { name: 'Schmidt Maschinenbau GmbH' })).toHaveAttribute(
    'href',
    `/en/exhibitor-list/details/${id}`,
  );
  expect(server.only('ownFavourites').body).toEqual({ exhibitorIds: [id] });
  expect(selectFavourites(store.getState())[0]).toMatchObject({ savedAt: marked.savedAt, booths: ['2-A01'] });
});

test('without a network the plan stays as it was kept', async () => {
  const { store } = await renderPage('/en/my/plan', {
    storage,
    server: fakeServer({
      configSeoByUrl: example,
      ownEdition: example,
      ownFavourites: () => {
        throw new Error('no network');
      },
    }),
  });
  startKeeping(store);
  expect(await screen.findByRole('link', { name: 'Schmidt' })).toBeVisible();
  expect(screen.getByText('Booth 2-A01')).toBeInTheDocument();
  expect(exampleOf('ownFavourites')).toBeTruthy();
});

test('an empty plan says how it is filled', async () => {
  const { store } = await renderPage('/en/my/plan', { server: fakeServer({ configSeoByUrl: example }) });
  startKeeping(store);
  expect(await screen.findByText('Nothing is marked yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find exhibitors' })).toHaveAttribute('href', '/en/exhibitor-list');
});
