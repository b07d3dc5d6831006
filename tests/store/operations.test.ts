/** Every operation of the contract through its client endpoint: what is sent, and how the response is read. */
import { operationTable, type OperationId } from '../../server/http/contract';
import { api } from '@/api';
import type { AppStore } from '@/app/store/makeStore';
import { staffDeviceLoaded } from '@/state/clientSlice';
import { secretEntered } from '@/state/designerSlice';
import { ids, operationOf, parametersOf, urlOf } from '../contract/contract';
import { exampleArgument } from '../support/exampleRequests';
import { exampleOf } from '../support/fakeResponses';
import { exampleServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';

type Subscription = Promise<{ data?: unknown; error?: unknown }> & { unsubscribe(): void };

const call = (store: AppStore, id: OperationId, argument: unknown = exampleArgument(id)) =>
  store.dispatch(
    (api.endpoints[id as keyof typeof api.endpoints] as unknown as { initiate(argument: unknown): never }).initiate(
      argument,
    ),
  ) as unknown as Subscription;

const isRead = (id: OperationId) => operationTable[id].kind === 'read';
const serviceOf = (id: OperationId) => operationTable[id].service;

/** What WeCom calls, and what only a person of the organiser's staff opens. */
const WITHOUT_ENDPOINT: readonly OperationId[] = ['wecomAdded', 'wecomQrCode'];
const callable = ids.filter((id) => !WITHOUT_ENDPOINT.includes(id));

test('every operation has an endpoint, except those of WeCom', () => {
  expect(ids.filter((id) => !(id in api.endpoints))).toEqual(WITHOUT_ENDPOINT);
});

test.each(callable)(
  '%s sends what the contract describes to its service, and reads its kind of response',
  async (id) => {
    const world = makeTestStore({ ticket: 'a-ticket', server: exampleServer() });
    world.store.dispatch(secretEntered('a secret'));
    world.store.dispatch(staffDeviceLoaded('a device'));
    const { data, error } = await call(world.store, id);
    expect(error).toBeUndefined();
    const { method, contentType, responseType } = operationTable[id];
    const { url, headers, body, ...request } = world.server.only(id);
    const isMultipart = contentType === 'multipart/form-data';
    expect({ path: url.split('?')[0], method: request.method, isMultipart: body instanceof FormData }).toEqual({
      path: urlOf(id),
      method,
      isMultipart,
    });
    expect(headers).toEqual({
      'accept-language': 'en-US',
      'x-locale': 'en',
      ...(contentType !== null && !isMultipart && { 'content-type': contentType }),
      ...(serviceOf(id) !== 'helper' && { 'access-token': 'a-ticket' }),
      ...(serviceOf(id) === 'main' && { 'x-staff-device': 'a device' }),
      ...(urlOf(id).startsWith('/api/web/own/form') && { 'x-forms-secret': 'a secret' }),
    });
    const expected = {
      json: exampleOf(id),
      document: exampleOf(id),
      text: 'content',
      blob: { fileName: 'example.bin', size: 7, url: 'blob:http://site/1' },
    };
    expect(data).toEqual(expected[responseType]);
    // A repeated read is cached; a repeated write is sent again.
    await call(world.store, id);
    expect(world.server.requestedIds().filter((requested) => requested === id)).toHaveLength(isRead(id) ? 1 : 2);
  },
);

test('the designers’ secret goes to every operation that needs it', () => {
  const needsSecret = ids.filter((id) => operationOf(id).security?.some((scheme) => 'designer' in scheme));
  expect(needsSecret.filter((id) => !urlOf(id).startsWith('/api/web/own/form'))).toEqual([]);
});

const withPathParameters = callable.filter((id) => operationTable[id].path.includes('{'));

test.each(withPathParameters)('a path parameter of %s cannot leave its segment', async (id) => {
  const { store, server } = makeTestStore({ server: exampleServer() });
  server.requestsOutsideContract[id] = 'the text has a slash';
  const names = parametersOf(id).filter((parameter) => parameter.in === 'path');
  const hostile = Object.fromEntries(names.map(({ name }, index) => [name, `../${index}?b#c 轴承`]));
  await call(store, id, exampleArgument(id, hostile));
  const path = server.only(id).url.split('?')[0] ?? '';
  expect(path.split('/')).toEqual(urlOf(id, hostile).split('/'));
});

/** Personal data, and what others change at any moment. */
const EVICTED_AT_ONCE: readonly OperationId[] = [
  'groupExcelTemplate',
  'groupExportQrCode',
  'groupFindById',
  'groupFindByMobile',
  'groupQrCode',
  'ownFormDraft',
  'ownGroup',
  'ownMyData',
  'visitorEnExistEmail',
  'visitorEnFindByEmail',
  'visitorFindByMobile',
  'visitorFindMeeting',
  'visitorFindVisit',
  'visitorPartners',
];

test('personal and volatile responses are evicted with the last page that shows them, others are cached', async () => {
  const { store } = makeTestStore({ server: exampleServer() });
  const reads = callable.filter(isRead);
  const subscriptions = reads.map((id) => call(store, id));
  await Promise.all(subscriptions);
  expect(Object.keys(store.getState().api.queries)).toHaveLength(reads.length);
  jest.useFakeTimers();
  for (const one of subscriptions) one.unsubscribe();
  // A server's store lives for one render: no timer ends its cache.
  jest.advanceTimersByTime(3_600_000);
  jest.useRealTimers();
  const cached = new Set(Object.values(store.getState().api.queries).map((query) => query?.endpointName));
  expect(reads.filter((id) => !cached.has(id)).sort()).toEqual([...EVICTED_AT_ONCE].sort());
});
