/** The persisted state, under the key names of the specification. */
import { createFavourite } from '@/state/favourites';
import {
  draftRemoved,
  draftSaved,
  admissionNoticeOpened,
  favouritesRefreshed,
  favouriteToggled,
  selectDraft,
  selectComparedProducts,
  selectFavourites,
  selectPersistedSource,
  selectSuggestionInputs,
  selectVisitSettings,
  visitSettingsChanged,
  visitStarted,
  type Draft,
} from '@/state/persistedSlice';
import { persistedStorage } from '@/app/store/persistedStorage';
import { initialSuggestionInputs } from '@/state/suggestionInputs';
import { initialVisitSettings } from '@/state/visitSettings';
import { toastRaised } from '@/state/noticesSlice';
import { makeTestStore } from '../support/makeTestStore';
import { newestOf } from '../support/newestOf.mjs';

const draft: Draft = {
  formId: 'visitor-en',
  formVersion: newestOf('visitor-en'),
  values: { firstName: 'Anna', purposes: ['1001'], privacyAgreed: false },
  savedAt: '2026-03-10T02:00:00.000Z',
  expiresAt: '2026-03-17T02:00:00.000Z',
};

const persisted = JSON.stringify({ version: 1, rehydrated: true });

test('stores source, first page and delayed dialog under the specified names, our own values next to them, and nothing else', async () => {
  const { store, storage, settled } = makeTestStore({ isPersisted: true, ticket: 'a-ticket' });
  await settled();
  store.dispatch(visitStarted({ firstPage: '/en/news?source=mail', source: 'mail' }));
  store.dispatch(admissionNoticeOpened('2026-03-10T02:00:00.000Z'));
  store.dispatch(toastRaised({ kind: 'success', text: 'Saved' }));
  await settled();
  expect(Object.fromEntries([...storage].map(([key, text]) => [key, JSON.parse(text) as unknown]))).toEqual({
    source: 'mail',
    'earlier-badges': [],
    firstPage: '/en/news?source=mail',
    'cookies-read': false,
    'delay-dialog': '2026-03-10T02:00:00.000Z',
    drafts: {},
    favourites: [],
    'compared-products': [],
    'visit-settings': initialVisitSettings,
    'suggestion-inputs': initialSuggestionInputs,
    persist: { version: 1, rehydrated: true },
  });
});

test('the first page is preserved, and a newer source replaces the older one', async () => {
  const { store, storage, settled } = makeTestStore({
    isPersisted: true,
    storage: { source: '"mail"', firstPage: '"/en"', persist: persisted },
  });
  await settled();
  store.dispatch(visitStarted({ firstPage: '/en/news', source: null }));
  expect(selectPersistedSource(store.getState())).toBe('mail');
  store.dispatch(visitStarted({ firstPage: '/en/about', source: 'wechat' }));
  await settled();
  expect([storage.get('source'), storage.get('firstPage')]).toEqual(['"wechat"', '"/en"']);
});

test('a draft survives a reload until it is discarded', async () => {
  const first = makeTestStore({ isPersisted: true });
  await first.settled();
  first.store.dispatch(draftSaved(draft));
  await first.settled();

  const second = makeTestStore({ isPersisted: true, storage: Object.fromEntries(first.storage) });
  expect(selectDraft(second.store.getState(), 'visitor-en')).toBeUndefined();
  await second.settled();
  expect(selectDraft(second.store.getState(), 'visitor-en')).toEqual(draft);
  second.store.dispatch(draftRemoved('visitor-en'));
  await second.settled();

  const third = makeTestStore({ isPersisted: true, storage: Object.fromEntries(second.storage) });
  await third.settled();
  expect(selectDraft(third.store.getState(), 'visitor-en')).toBeUndefined();
});

test('reads and writes nothing before rehydration, so that server and browser render the same', async () => {
  const { store, storage, settled } = makeTestStore({ storage: { source: '"mail"', persist: persisted } });
  store.dispatch(draftSaved(draft));
  await settled();
  expect(selectPersistedSource(store.getState())).toBeNull();
  expect([...storage.keys()]).toEqual(['source', 'persist']);
});

test('a favourite survives a reload with its data for the visit plan, and is updated by the server’s newer text', async () => {
  const robot = createFavourite(
    { kind: 'exhibitor', id: 'a', name: 'Sixform', lang: 'en', booths: ['14-C05'], themeId: 3 },
    '2026-03-10T02:00:00.000Z',
  );
  const first = makeTestStore({ isPersisted: true });
  await first.settled();
  first.store.dispatch(favouriteToggled(robot));
  first.store.dispatch(favouriteToggled({ ...robot, kind: 'product' }));
  await first.settled();

  const second = makeTestStore({ isPersisted: true, storage: Object.fromEntries(first.storage) });
  expect(selectFavourites(second.store.getState())).toEqual([]);
  await second.settled();
  expect(selectFavourites(second.store.getState())).toEqual([robot, { ...robot, kind: 'product' }]);
  second.store.dispatch(favouritesRefreshed([{ ...robot, booths: ['14-C06'], savedAt: '2026-03-12T02:00:00.000Z' }]));
  second.store.dispatch(favouriteToggled({ ...robot, kind: 'product' }));
  expect(selectFavourites(second.store.getState())).toEqual([{ ...robot, booths: ['14-C06'] }]);
});

