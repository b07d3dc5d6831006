/** A recorded session is masked while it is written, and replays to the same masked state. */
import { configApi, formApi, ownApi, siteApi, visitorApi, visitorEnApi } from '@/api';
import { countdownUpdated } from '@/state/countdownSlice';
import { pageOpened } from '@/state/clientSlice';
import { createFavourite } from '@/state/favourites';
import { draftRemoved, draftSaved, favouriteToggled, visitStarted } from '@/state/persistedSlice';
import { toastRaised } from '@/state/noticesSlice';
import { selectHasToken } from '@/state/ticketSlice';
import { makeMask, makeRecorder } from '@/app/store/recording';
import { makeQuestionnaireBody, makeRegistrationBody } from '../support/factories';
import { errorResponse, withHeaders } from '../support/fakeResponses';
import { exampleServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';
import { replay } from '../support/replay';
import { anna, confirmedAnna } from '../support/visitors';
import { newestOf } from '../support/newestOf.mjs';

const EMAIL = 'anna.sokolova@example.org';
const CODE = '482915';

const draft = {
  formId: 'visitor-en',
  formVersion: newestOf('visitor-en'),
  values: { email: EMAIL, firstName: 'Anna', purposes: ['1001'] },
  savedAt: '2026-03-10T02:00:00.000Z',
  expiresAt: '2026-03-17T02:00:00.000Z',
};

/** A complete registration with an error, a draft, a favourite, an edit and an invited colleague. */
async function register() {
  const recorder = makeRecorder();
  let registration: typeof anna | null = null;
  const server = exampleServer({
    visitorFindVisit: () => ({ registration }),
    visitorEnInsert: () => {
      registration = { ...anna, email: EMAIL };
      return withHeaders({ registration, next: 'questionnaire' }, { 'access-token': 'a-secret-ticket' });
    },
    visitorEnSubmitQuestion: () => {
      registration = { ...confirmedAnna, email: EMAIL };
      return { registration, next: 'result' };
    },
    visitorEnUpdate: errorResponse('visitor.emailExists', '/body/email', `${EMAIL} is taken`),
  });
  const world = makeTestStore({ server, recorder, isPersisted: true, at: '2026-03-10T10:00:00+08:00' });
  const { store, settled, advanceTime } = world;
  await settled();
  const path = `/en/audience/registration?source=mail&email=${EMAIL}`;
  store.dispatch(pageOpened({ path, query: { source: 'mail', email: EMAIL } }));
  store.dispatch(visitStarted({ firstPage: path, source: 'mail' }));
  await store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined));
  await store.dispatch(configApi.endpoints.configMenu.initiate());
  const subscription = store.dispatch(visitorApi.endpoints.visitorFindVisit.initiate());
  await subscription;
  await store.dispatch(formApi.endpoints.currentForm.initiate('visitor-en')).catch(() => undefined);
  store.dispatch(draftSaved(draft));
  await store.dispatch(visitorEnApi.endpoints.visitorEnExistEmail.initiate({ email: EMAIL }));
  await store.dispatch(ownApi.endpoints.ownSendEmailCode.initiate({ email: EMAIL, purpose: 'registration' }));
  await store.dispatch(
    ownApi.endpoints.ownCheckEmailCode.initiate({ email: EMAIL, purpose: 'registration', code: CODE }),
  );
  await store.dispatch(visitorEnApi.endpoints.visitorEnInsert.initiate(makeRegistrationBody(EMAIL) as never));
  store.dispatch(draftRemoved('visitor-en'));
  await settled();
  await store.dispatch(
    visitorEnApi.endpoints.visitorEnSubmitQuestion.initiate(makeQuestionnaireBody(anna.id) as never),
  );
  await settled();
  await store.dispatch(
    visitorEnApi.endpoints.visitorEnUpdate.initiate({ id: anna.id, ...makeRegistrationBody(EMAIL) } as never),
  );
  store.dispatch(toastRaised({ kind: 'error', text: `${EMAIL} could not be changed` }));
  store.dispatch(
    favouriteToggled(
      createFavourite({ kind: 'exhibitor', id: 'a', name: 'Sixform', lang: 'en' }, '2026-03-10T02:00:00.000Z'),
    ),
  );
  store.dispatch(draftSaved({ ...draft, formId: `visitor-en:${anna.id}` }));
  advanceTime(4_000);
  subscription.unsubscribe();
  await settled();
  return { ...world, recorder };
}

