/** Suggestions on the visit plan: computed in the browser, so that nothing of the visitor is sent. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { startPersisting } from '@/app/store/makeStore';
import { makeViewHistory } from '@/app/store/idle/listeners';
import {
  personalDataRemoved,
  selectFavourites,
  selectSuggestionInputs,
  suggestionInputsChanged,
} from '@/state/persistedSlice';
import { initialSuggestionInputs, type ViewedItem } from '@/state/suggestionInputs';
import { example, exampleOf } from '../support/fakeResponses';
import { fakeServer, type FakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';
import { renderPage } from '../support/renderApp';

const persist = JSON.stringify({ version: 1, rehydrated: true });
const exhibitorId = '01HZX3K8Q4N6T2V9B7M5C1D0EF';
const responses = {
  configSeoByUrl: example,
  ownWalkingMap: example,
  ownFavourites: example,
  ownSuggestionCatalogue: example,
  visitorFindVisit: example,
} as const;

async function openPlan(
  storage: Record<string, string> = {},
  server: FakeServer = fakeServer(responses),
  ticket?: string,
) {
  const page = await renderPage('/en/my/plan', { storage: { ...storage, persist }, server, ticket });
  act(() => void startPersisting(page.store));
  const section = within(await screen.findByRole('region', { name: 'Suggestions for you' }));
  return { ...page, section };
}
const stored = (changed: object) => ({
  'suggestion-inputs': JSON.stringify({ ...initialSuggestionInputs, ...changed }),
});
/** All requests, field by field. */
const sent = ({ requests }: FakeServer) => JSON.parse(JSON.stringify(requests)) as unknown[];

/** Opens the questions, as a browser does. */
const openQuestions = (section: Awaited<ReturnType<typeof openPlan>>['section']) => {
  const details = section.getByText(/What are you interested in/).closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

test('requests nothing until the questions are opened, and an answer changes no request', async () => {
  const { section, server, settled, store } = await openPlan();
  expect(section.getByText(/^No suggestions yet/)).toBeInTheDocument();
  expect(server.requestedIds()).not.toContain('ownSuggestionCatalogue');
  openQuestions(section);
  const robots = await section.findByRole('checkbox', { name: 'Industrial robots', hidden: true });
  await act(settled);
  const before = sent(server);
  expect(server.only('ownSuggestionCatalogue')).toMatchObject({ query: {}, body: undefined });
  fireEvent.click(robots);
  expect(selectSuggestionInputs(store.getState()).answers).toEqual(['1016']);
  const rows = section.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringMatching(/Schmidt Maschinenbau GmbH.*Exhibitor.*Because you chose “Industrial robots”/),
    expect.stringMatching(/SM-6 robot arm.*Product · Schmidt Maschinenbau GmbH.*Because you chose “Industrial robots”/),
    expect.stringMatching(/Joints and gearboxes.*Session · Hall 14, room A.*Because you chose “Industrial robots”/),
  ]);
  await act(settled);
  expect(sent(server)).toEqual(before);
});

test('the page sends the same with answers and views as without them, except for the catalogue', async () => {
  const sentWith = async (storage: Record<string, string>) => {
    const { server, settled, view } = await openPlan(storage);
    await act(settled);
    view.unmount();
    return sent(server);
  };
  const viewed = [{ kind: 'exhibitor', id: exhibitorId }];
  const one = await sentWith(stored({ answers: ['1016'] }));
  expect(await sentWith(stored({ answers: ['1002'], remembersViews: true, viewed }))).toEqual(one);
  const isCatalogue = (request: unknown) => (request as { id: string }).id === 'ownSuggestionCatalogue';
  expect(await sentWith({})).toEqual(one.filter((request) => !isCatalogue(request)));
});

test('the heart adds a suggestion to the plan, and the others name it as their reason', async () => {
  const { section, store, settled } = await openPlan(stored({ answers: ['1016'] }));
  fireEvent.click(await section.findByRole('button', { name: 'Save Schmidt Maschinenbau GmbH to my visit plan' }));
  expect(selectFavourites(store.getState())).toMatchObject([
    { kind: 'exhibitor', id: exhibitorId, booths: ['14-C05'], themeId: 3 },
  ]);
  expect(section.getByRole('heading')).toHaveFocus();
  expect(section.queryByRole('button', { name: /Save Schmidt/ })).toBeNull();
  openQuestions(section);
  fireEvent.click(await section.findByRole('button', { name: 'Clear answers', hidden: true }));
  expect(section.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Because you saved Schmidt Maschinenbau GmbH'),
    expect.stringContaining('Because you saved Schmidt Maschinenbau GmbH'),
  ]);
  await act(settled);
});

