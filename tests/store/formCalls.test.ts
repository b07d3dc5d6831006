/** Form files: the current version, older ones by URL, and the migration of answers between versions. */
import { formApi } from '@/api';
import { example, exampleOf, fakeServer, errorResponse } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';

const current = exampleOf('ownFormCurrent') as { current: { url: string } };
const at = (url: string) => ({ ...current, current: { ...current.current, url } });

test('the current form is the file that the server names, asked for by its address and by nothing else', async () => {
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

test('a form that the server does not know is its refusal', async () => {
  const { store } = makeTestStore({ server: fakeServer({ ownFormCurrent: errorResponse('limit.exceeded') }) });
  const { error } = await store.dispatch(formApi.endpoints.currentForm.initiate('visitor-en'));
  expect(error).toMatchObject({ kind: 'answer', reason: 'limit.exceeded' });
});

test.each([
  ['is not there', () => Promise.resolve(new Response('{}', { status: 404 })), 'HTTP 404'],
  ['is lost', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])(
  'a form, its versions and its migrations: a file that %s is a lost network, which may be asked again',
  async (_what, answer, message) => {
    const { store, services } = makeTestStore({ server: fakeServer({ ownFormCurrent: example }) });
    const { transport } = services;
    services.transport = (url, init) => (url.endsWith('.json') ? answer() : transport(url, init));
    const lost = { kind: 'network', code: null, message };
    const { currentForm, formMigrations, formVersions } = formApi.endpoints;
    expect((await store.dispatch(currentForm.initiate('visitor-en'))).error).toEqual(lost);
    expect((await store.dispatch(formVersions.initiate(['/forms/visitor-en/1.json']))).error).toEqual(lost);
    const steps = await store.dispatch(formMigrations.initiate({ formId: 'visitor-en', from: 1, to: 2 }));
    expect(steps.error).toEqual(lost);
  },
);

test('versions come in the order in which they were asked for', async () => {
  const { store } = makeTestStore();
  const urls = ['/forms/visitor-en/2.json', '/forms/visitor-en/1.json'];
  const { data } = await store.dispatch(formApi.endpoints.formVersions.initiate(urls));
  expect(data?.map(({ version }) => version)).toEqual([2, 1]);
});

test('the steps from a version to a newer one are those of all versions after it, in their order', async () => {
  const { store, server } = makeTestStore();
  const step = (name: string) => ({ op: 'remove', path: name });
  for (const [version, names] of Object.entries({ 2: ['a', 'b'], 3: ['c'], 4: ['d'], 5: ['e'] }))
    server.steps[`/forms/visitor-en/${version}.migration.json`] = names.map(step);
  const { data } = await store.dispatch(
    formApi.endpoints.formMigrations.initiate({ formId: 'visitor-en', from: 2, to: 4 }),
  );
  expect(data).toEqual(['c', 'd'].map(step));
});
