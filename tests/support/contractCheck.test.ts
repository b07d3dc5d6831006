/** What the fake server reports of an exchange. */
import { requestProblems, responseProblems } from './contractCheck';
import { errorResponse, exampleOf, type FakeRequest } from './fakeResponses';

const request: FakeRequest<'configSubscribe'> = {
  id: 'configSubscribe',
  method: 'POST',
  url: '/api/web/subscribe',
  query: {},
  headers: { 'content-type': 'application/json', 'x-locale': 'en' },
  body: { email: 'anna@example.org', language: 2 },
  credentials: 'include',
};

const subscription = (changes: Partial<typeof request> = {}) => requestProblems({ ...request, ...changes }, {});

test('reports each value of a request that the contract forbids, and another content type', () => {
  expect(subscription()).toEqual([]);
  expect(subscription({ body: { email: 'anna', language: 2, name: 'Anna' } as never, query: { size: '1' } })).toEqual([
    '/query/size field.unknown',
    '/body/name field.unknown',
    '/body/email field.format',
  ]);
  expect(subscription({ headers: { 'x-locale': 'en' } })).toEqual(['/body is null, not application/json']);
  expect(subscription({ headers: { 'content-type': 'application/json' } })).toEqual([
    '/header/X-Locale field.required',
  ]);
});

test('reports a response that no server of the contract sends', () => {
  const json = 'application/json';
  const menu = { code: 200, message: 'OK', data: exampleOf('configMenu') };
  expect(responseProblems('configMenu', 200, json, menu)).toEqual([]);
  expect(responseProblems('configMenu', 200, json, { ...menu, data: [{ id: '1' }] })).not.toEqual([]);
  expect(responseProblems('configMenu', 200, 'application/zip', 'PK')).toEqual(['200 application/zip']);
  expect(responseProblems('groupQrCode', 200, 'image/png', 'PNG')).toEqual(['200 image/png']);
  expect(responseProblems('groupExcelTemplate', 200, 'image/png', 'PNG')).toEqual([]);
  expect(responseProblems('groupExcelTemplate', 200, json, menu)).toEqual(['an envelope for a file']);
});

test('reports an error with a reason or a status that the operation does not declare', () => {
  const problemsOf = (status: number, reason: Parameters<typeof errorResponse>[0]) =>
    responseProblems('visitorEnInsert', status, 'application/json', errorResponse(reason, '/body/email').body);
  expect(problemsOf(409, 'visitor.emailExists')).toEqual([]);
  expect(problemsOf(400, 'field.format')).toEqual([]);
  expect(problemsOf(429, 'limit.exceeded')).toEqual([]);
  expect(problemsOf(400, 'visitor.emailExists')).toEqual(['/code 409 with the status 400']);
  expect(problemsOf(404, 'redeem.unknown')).toEqual(['404 with the reason redeem.unknown']);
});
