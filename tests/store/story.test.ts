/** A story is what a report of a problem contains: chosen by an allow-list, and played again with a store. */
import { api, configApi, formApi, mediaApi, ownApi, siteApi, visitorApi, visitorEnApi, type Story } from '@/api';
import { recorderOf, type Recorder } from '@/app/store/story/recorder';
import { storyActions } from '@/app/store/story/storyActions';
import { COMPOSITE_ENDPOINTS, toStory } from '@/app/store/story/toStory';
import { paths } from '@/lib/paths';
import { pageOpened } from '@/state/clientSlice';
import { createFavourite } from '@/state/favourites';
import { toastRaised } from '@/state/noticesSlice';
import { draftRemoved, draftSaved, favouriteToggled, visitStarted } from '@/state/persistedSlice';
import { operationTable } from '../../server/http/contract';
import { checkRequest } from '../../server/http/validation';
import { makeQuestionnaireBody, makeRegistrationBody } from '../support/factories';
import { errorResponse, withHeaders } from '../support/fakeResponses';
import { exampleServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';
import { newestOf } from '../support/newestOf.mjs';
import { playInStore } from '../support/playInStore';
import { anna, confirmedAnna } from '../support/visitors';

const NEWS = '01HZX3K8Q4N6T2V9B7M5C1D0EF';
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
  let registration: typeof anna | null = null;
  const server = exampleServer({
    mediaNews: errorResponse('server.error'),
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
  const world = makeTestStore({ server, isPersisted: true, at: '2026-03-10T10:00:00+08:00' });
  const { store, settled, advanceTime } = world;
  await settled();
  const recorder = recorderOf(store, world.services);
  const path = `/en/audience/registration?source=mail&email=${EMAIL}`;
  store.dispatch(pageOpened({ path, query: { source: 'mail', email: EMAIL } }));
  const query = new URLSearchParams({ source: 'mail', email: EMAIL });
  recorder.add({ kind: 'page', page: { pattern: paths.registration.pattern, params: { lang: 'en' }, query } });
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
  await store.dispatch(mediaApi.endpoints.mediaNews.initiate(NEWS));
  subscription.unsubscribe();
  await settled();
  return { ...world, recorder };
}

const problemsOf = (story: Story) =>
  checkRequest('ownReportProblem', { path: {}, query: {}, body: { story, privacyAgreed: true } });

const beginning: Recorder['beginning'] = { at: 0, locale: 'en', device: 'desktop', signedIn: false };
const page = (pattern: string, params = {}, search = '') => ({
  at: 0,
  kind: 'page' as const,
  page: { pattern, params, query: new URLSearchParams(search) },
});

test('contains no personal data: no name, address, number, code, ticket or typed text', async () => {
  const { recorder, store } = await register();
  const text = JSON.stringify(toStory(recorder));
  const written = JSON.stringify([recorder.events, store.getState(), makeRegistrationBody(EMAIL)]);
  const personal = [EMAIL, 'anna', 'Sokolova', 'Obtek', '913 555', 'Krasny', 'a-secret-ticket', 'V27-4K7Q'];
  // The input contained each of these words.
  expect(personal.filter((word) => !written.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  expect(personal.filter((word) => text.toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  expect(text).not.toContain(CODE);
  expect(text).not.toMatch(/@|\b1[3-9]\d{9}\b/);
});

test('contains pages, requests with their results, some actions, and what went wrong', async () => {
  const { recorder } = await register();
  const story = toStory(recorder);
  expect(problemsOf(story)).toEqual([]);
  const lines = story.steps.map(({ page: path, request, action, failure }) => {
    if (request) return [request.operation, request.status, request.reason].filter(Boolean).join(' ');
    return path ?? failure ?? `${action?.type} ${JSON.stringify(action?.fields)}`;
  });
  const saved = `persisted/draftSaved {"formId":"visitor-en","formVersion":${newestOf('visitor-en')}}`;
  expect(lines).toEqual([
    '/en/audience/registration',
    'ownEdition 200',
    'configMenu 200',
    'visitorFindVisit 200',
    'client/registrationStatusReceived {"isRegistered":false}',
    'ownFormCurrent 200',
    saved,
    'visitorEnExistEmail 200',
    'ownSendEmailCode 200',
    'ownCheckEmailCode 200',
    'ticket/ticketReceived {}',
    'visitorEnInsert 200',
    'persisted/draftRemoved {"formId":"visitor-en"}',
    'visitorFindVisit 200',
    'client/registrationStatusReceived {"isRegistered":true}',
    'visitorEnSubmitQuestion 200',
    'visitorFindVisit 200',
    'client/registrationStatusReceived {"isRegistered":true}',
    'visitorEnUpdate 409 visitor.emailExists',
    'message',
    'persisted/favouriteToggled {"kind":"exhibitor","id":"a"}',
    saved,
    'message',
    'visitorFindVisit 200',
    'client/registrationStatusReceived {"isRegistered":true}',
    'mediaNews 500 server.error',
  ]);
});

test('endpoints that are no operations are left out', () => {
  const endpoints = Object.keys(api.endpoints).filter((name) => !(name in operationTable));
  expect(endpoints.sort()).toEqual([...COMPOSITE_ENDPOINTS]);
});

test('the requests of the page that the server rendered come first', async () => {
  const { store, services } = makeTestStore({ server: exampleServer() });
  await store.dispatch(mediaApi.endpoints.mediaNews.initiate(NEWS));
  const { steps } = toStory(recorderOf(store, services));
  expect(steps).toEqual([{ atMs: 0, request: { operation: 'mediaNews', argument: { id: NEWS }, status: 200 } }]);
});

test('two stores in one process are recorded separately, each once', async () => {
  const [one, other] = [makeTestStore(), makeTestStore()];
  const recorder = recorderOf(one.store, one.services);
  expect(recorderOf(one.store, one.services)).toBe(recorder);
  recorderOf(other.store, other.services);
  other.store.dispatch(draftRemoved('visitor-en'));
  one.store.dispatch(draftRemoved('visitor'));
  expect(toStory(recorder).steps).toEqual([
    { atMs: 0, action: { type: 'persisted/draftRemoved', fields: { formId: 'visitor' } } },
  ]);
});

test.each([
  ['/:lang/news/details/:id?', { lang: 'en', id: NEWS }, '', `/en/news/details/${NEWS}`],
  ['/:lang/news/details/:id?', { lang: 'en' }, '', '/en/news/details'],
  ['/:lang/b/:token', { lang: 'en', token: 'q3Jx0Vb7mZc1TgYkP9sLwQ' }, '', '/en/b/:token'],
  ['/:lang/stop/:code', { lang: 'ru', code: '482915' }, '', '/ru/stop/:code'],
  ['/:lang/*', { lang: 'en', '*': 'anna-sokolova' }, '', '/en/*'],
  ['/:lang/news/:type?', { lang: 'en', type: 'anna@example.org' }, '', '/en/news/:type'],
  ['/:lang/search', { lang: 'en' }, 'k=Anna+Sokolova&kind=news&current=2', '/en/search?current=2&kind=news'],
  ['/:lang/exhibition/map/hall', { lang: 'en' }, 'hall=13&q=Anna', '/en/exhibition/map/hall?hall=13'],
])('a page %s with %j and %s is %s', (pattern, params, search, expected) => {
  const story = toStory({ beginning, events: [page(pattern, params, search)] });
  expect(story.steps).toEqual([{ atMs: 0, page: expected }]);
  expect(problemsOf(story)).toEqual([]);
});

test.each(Object.keys(storyActions))('the fields of %s contain no text', (type) => {
  const payload = { kind: 'a b', id: EMAIL, formId: 'Anna Sokolova', formVersion: 1.5, device: '', network: 'x y' };
  const events = [
    { at: 0, kind: 'action' as const, action: { type, payload: type.endsWith('draftRemoved') ? EMAIL : payload } },
  ];
  expect(toStory({ beginning, events }).steps[0]?.action?.fields).toEqual({});
});

test('a long recording leaves its newest 500 steps, which begin with a page', () => {
  const events = Array.from({ length: 700 }, (_, index) =>
    index % 150 === 0
      ? { ...page('/:lang/news', { lang: 'en' }, `current=${index}`), at: index }
      : { at: index, kind: 'request' as const, operation: 'mediaNews', argument: NEWS, error: null },
  );
  const story = toStory({ beginning, events });
  expect(story.steps).toHaveLength(500);
  expect(story.steps[0]).toEqual({ atMs: 200, page: '/en/news?current=150' });
  expect(story.steps.at(-1)?.atMs).toBe(699);
  expect(problemsOf(story)).toEqual([]);
});

test('a story has at most 200 KB', () => {
  const error = {
    kind: 'response' as const,
    code: 400,
    reason: 'request.invalid',
    errors: Array.from({ length: 20 }, (_, index) => ({
      pointer: `/body/${'a'.repeat(40)}/${'b'.repeat(40)}/${index}`,
      reason: 'field.required',
      message: '',
    })),
  };
  const events = Array.from({ length: 500 }, (_, at) => ({
    at,
    kind: 'request' as const,
    operation: 'ownReportProblem',
    argument: undefined,
    error,
  }));
  const story = toStory({ beginning, events });
  expect(Buffer.byteLength(JSON.stringify(story.steps))).toBeLessThanOrEqual(200_000);
  expect(story.steps.length).toBeGreaterThan(80);
  expect(problemsOf(story)).toEqual([]);
});

test('a story plays to the state that the store had: language, ticket, favourites, drafts, requests', async () => {
  const { recorder } = await register();
  const { store, failures } = await playInStore(toStory(recorder));
  const { locale, ticket, persisted } = store.getState();
  expect(locale).toMatchObject({ current: 'en' });
  expect(ticket.current).toEqual({ value: 'story', expiresAt: null });
  expect(persisted.favourites.map(({ kind, id }) => [kind, id])).toEqual([['exhibitor', 'a']]);
  expect(Object.keys(persisted.drafts)).toEqual(['visitor-en']);
  expect(failures).toEqual([{ step: expect.any(Number) as number, kind: 'message', text: 'server.error' }]);
});
