/** Headers and values of every request (specification, section 7, first paragraph). */
import {
  api,
  configApi,
  groupApi,
  landingApi,
  logApi,
  mediaApi,
  ownApi,
  siteApi,
  visitorApi,
  visitorEnApi,
  wxApi,
} from '@/api';
import { encodeBody, encodeQuery } from '@/api/baseQuery';
import { clientInfoReceived, staffDeviceLoaded } from '@/state/clientSlice';
import { secretEntered } from '@/state/designerSlice';
import { selectIsLoading } from '@/state/noticesSlice';
import { ticketRestored, ticketCleared, ticketReceived } from '@/state/ticketSlice';
import { example } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';
import { exampleBody } from '../support/exampleRequests';
import { makeRegistrationBody } from '../support/factories';

const NEWS = { current: 1, size: 10 };

test.each([
  ['zh-cn', 'zh-CN'],
  ['en', 'en-US'],
  ['ru', 'en-US'],
  ['zh-tw', 'en-US'],
  ['ja', 'en-US'],
] as const)('a user of %s sends Accept-Language %s, the language and cookies', async (locale, accepted) => {
  const { store, server } = makeTestStore({ locale, server: fakeServer({ configMenu: [] }) });
  await store.dispatch(configApi.endpoints.configMenu.initiate());
  expect(server.only('configMenu')).toEqual({
    id: 'configMenu',
    method: 'GET',
    url: '/api/web/menu/menu',
    query: {},
    headers: { 'accept-language': accepted, 'x-locale': locale },
    body: undefined,
    credentials: 'include',
  });
});

