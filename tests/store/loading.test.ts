/** How pages request data: the error page of each failure, and optional data. */
import { type ApiError, isApiError } from '@/api';
import {
  requestedPage,
  loadList,
  requireKnownType,
  requireExistingPage,
  loadRequired,
  loadOptional,
} from '@/pages/shared/loading';

const response = (code: number, pointer = '/body/email'): ApiError => ({
  kind: 'response',
  code,
  message: '',
  reason: null,
  errors: [{ pointer, reason: 'email.invalid', message: '' }],
});
const network = (code: number | null): ApiError => ({ kind: 'network', code, message: 'lost' });
const call = (error?: ApiError) => Promise.resolve(error ? { error } : { data: {} });

/** The resulting status; null when the page continues. */
async function statusOf(run: () => unknown): Promise<number | null> {
  try {
    await run();
    return null;
  } catch (thrown) {
    return (thrown as Response).status;
  }
}

test.each([
  ['that does not exist', response(404), 404],
  ['that is requested too often', response(429), 429],
  ['that is temporarily unavailable', response(503), 503],
  ['with an invalid path', response(400, '/path/id'), 404],
  ['with an invalid body built from the address', response(400, '/body/typeId'), 404],
  ['with an invalid path and another status', response(409, '/path/id'), 500],
  ['that fails', response(500), 500],
  ['without a response', network(null), 503],
  ['that fails at a gateway', network(502), 500],
] as const)('a page with a required call %s: %j gets the status %i', async (_what, error, status) => {
  expect(await statusOf(() => loadRequired(call(), call(error)))).toBe(status);
  expect(await statusOf(() => loadList(true, call(error)))).toBe(status);
});

test('if several parts of an address are invalid, one in its path is enough for 404', async () => {
  const error = {
    ...response(400),
    errors: [response(400, '/query/size'), response(400, '/path/id')].flatMap(faultsOf),
  };
  expect(await statusOf(() => loadRequired(call(error as ApiError)))).toBe(404);
});
const faultsOf = (error: ApiError) => (error.kind === 'response' ? error.errors : []);

test('a page renders with the data that arrived, and with a gap where allowed', async () => {
  expect(await statusOf(() => loadRequired(call(), call()))).toBeNull();
  expect(await statusOf(() => loadList(true, call()))).toBeNull();
  expect(await statusOf(() => loadOptional(call(response(500)), call()))).toBeNull();
});

test('in the browser a list survives a network error with its filters; an error response is the page’s', async () => {
  expect(await statusOf(() => loadList(false, call(network(null))))).toBeNull();
  expect(await statusOf(() => loadList(false, call(response(404))))).toBe(404);
  expect(await statusOf(() => loadList(false, call()))).toBeNull();
});

test.each([
  ['', 1],
  ['current=3', 3],
  ['current=x', 404],
  ['current=0', 404],
])('the page number ?%s of a list is %i', async (query, expected) => {
  let page: number | null = null;
  const status = await statusOf(() => (page = requestedPage(new URLSearchParams(query))));
  expect(status ?? page).toBe(expected);
});

test('a list has as many pages as it has items for, and an empty one has its first', async () => {
  const status = (current: number, pages: number) => statusOf(() => requireExistingPage({ current, pages }));
  expect([await status(1, 3), await status(3, 3), await status(4, 3), await status(1, 0)]).toEqual([
    null,
    null,
    404,
    null,
  ]);
  expect(await statusOf(() => requireExistingPage(undefined))).toBeNull();
});

test('a list by type exists only for existing types', async () => {
  const types = { records: [{ id: 'a' }, { id: 'b' }] };
  const status = (id: string | undefined, of: typeof types | undefined) => statusOf(() => requireKnownType(id, of));
  expect([await status('b', types), await status('c', types), await status('a', undefined)]).toEqual([null, 404, 404]);
  expect([await status(undefined, types), await status(undefined, undefined)]).toEqual([null, null]);
});

test('recognises an API error by its kind, whatever else is caught', () => {
  const caught = [response(500), network(null), new Error('x'), null, 'network', { kind: 'other' }, { code: 500 }];
  expect(caught.map(isApiError)).toEqual([true, true, false, false, false, false, false]);
});