test('the answers of the registration are read only when the visitor wants it', async () => {
  const { registration } = exampleOf('visitorFindVisit');
  const questionnaire = { ...registration!.questionnaire!, answers: { products: ['1016', '1008'], business: '1026' } };
  const server = fakeServer({
    ...responses,
    visitorFindVisit: { registration: { ...registration!, questionnaire } },
  });
  const { section, store, settled } = await openPlan({}, server, 'a-ticket');
  openQuestions(section);
  const button = await section.findByRole('button', { name: 'Use the answers of my registration', hidden: true });
  expect(server.requestedIds()).not.toContain('visitorFindVisit');
  fireEvent.click(button);
  await act(settled);
  // The example's catalogue has no other option.
  expect(selectSuggestionInputs(store.getState()).answers).toEqual(['1016']);
  expect(server.only('visitorFindVisit')).toMatchObject({ query: {}, body: undefined });
});

test('a failed catalogue can be requested again', async () => {
  const server = fakeServer({
    ...responses,
    ownSuggestionCatalogue: () => {
      throw new Error('no network');
    },
  });
  const { section, settled } = await openPlan(stored({ answers: ['1016'] }), server);
  await act(settled);
  expect(await section.findByRole('alert')).toHaveTextContent('Could not load suggestions');
  server.responses.ownSuggestionCatalogue = example;
  fireEvent.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findAllByRole('listitem')).toHaveLength(3);
});

describe('what the visitor opens', () => {
  const viewedIds = (store: Parameters<typeof makeViewHistory>[0]) =>
    selectSuggestionInputs(store.getState()).viewed.map(({ kind, id }) => `${kind} ${id}`);

  test('is remembered only after the visitor has turned it on, the last 50 pages, the newest first', () => {
    const { store } = makeTestStore();
    const remember = makeViewHistory(store);
    remember('exhibitorDetails', 'a');
    expect(viewedIds(store)).toEqual([]);
    store.dispatch(suggestionInputsChanged({ remembersViews: true }));
    for (const [name, id] of [
      ['exhibitorDetails', 'a'],
      ['productDetails', 'b'],
      ['meetingDetails', 'c'],
      ['newsDetails', 'd'],
      ['meetingDetails', undefined],
      ['exhibitorDetails', 'a'],
    ] as const)
      remember(name, id);
    expect(viewedIds(store)).toEqual(['exhibitor a', 'meeting c', 'product b']);
    for (let index = 0; index < 60; index++) remember('productDetails', String(index));
    expect(viewedIds(store)).toEqual(Array.from({ length: 50 }, (_, index) => `product ${59 - index}`));
  });

  test('is shared by all tabs, and removed with the answers at sign-out', async () => {
    const { store, storage, settled, writeInOtherTab } = makeTestStore({ isPersisted: true });
    await settled();
    const inputs = { answers: ['1016'], remembersViews: true, viewed: [{ kind: 'product', id: 'b' }] };
    writeInOtherTab('suggestion-inputs', JSON.stringify(inputs));
    expect(selectSuggestionInputs(store.getState())).toEqual(inputs);
    store.dispatch(personalDataRemoved());
    await settled();
    expect(JSON.parse(storage.get('suggestion-inputs') ?? '')).toEqual(initialSuggestionInputs);
  });

  test('is cleared by a button, and when the visitor turns it off', async () => {
    const viewed = [{ kind: 'exhibitor', id: exhibitorId }];
    const { section, store, settled } = await openPlan(stored({ remembersViews: true, viewed }));
    const rows = await section.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Because you looked at Schmidt Maschinenbau GmbH'),
      expect.stringContaining('Because you looked at Schmidt Maschinenbau GmbH'),
    ]);
    fireEvent.click(section.getByRole('button', { name: 'Clear history (1)' }));
    expect(selectSuggestionInputs(store.getState())).toEqual({ ...initialSuggestionInputs, remembersViews: true });
    expect(section.queryByRole('listitem')).toBeNull();
    act(() => void store.dispatch(suggestionInputsChanged({ viewed: viewed as ViewedItem[] })));
    fireEvent.click(section.getByRole('checkbox', { name: 'Remember what I look at on this device' }));
    expect(selectSuggestionInputs(store.getState())).toEqual(initialSuggestionInputs);
    await act(settled);
  });
});