test('a favourite of another tab appears in this one and survives the next write', async () => {
  const one = createFavourite({ kind: 'exhibitor', id: 'a', name: 'Sixform', lang: 'en' }, '2026-03-10T02:00:00.000Z');
  const other = { ...one, id: 'b' };
  const { store, storage, settled, writeInOtherTab } = makeTestStore({ isPersisted: true });
  await settled();
  store.dispatch(favouriteToggled(one));
  await settled();
  writeInOtherTab('favourites', JSON.stringify([one, other]));
  expect(selectFavourites(store.getState())).toEqual([one, other]);
  store.dispatch(admissionNoticeOpened('2026-03-10T02:00:00.000Z'));
  await settled();
  expect(JSON.parse(storage.get('favourites') ?? '')).toEqual([one, other]);
  writeInOtherTab('favourites', 'no list');
  expect(selectFavourites(store.getState())).toEqual([]);
});

test('a product that another tab compares appears in this one', async () => {
  const { store, settled, writeInOtherTab } = makeTestStore({ isPersisted: true });
  await settled();
  const product = { id: 'a', name: 'VMC1400', lang: 'en' };
  writeInOtherTab('compared-products', JSON.stringify([product]));
  expect(selectComparedProducts(store.getState())).toEqual([product]);
});

test('removed data is deleted from storage, and all of it can be removed', async () => {
  const { storage } = makeTestStore({ storage: { source: '"mail"', other: 'of another site' } });
  const keyed = {
    get: (key: string) => storage.get(key) ?? null,
    set: (key: string, text: string) => void storage.set(key, text),
    remove: (key: string) => void storage.delete(key),
    subscribe: () => () => undefined,
  };
  const adapter = persistedStorage(keyed);
  expect(await adapter.getItem()).toBe('{"source":"\\"mail\\""}');
  await adapter.setItem('persisted', JSON.stringify({ source: 'null', firstPage: '"/en"' }));
  expect(Object.fromEntries(storage)).toEqual({ firstPage: '"/en"', other: 'of another site' });
  // Values that redux-persist no longer passes are removed from the storage.
  await adapter.setItem('persisted', JSON.stringify({ drafts: '{}' }));
  expect(Object.fromEntries(storage)).toEqual({ drafts: '{}', other: 'of another site' });
  await adapter.removeItem();
  expect(Object.fromEntries(storage)).toEqual({ other: 'of another site' });
  expect(await adapter.getItem()).toBeNull();
});

test.each([
  ['removes them', null],
  ['leaves invalid JSON', 'no list'],
  ['leaves JSON that is not a list', '{"id":"a"}'],
])('there are no favourites if another tab %s', async (_what, text) => {
  const { store, settled, writeInOtherTab } = makeTestStore({ isPersisted: true });
  await settled();
  store.dispatch(favouriteToggled(createFavourite({ kind: 'exhibitor', id: 'a', name: 'A', lang: 'en' }, '')));
  writeInOtherTab('favourites', text);
  expect(selectFavourites(store.getState())).toEqual([]);
});

test('settings that an earlier version did not store have their initial values', async () => {
  const { store, settled } = makeTestStore({
    isPersisted: true,
    storage: {
      'visit-settings': '{"isStepFree":true}',
      'suggestion-inputs': '{"answers":["1016"]}',
      persist: persisted,
    },
  });
  await settled();
  expect(selectVisitSettings(store.getState())).toEqual({ ...initialVisitSettings, isStepFree: true });
  expect(selectSuggestionInputs(store.getState())).toEqual({ ...initialSuggestionInputs, answers: ['1016'] });
});

test('the settings of the visit plan are shared by all tabs, and survive a reload', async () => {
  const { store, storage, settled, writeInOtherTab } = makeTestStore({ isPersisted: true });
  await settled();
  store.dispatch(visitSettingsChanged({ isStepFree: true }));
  await settled();
  expect(JSON.parse(storage.get('visit-settings') ?? '')).toEqual({ ...initialVisitSettings, isStepFree: true });
  writeInOtherTab('visit-settings', JSON.stringify({ ...initialVisitSettings, days: ['2026-04-01'] }));
  expect(selectVisitSettings(store.getState())).toEqual({ ...initialVisitSettings, days: ['2026-04-01'] });
  writeInOtherTab('visit-settings', '[]');
  expect(selectVisitSettings(store.getState())).toEqual(initialVisitSettings);
});

test('the server’s text of a favourite is matched by kind and id', () => {
  const { store } = makeTestStore();
  const mark = (id: string, name: string) =>
    createFavourite({ kind: 'exhibitor', id, name, lang: 'en' }, '2026-03-10T02:00:00.000Z');
  for (const one of [mark('a', 'A'), mark('b', 'B')]) store.dispatch(favouriteToggled(one));
  store.dispatch(favouritesRefreshed([{ ...mark('a', 'of a product'), kind: 'product' }, mark('b', 'newer B')]));
  expect(selectFavourites(store.getState()).map(({ name }) => name)).toEqual(['A', 'newer B']);
});