test('a full registration replays to the same masked state, byte for byte', async () => {
  const { store, recorder } = await register();
  expect(selectHasToken(store.getState())).toBe(true);
  const { actions } = recorder.recording();
  expect(actions.length).toBeGreaterThan(60);
  expect(JSON.stringify(replay(recorder.recording()))).toBe(JSON.stringify(recorder.mask(store.getState())));
});

test('replays from its file as well, and to each intermediate state', async () => {
  const { recorder } = await register();
  const saved = JSON.parse(JSON.stringify(recorder.recording())) as ReturnType<typeof recorder.recording>;
  const initialState = JSON.stringify(saved.initialState);
  expect(JSON.stringify(replay(saved, 0))).toBe(initialState);
  expect(JSON.stringify(replay(saved))).toBe(JSON.stringify(replay(recorder.recording())));
});

test('contains no personal data: no name, address, number, code, ticket or typed text', async () => {
  const { recorder, store } = await register();
  const text = JSON.stringify(recorder.recording());
  expect(recorder.recording().actions.length).toBeGreaterThan(60);
  const written = JSON.stringify([store.getState(), makeRegistrationBody(EMAIL)]);
  const personal = [EMAIL, 'anna', 'Sokolova', 'Obtek', '913 555', 'Krasny', 'a-secret-ticket', 'V27-4K7Q'];
  // The input contained each of these words.
  expect(personal.filter((word) => !written.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  expect(personal.filter((word) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  expect(text).not.toContain(CODE);
  expect(text).not.toMatch(/@|\b1[3-9]\d{9}\b/);
});

test('the same text has the same token, also as a cache key; the name of a call is preserved', () => {
  const mask = makeMask();
  expect(mask({ a: 'x', b: ['x', 'y', ''], n: 1, on: true, none: null, type: 'api/executeQuery' })).toEqual({
    a: 't1',
    b: ['t1', 't2', ''],
    n: 1,
    on: true,
    none: null,
    type: 'api/executeQuery',
  });
  expect(
    mask({ 'find({"email":"x"})': { key: 'find({"email":"x"})' }, path: ['data', 0, 'users', 'find({"email":"x"})'] }),
  ).toEqual({
    'find(t3)': { key: 'find(t3)' },
    path: ['data', 0, 'users', 'find(t3)'],
  });
});

test('a text that resembles a cache key is a text; a list of texts is one even if it contains paths', () => {
  const mask = makeMask();
  expect(mask({ a: 'find(', b: '(x)', c: 'anna@example.org(x)', path: [{ name: 'Anna' }, 7, null] })).toEqual({
    a: 't1',
    b: 't2',
    c: 't3',
    path: [{ name: 't4' }, 7, null],
  });
});

test('of consecutive updates of the countdown a recording has the last one, before each other action', () => {
  const recorder = makeRecorder();
  const { store } = makeTestStore({ recorder });
  const before = recorder.recording().actions.length;
  const tick = (seconds: number) => store.dispatch(countdownUpdated({ ...store.getState().countdown, seconds }));
  for (const seconds of [3, 2]) tick(seconds);
  store.dispatch(toastRaised({ kind: 'success', text: 'Saved' }));
  tick(1);
  const { actions } = recorder.recording();
  const recorded = actions.slice(before).map(({ type, payload }) => [type, (payload as { seconds?: number }).seconds]);
  expect(recorded).toEqual([
    ['countdown/countdownUpdated', 2],
    ['notices/toastRaised', undefined],
    ['countdown/countdownUpdated', 1],
  ]);
});

test('a recording begins with the state before its first action, and has no action before that', () => {
  const recorder = makeRecorder();
  expect(recorder.recording()).toEqual({ version: 1, initialState: null, actions: [] });
  const { store } = makeTestStore({ recorder });
  const { actions, initialState } = recorder.recording();
  const before = actions.length;
  expect(actions.at(-1)).toMatchObject({ type: 'locale/localeSet' });
  expect(initialState).toMatchObject({ notices: { pending: 0 } });
  store.dispatch(toastRaised({ kind: 'success', text: 'Saved' }));
  // Earlier results are not changed by later recording.
  expect(actions).toHaveLength(before);
  expect(
    recorder
      .recording()
      .actions.slice(before)
      .map(({ type }) => type),
  ).toEqual(['notices/toastRaised']);
});
