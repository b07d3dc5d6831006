/** Form files: the current version, older ones by URL, and the migration of answers between versions. */
import { formApi } from '@/api';
import { example, exampleOf, errorResponse } from '../support/fakeResponses';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';

const current = exampleOf('ownFormCurrent');
const at = (url: string) => ({ ...current, current: { ...current.current, url } });

test('requests the current form only by the address that the server names', async () => {
  const { store, server, services } = makeTestStore({
    server: fakeServer({ ownFormCurrent: at('/forms/visitor-en/2.json') }),
  });
  const files: [string, RequestInit][] = [];
  const { transport } = services;
  services.transport = (url, init) => {
    if (url.endsWith('.json')) files.push([url, init]);
    return transport(url, init);
  };
  const { data } = await store.dispatch(formApi.endpoints.currentForm.initiate('visitor-en'));
  expect(data?.version).toBe(2);
  expect(server.only('ownFormCurrent').url).toBe('/api/web/own/form/visitor-en');
  expect(files).toEqual([['/forms/visitor-en/2.json', { method: 'GET' }]]);
});

test('an unknown form is the server’s error', async () => {
  const { store } = makeTestStore({ server: fakeServer({ ownFormCurrent: errorResponse('limit.exceeded') }) });
  const { error } = await store.dispatch(formApi.endpoints.currentForm.initiate('visitor-en'));
  expect(error).toMatchObject({ kind: 'response', reason: 'limit.exceeded' });
});

test.each([
  ['is missing', () => Promise.resolve(new Response('{}', { status: 404 })), 'HTTP 404'],
  ['fails to load', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])(
  'a form, its versions and its migrations: a file that %s is a network error, which can be retried',
  async (_what, response, message) => {
    const { store, services } = makeTestStore({ server: fakeServer({ ownFormCurrent: example }) });
    const { transport } = services;
    services.transport = (url, init) => (url.endsWith('.json') ? response() : transport(url, init));
    const lost = { kind: 'network', code: null, message };
    const { currentForm, formMigrations, formVersions } = formApi.endpoints;
    expect((await store.dispatch(currentForm.initiate('visitor-en'))).error).toEqual(lost);
    expect((await store.dispatch(formVersions.initiate(['/forms/visitor-en/1.json']))).error).toEqual(lost);
    const steps = await store.dispatch(formMigrations.initiate({ formId: 'visitor-en', from: 1, to: 2 }));
    expect(steps.error).toEqual(lost);
  },
);

test('returns versions in the order of the request', async () => {
  const { store } = makeTestStore();
  const urls = ['/forms/visitor-en/2.json', '/forms/visitor-en/1.json'];
  const { data } = await store.dispatch(formApi.endpoints.formVersions.initiate(urls));
  expect(data?.map(({ version }) => version)).toEqual([2, 1]);
});

test('the migrations to a newer version are those of all later versions, in order', async () => {
  const { store, server } = makeTestStore();
  const step = (name: string) => ({ op: 'remove', path: name });
  for (const [version, names] of Object.entries({ 2: ['a', 'b'], 3: ['c'], 4: ['d'], 5: ['e'] }))
    server.steps[`/forms/visitor-en/${version}.migration.json`] = names.map(step);
  const { data } = await store.dispatch(
    formApi.endpoints.formMigrations.initiate({ formId: 'visitor-en', from: 2, to: 4 }),
  );
  expect(data).toEqual(['c', 'd'].map(step));
});
