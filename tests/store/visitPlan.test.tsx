/** The visit plan: rendered from persisted favourites and updated when there is a network. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { siteApi } from '@/api';
import { startPersisting } from '@/app/store/makeStore';
import { encodePlan } from '@/features/plan/sharedPlan';
import { selectToasts } from '@/state/noticesSlice';
import { selectFavourites, selectVisitSettings } from '@/state/persistedSlice';
import type { Locale } from '@/rules/locales';
import { createFavourite } from '@/state/favourites';
import { exampleOf, example } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { renderPage } from '../support/renderApp';

const id = '01HZX3K8Q4N6T2V9B7M5C1D0EF';
const favourite = createFavourite(
  { kind: 'exhibitor', id, name: 'Schmidt', lang: 'en', booths: ['2-A01'], themeId: 1 },
  '2026-03-10T02:00:00.000Z',
);
const storage = { favourites: JSON.stringify([favourite]), persist: JSON.stringify({ version: 1, rehydrated: true }) };

const noNetwork = () => {
  throw new Error('no network');
};

test('the visit plan waits for storage, shows its favourites and uses the server’s newer text', async () => {
  const { store, server } = await renderPage('/en/my/plan', {
    storage,
    server: fakeServer({
      configSeoByUrl: example,
      ownFavourites: example,
      ownWalkingMap: example,
      ownSuggestionCatalogue: example,
    }),
  });
  expect(await screen.findByText('Loading…')).toBeInTheDocument();
  expect(screen.queryByText('Schmidt')).not.toBeInTheDocument();
  startPersisting(store);
  expect(await screen.findByRole('link', { name: 'Schmidt Maschinenbau GmbH' })).toHaveAttribute(
    'href',
    `/en/exhibitor-list/details/${id}`,
  );
  expect(server.only('ownFavourites').body).toEqual({ exhibitorIds: [id] });
  expect(selectFavourites(store.getState())[0]).toMatchObject({ savedAt: favourite.savedAt, booths: ['2-A01'] });
});

test('shows the stored visit plan offline', async () => {
  const { store } = await renderPage('/en/my/plan', {
    storage,
    server: fakeServer({
      configSeoByUrl: example,
      ownEdition: example,
      ownWalkingMap: noNetwork,
      ownFavourites: noNetwork,
      ownSuggestionCatalogue: noNetwork,
    }),
  });
  startPersisting(store);
  expect(await screen.findByRole('link', { name: 'Schmidt' })).toBeVisible();
  expect(screen.getByText('Booth 2-A01')).toBeInTheDocument();
  expect(exampleOf('ownFavourites')).toBeTruthy();
});

test('an empty visit plan explains how to add favourites', async () => {
  const { store } = await renderPage('/en/my/plan', {
    server: fakeServer({ configSeoByUrl: example, ownWalkingMap: example }),
  });
  startPersisting(store);
  expect(await screen.findByText('Nothing saved yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find exhibitors' })).toHaveAttribute('href', '/en/exhibitor-list');
});

describe('a shared plan', () => {
  const server = () =>
    fakeServer({
      configSeoByUrl: example,
      ownFavourites: example,
      ownWalkingMap: example,
      ownSuggestionCatalogue: example,
    });
  const link = (end: string) => `/en/my/plan${end}`;

  test('is shown before it is added, and leaves the address', async () => {
    const {
      store,
      currentUrl,
      settled,
      server: received,
    } = await renderPage(link(encodePlan([favourite])), { server: server() });
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    act(() => void startPersisting(store));
    const dialog = await screen.findByRole('dialog', { name: 'A shared visit plan' });
    await within(dialog).findByText('Schmidt Maschinenbau GmbH');
    expect(currentUrl()).toBe('/en/my/plan');
    expect(received.only('ownFavourites').body).toEqual({ exhibitorIds: [id] });
    expect(selectFavourites(store.getState())).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: /^Add/ }));
    expect(selectFavourites(store.getState()).map(({ kind }) => kind)).toEqual(['exhibitor', 'product', 'meeting']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Schmidt Maschinenbau GmbH' })).toBeVisible();
    await act(settled);
  });

  test('that is damaged is refused, and nothing is requested', async () => {
    const { store, currentUrl, server: received } = await renderPage(link('#plan=1.AAA..'), { server: server() });
    expect(await screen.findByText('Loading…')).toBeInTheDocument();
    act(() => void startPersisting(store));
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    expect(selectToasts(store.getState()).map(({ kind }) => kind)).toEqual(['error']);
    expect(currentUrl()).toBe('/en/my/plan');
    expect(received.requestedIds()).not.toContain('ownFavourites');
  });
});

describe('the link at a booth', () => {
  const [hall] = exampleOf('ownWalkingMap').halls;
  const number = hall?.booths[0]?.number ?? '';

  async function open(at: string, lang: Locale = 'en') {
    const saved = { ...storage, favourites: JSON.stringify([{ ...favourite, lang, booths: [number] }]) };
    const app = await renderPage(`/en/my/plan?at=${number}`, {
      at,
      storage: saved,
      server: fakeServer({
        configSeoByUrl: example,
        ownEdition: example,
        ownFavourites: noNetwork,
        ownWalkingMap: example,
        exhibitorHalls: example,
        ownSitePlan: example,
        ownHallBooths: example,
        ownBoothRoute: example,
        ownSuggestionCatalogue: example,
      }),
    });
    await act(async () => void (await app.store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined))));
    act(() => void startPersisting(app.store));
    return app;
  }

  test('plans the rest of the day from there, during the exhibition', async () => {
    const { store, currentUrl, settled } = await open('2026-03-31T10:00:00+08:00');
    await waitFor(() => expect(currentUrl()).toBe('/en/my/plan'));
    expect(selectVisitSettings(store.getState()).position).toEqual({
      place: `booth ${number}`,
      at: '2026-03-31T02:00:00.000Z',
      done: [`booth ${number}`],
    });
    await act(settled);
  });

  test('opens the plan in the language in which it was read last', async () => {
    const { navigations, settled } = await open('2026-03-31T10:00:00+08:00', 'ru');
    await waitFor(() => expect(navigations).toEqual(['/ru/my/plan']));
    await act(settled);
  });

  test('shows the booth on the hall plan before', async () => {
    const { store, currentUrl, settled } = await open('2026-03-10T10:00:00+08:00');
    await waitFor(() => expect(currentUrl()).toBe(`/en/exhibition/hall-plan?booth=${number}`));
    expect(selectVisitSettings(store.getState()).position).toBeNull();
    await act(settled);
  });
});
