/** Whether a static file exists (src/api/file.ts): the viewer offers only what it can open. */
import { fileApi } from '@/api';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore } from '../support/makeTestStore';

const URL_OF_FILE = '/files/floor-plan.pdf';

/** Looks up a file on a host with this response; returns the result and the requests. */
async function lookUp(respond: () => Response) {
  const requests: unknown[] = [];
  const server = fakeServer();
  server.transport = (url, init) => {
    requests.push([url, init]);
    return Promise.resolve().then(respond);
  };
  const { store } = makeTestStore({ server });
  const { data } = await store.dispatch(fileApi.endpoints.fileExists.initiate(URL_OF_FILE));
  return { exists: data, requests };
}

test.each([
  [200, true],
  [304, true],
  [400, false],
  [403, true],
  [404, false],
  [410, false],
  [500, true],
])('a file whose host responds with %i exists: %s', async (status, exists) => {
  expect(await lookUp(() => new Response(null, { status }))).toEqual({
    exists,
    requests: [[URL_OF_FILE, { method: 'HEAD', credentials: 'include' }]],
  });
});

test('a file counts as existing when the network fails, so that the viewer tries to open it', async () => {
  const failed = await lookUp(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(failed.exists).toBe(true);
});
