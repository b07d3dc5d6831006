/** How pages request data: the error page of each failure, and optional data. */
import { type ApiError, isApiError } from '@/api';
import { requestedPage, listed, mustBeType, mustExist, needed, wanted } from '@/pages/shared/loading';

const answer = (code: number, pointer = '/body/email'): ApiError => ({
  kind: 'answer',
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
  ['that does not exist', answer(404), 404],
  ['that is asked for too often', answer(429), 429],
  ['that is closed for now', answer(503), 503],
  ['whose address cannot name anything', answer(400, '/path/id'), 404],
  ['whose address gives a body that cannot be', answer(400, '/body/typeId'), 404],
  ['with an address and another fault', answer(409, '/path/id'), 500],
  ['that fails', answer(500), 500],
  ['that nobody answered', network(null), 503],
  ['that a gateway answered', network(502), 500],
] as const)('a page cannot do without a call %s: %j is its status %i', async (_what, error, status) => {
  expect(await statusOf(() => needed(call(), call(error)))).toBe(status);
  expect(await statusOf(() => listed(true, call(error)))).toBe(status);
});

test('of several faults of an address one that names the path is enough', async () => {
  const error = { ...answer(400), errors: [answer(400, '/query/size'), answer(400, '/path/id')].flatMap(faultsOf) };
  expect(await statusOf(() => needed(call(error as ApiError)))).toBe(404);
});
const faultsOf = (error: ApiError) => (error.kind === 'answer' ? error.errors : []);

test('a page goes on with what came, and with a gap where it may', async () => {
  expect(await statusOf(() => needed(call(), call()))).toBeNull();
  expect(await statusOf(() => listed(true, call()))).toBeNull();
  expect(await statusOf(() => wanted(call(answer(500)), call()))).toBeNull();
});

test('in the browser a list that the network lost stays with its filters; what the server refused is the page’s', async () => {
  expect(await statusOf(() => listed(false, call(network(null))))).toBeNull();
  expect(await statusOf(() => listed(false, call(answer(404))))).toBe(404);
  expect(await statusOf(() => listed(false, call()))).toBeNull();
});

test.each([
  ['', 1],
  ['current=3', 3],
  ['current=x', 404],
  ['current=0', 404],
])('the page of a list that ?%s asks for is %i', async (query, expected) => {
  let page: number | null = null;
  const status = await statusOf(() => (page = requestedPage(new URLSearchParams(query))));
  expect(status ?? page).toBe(expected);
});

test('a list has the pages that it has, and an empty one its first', async () => {
  const status = (current: number, pages: number) => statusOf(() => mustExist({ current, pages }));
  expect([await status(1, 3), await status(3, 3), await status(4, 3), await status(1, 0)]).toEqual([
    null,
    null,
    404,
    null,
  ]);
  expect(await statusOf(() => mustExist(undefined))).toBeNull();
});

test('a list of one type exists for the types that there are', async () => {
  const types = { records: [{ id: 'a' }, { id: 'b' }] };
  const status = (id: string | undefined, of: typeof types | undefined) => statusOf(() => mustBeType(id, of));
  expect([await status('b', types), await status('c', types), await status('a', undefined)]).toEqual([null, 404, 404]);
  expect([await status(undefined, types), await status(undefined, undefined)]).toEqual([null, null]);
});

test('an error of a call is known by its kind, whatever else was caught', () => {
  const caught = [answer(500), network(null), new Error('x'), null, 'network', { kind: 'other' }, { code: 500 }];
  expect(caught.map(isApiError)).toEqual([true, true, false, false, false, false, false]);
});