test('§4.5b sends the ticket with every call but those of the helper service', async () => {
  const { store, server } = makeTestStore({
    ticket: 'a-ticket',
    server: fakeServer({ configMenu: [], wxUrlLink: example, landingNews: example }),
  });
  await store.dispatch(configApi.endpoints.configMenu.initiate());
  await store.dispatch(landingApi.endpoints.landingNews.initiate(NEWS));
  await store.dispatch(wxApi.endpoints.wxUrlLink.initiate(exampleBody('wxUrlLink')));
  expect(server.requests.map(({ url, headers }) => [url, headers['access-token']])).toEqual([
    ['/api/web/menu/menu', 'a-ticket'],
    [expect.stringMatching(/^\/legacy\//), 'a-ticket'],
    ['/helper/wx/generateUrlLink', undefined],
  ]);
});

test.each([
  ['CN', '198.51.100.4'],
  ['global', '203.0.113.9, 192.0.2.7, 198.51.100.4'],
] as const)('in the region %s forwards the known client address as %s', async (region, forwarded) => {
  const { store, server } = makeTestStore({ region, server: fakeServer({ configMenu: [] }) });
  store.dispatch(clientInfoReceived({ ip: '203.0.113.9, 192.0.2.7, 198.51.100.4' }));
  await store.dispatch(configApi.endpoints.configMenu.initiate());
  expect(server.only('configMenu').headers['x-forwarded-for']).toBe(forwarded);
});

test('form calls omit it: on a designer’s computer it would name a proxy', async () => {
  const { store, server } = makeTestStore({ server: fakeServer({ ownFormCurrent: example }) });
  store.dispatch(clientInfoReceived({ ip: '127.0.0.0' }));
  await store.dispatch(ownApi.endpoints.ownFormCurrent.initiate('visitor-en'));
  expect(server.only('ownFormCurrent').headers['x-forwarded-for']).toBeUndefined();
});

test('trims a payload and omits empty values, but not 0 and false', async () => {
  const { store, server } = makeTestStore({ server: fakeServer({ visitorEnInsert: example }) });
  const body = makeRegistrationBody(' anna@example.org ', {
    firstName: ' Anna\n',
    address: '  ',
    website: '',
    exhibits: null,
    source: undefined,
    privacyAgreed: false,
    answers: { purposes: ['1001', ' ', ''], none: [], word: ' x ', count: 0 },
  });
  await store.dispatch(visitorEnApi.endpoints.visitorEnInsert.initiate(body as never));
  expect(server.only('visitorEnInsert').headers['content-type']).toBe('application/json');
  expect(server.only('visitorEnInsert').body).toEqual({
    ...makeRegistrationBody('anna@example.org'),
    privacyAgreed: false,
    answers: { purposes: ['1001'], word: 'x', count: 0 },
  });
});

test('trims a query and omits empty values', async () => {
  const { store, server } = makeTestStore({
    server: fakeServer({ visitorEnFindByEmail: example, ownEdition: example }),
  });
  await store.dispatch(visitorEnApi.endpoints.visitorEnFindByEmail.initiate(' anna.fair@example.org '));
  await store.dispatch(siteApi.endpoints.ownEdition.initiate(undefined));
  expect(server.requests.map(({ url }) => url)).toEqual([
    '/api/visit/regist/info/en/findByEmail?email=anna.fair%40example.org',
    '/api/web/own/edition',
  ]);
});

test('a path parameter cannot leave its path segment', async () => {
  const { store, server } = makeTestStore({ server: fakeServer({ configSearchByKeyword: example }) });
  await store.dispatch(configApi.endpoints.configSearchByKeyword.initiate({ keyword: '../a/b?c#d 轴承' }));
  expect(server.only('configSearchByKeyword').url).toBe(
    '/api/web/search/findListByKeyword/..%2Fa%2Fb%3Fc%23d%20%E8%BD%B4%E6%89%BF',
  );
});

test('sends a file as multipart, and leaves type and boundary to the browser', async () => {
  const { store, server } = makeTestStore({ server: fakeServer({ groupExcelImport: example }) });
  const file = new File(['PK'], 'members.xlsx', {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  await store.dispatch(
    groupApi.endpoints.groupExcelImport.initiate({ ...exampleBody('groupExcelImport'), file } as never),
  );
  const { body, headers } = server.only('groupExcelImport');
  expect(headers['content-type']).toBeUndefined();
  const sent = (body as unknown as FormData).get('file') as File;
  expect([sent.name, sent.size, await sent.text()]).toEqual(['members.xlsx', 2, 'PK']);
});

test('sends a tracking record form-encoded', async () => {
  const { store, server } = makeTestStore({ server: fakeServer({ logTrack: example }) });
  await store.dispatch(
    logApi.endpoints.logTrack.initiate({
      action: 'view',
      bhvType: 'page',
      bhvDatetime: '2026-03-10T02:00:00.000Z',
      url: '/en/news?x=1&y=2',
      objName: '轴承 & Co',
      browsingTime: 0,
      actObj: '',
    }),
  );
  const { body, headers } = server.only('logTrack');
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({
    action: 'view',
    bhvType: 'page',
    bhvDatetime: '2026-03-10T02:00:00.000Z',
    url: '/en/news?x=1&y=2',
    objName: '轴承 & Co',
    browsingTime: '0',
  });
});

test('caches a POST that only reads', async () => {
  const { store, server } = makeTestStore({ server: fakeServer({ mediaNewsPage: example }) });
  const loadNews = () => store.dispatch(mediaApi.endpoints.mediaNewsPage.initiate({ current: 1, size: 10 }));
  expect((await loadNews()).data).toEqual((await loadNews()).data);
  expect(server.requestedIds()).toEqual(['mediaNewsPage']);
});

test('sends a GET that writes each time', async () => {
  const { store, server } = makeTestStore({
    ticket: 'a-ticket',
    server: fakeServer({ visitorDeletePartner: example }),
  });
  for (let times = 0; times < 2; times++)
    await store.dispatch(visitorApi.endpoints.visitorDeletePartner.initiate('01HZX3K8Q4N6T2V9B7M5C1D0EF'));
  expect(server.requestedIds()).toEqual(['visitorDeletePartner', 'visitorDeletePartner']);
});

test('requests one visitor’s data again for another visitor', async () => {
  const { store, server } = makeTestStore({
    ticket: 'one',
    server: fakeServer({ visitorFindVisit: { registration: null } }),
  });
  const subscription = store.dispatch(visitorApi.endpoints.visitorFindVisit.initiate());
  await subscription;
  store.dispatch(ticketRestored({ value: 'other', expiresAt: null }));
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  expect(server.requests.map(({ headers }) => headers['access-token'])).toEqual(['one', 'other']);
  subscription.unsubscribe();
});

test.each([
  ['is removed when the visitor signs out', ticketCleared(), false],
  ['is removed when another visitor signs in', ticketReceived({ value: 'other', expiresAt: null }), false],
  ['is preserved while the ticket is the same', ticketReceived({ value: 'one', expiresAt: null }), true],
] as const)('the registration stored on a device %s', async (_when, action, isThere) => {
  const { store, services, cachedDocuments, settled } = makeTestStore({ ticket: 'one' });
  services.cacheForOffline(['/en/my/plan']);
  services.cachePersonal('/en/audience/registration/result', 1_000);
  store.dispatch(action);
  await settled();
  expect(cachedDocuments).toEqual(['/en/my/plan', ...(isThere ? ['/en/audience/registration/result'] : [])]);
});

test('the first ticket of a visitor removes nothing that is stored on the device', async () => {
  const { store, services, cachedDocuments, settled } = makeTestStore();
  services.cachePersonal('/en/audience/registration/result', 1_000);
  store.dispatch(ticketReceived({ value: 'one', expiresAt: null }));
  store.dispatch(ticketRestored({ value: 'one', expiresAt: null }));
  await settled();
  expect(cachedDocuments).toEqual(['/en/audience/registration/result']);
});

test('sends the staff device only to the main service, and only if there is one', async () => {
  const { store, server } = makeTestStore({
    server: fakeServer({ configMenu: [], wxUrlLink: example, landingNews: example, configHotKeyword: example }),
  });
  await store.dispatch(configApi.endpoints.configHotKeyword.initiate());
  store.dispatch(staffDeviceLoaded('device'));
  await store.dispatch(configApi.endpoints.configMenu.initiate());
  await store.dispatch(landingApi.endpoints.landingNews.initiate(NEWS));
  await store.dispatch(wxApi.endpoints.wxUrlLink.initiate(exampleBody('wxUrlLink')));
  expect(server.requests.map(({ id, headers }) => [id, headers['x-staff-device']])).toEqual([
    ['configHotKeyword', undefined],
    ['configMenu', 'device'],
    ['landingNews', undefined],
    ['wxUrlLink', undefined],
  ]);
});

test('sends the form designers’ secret only with form calls', async () => {
  const { store, server } = makeTestStore({ server: fakeServer({ configMenu: [], ownFormCurrent: example }) });
  const form = () => store.dispatch(ownApi.endpoints.ownFormCurrent.initiate('visitor-en', { forceRefetch: true }));
  await form();
  store.dispatch(secretEntered('a secret'));
  await form();
  await store.dispatch(configApi.endpoints.configMenu.initiate());
  expect(server.requests.map(({ headers }) => headers['x-forms-secret'])).toEqual([undefined, 'a secret', undefined]);
});

test('repeats the name for each of multiple values, in a query and in a form; sends nested values as JSON', () => {
  expect(encodeQuery({ industry: ['a', 'b c'], size: 12, none: '' })).toBe('?industry=a&industry=b+c&size=12');
  expect(encodeQuery(undefined)).toBe('');
  const form = encodeBody({ days: ['1', '2'], place: { hall: 2 } }, 'application/x-www-form-urlencoded');
  expect(form.body).toBe('days=1&days=2&place=%7B%22hall%22%3A2%7D');
});

test('background calls neither show nor hide the loading indicator', async () => {
  const ends: (() => void)[] = [];
  const { store } = makeTestStore({
    server: fakeServer({
      logTrack: example,
      configMenu: () => new Promise<[]>((resolve) => ends.push(() => resolve([]))),
    }),
  });
  const menu = store.dispatch(configApi.endpoints.configMenu.initiate());
  await store.dispatch(logApi.endpoints.logTrack.initiate(exampleBody('logTrack')));
  expect(selectIsLoading(store.getState())).toBe(true);
  ends[0]?.();
  await menu;
  expect(selectIsLoading(store.getState())).toBe(false);
});
