/** NUL and lone surrogates: PostgreSQL rejects a whole statement for one of them, so no call accepts one. */
import { SERVICE_BASES } from '@/rules/http/serviceBases';
import { operationTable, type OperationId } from '../../server/http/contract';
import { registerVisitor } from '../support/factories';
import { buildTestApp, type ErrorOutcome, type TestApp } from '../support/testApp';
import { operationOf, ids, parametersOf } from './contract';

let site: TestApp;
/** An authorised caller: others are rejected earlier. */
let known: Record<string, string>;
beforeAll(async () => {
  site = await buildTestApp();
  const guest = site.visitor();
  await registerVisitor(guest);
  const { token } = await site.app.services.staff.issue({ name: 'Door', meetings: [], days: 60 });
  known = { 'access-token': guest.ticket ?? '', 'x-staff-device': token };
});
afterAll(() => site.close());

const bodyOf = (id: OperationId): unknown => operationOf(id).requestBody?.content['application/json']?.example;

/** The pointers of every text in a value. */
const textsOf = (value: unknown, at: string): string[] => {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}/${key}`));
};
const withInvalidText = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value}\u0000`;
  if (Array.isArray(value)) return value.map(withInvalidText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withInvalidText(inner)]));
};

/** The call with NUL appended to each text of its example, and their pointers. */
function makeInvalidCall(id: OperationId) {
  const { method, path, service } = operationTable[id];
  const named = parametersOf(id).filter((parameter) => parameter.in === 'path' || parameter.in === 'query');
  const pointers = [...named.map(({ in: place, name }) => `/${place}/${name}`), ...textsOf(bodyOf(id), '/body')];
  const query = named.filter((parameter) => parameter.in === 'query').map(({ name }) => `${name}=a%00`);
  const url =
    SERVICE_BASES[service] + path.replace(/\{[^}]+\}/g, 'a%00') + (query.length > 0 ? `?${query.join('&')}` : '');
  return { method: method as 'GET', url, payload: withInvalidText(bodyOf(id)) as object | undefined, pointers };
}

const calls = ids
  .map((id) => [id, makeInvalidCall(id)] as const)
  // Files contain no text here; a call without texts has nothing to reject.
  .filter(([id, { pointers }]) => pointers.length > 0 && operationTable[id].contentType !== 'multipart/form-data');

test.each(calls)('%s names each text with NUL or a lone surrogate', async (_id, { method, url, payload, pointers }) => {
  const response = await site.app.inject({
    method,
    url,
    headers: { 'x-locale': 'en', ...known },
    ...(payload && { payload }),
  });
  const { code, data } = response.json<{ code: number; data: ErrorOutcome }>();
  expect(code).toBe(400);
  expect(data.errors.filter(({ reason }) => reason === 'field.format').map(({ pointer }) => pointer)).toEqual(
    expect.arrayContaining(pointers),
  );
});

test('rejects a lone surrogate, but accepts a surrogate pair', async () => {
  const searchStatus = async (keyword: string) =>
    (
      await site.app.inject({
        method: 'POST',
        url: '/api/web/news/findPage',
        headers: { 'content-type': 'application/json' },
        payload: `{"current":1,"size":10,"keyword":"${keyword}"}`,
      })
    ).statusCode;
  expect([await searchStatus('\\ud83d\\ude00'), await searchStatus('\\ud83d'), await searchStatus('\\ude00a')]).toEqual(
    [200, 400, 400],
  );
});
