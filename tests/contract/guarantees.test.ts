/** The contract's rules for every call beyond its types: methods, languages, content types, and authorisation. */
import { contractDocument, operationTable } from '../../server/http/contract';
import { accessErrorOf, schemesOf } from '../../server/http/plugins/contractRoutes';
import { checkRequest } from '../../server/http/validation';
import { statusOf } from '../../server/http/reasons';
import { registerVisitor } from '../support/factories';
import { buildTestApp, type TestApp } from '../support/testApp';
import { operationOf, follow, ids, urlOf } from './contract';

let site: TestApp;
let authHeaders: Record<string, string>;
beforeAll(async () => {
  site = await buildTestApp();
  const guest = site.visitor();
  await registerVisitor(guest);
  authHeaders = { 'access-token': guest.ticket ?? '', cookie: guest.cookie ?? '' };
});
afterAll(() => site.close());

const headers = { 'x-locale': 'en' };

test('an existing path returns 405 for another method, with Allow', async () => {
  for (const id of ids) {
    const others = (['GET', 'POST', 'PUT', 'DELETE'] as const).filter(
      (method) => !ids.some((one) => operationTable[one].method === method && urlOf(one) === urlOf(id)),
    );
    for (const method of others) {
      const response = await site.app.inject({ method, url: urlOf(id), headers });
      const allowed = String(response.headers.allow).split(', ');
      expect([id, method, response.statusCode, allowed.includes(operationTable[id].method)]).toEqual([
        id,
        method,
        405,
        true,
      ]);
    }
  }
  const response = await site.app.inject({ method: 'POST', url: '/api/web/menu/menu', headers });
  expect(response.headers['content-language']).toBe('en');
  expect(response.json()).toMatchObject({ code: 405, data: { reason: 'request.methodNotAllowed' } });
  expect(contractDocument.components.responses).toHaveProperty('MethodNotAllowed.headers.Allow');
});

test('an unsupported language returns 400 and is named', async () => {
  const response = await site.app.inject({ url: '/api/web/menu/menu', headers: { 'x-locale': 'fr' } });
  expect(response.json()).toMatchObject({ code: 400, data: { errors: [{ pointer: '/header/X-Locale' }] } });
});

test('every response declares Content-Language, and has it', async () => {
  const undeclared = ids.flatMap((id) =>
    Object.entries(operationOf(id).responses)
      .filter(([status, response]) => status !== '304' && !('Content-Language' in (follow(response).headers ?? {})))
      .map(([status]) => `${id} ${status}`),
  );
  expect(undeclared).toEqual([]);
  for (const id of ids) {
    const { method } = operationTable[id];
    const response = await site.app.inject({ method, url: urlOf(id), headers });
    expect([id, response.statusCode, response.headers['content-language']]).toEqual([id, response.statusCode, 'en']);
  }
});

test('Content-Language is the requested language', async () => {
  const languages = await Promise.all(
    ['zh-cn', 'en', 'ru', 'zh-tw', 'ja'].map(
      async (locale) =>
        (await site.app.inject({ url: '/api/web/menu/menu', headers: { 'x-locale': locale } })).headers[
          'content-language'
        ],
    ),
  );
  expect(languages).toEqual(['zh-CN', 'en', 'ru', 'zh-TW', 'ja']);
});

test('a call with a body declares and returns 415 for another type', async () => {
  for (const id of ids.filter((one) => operationOf(one).requestBody !== undefined)) {
    const { method } = operationTable[id];
    const url = urlOf(id);
    const other = { ...headers, ...authHeaders, 'content-type': 'text/plain' };
    const { statusCode } = await site.app.inject({ method, url, payload: 'x', headers: other });
    // The tracking call accepts a browser's beacon; no staff device exists here.
    const isKnown = accessErrorOf(id) === null || schemesOf(id).includes('accessToken');
    if (id !== 'logTrack' && isKnown) expect([id, statusCode]).toEqual([id, 415]);
    expect(operationOf(id).responses).toHaveProperty('415');
  }
});

const secured = ids.filter((id) => accessErrorOf(id) !== null);

test.each(secured)('%s checks authentication before the input', async (id) => {
  const { method, contentType } = operationTable[id];
  const isUpload = contentType === 'multipart/form-data';
  const response = await site.app.inject({
    method,
    url: urlOf(id),
    headers: {
      ...headers,
      'access-token': 'of nobody',
      ...(isUpload && { 'content-type': `${contentType}; boundary=x` }),
    },
    ...(method !== 'GET' && !isUpload && { payload: { unknown: 'x' } }),
    ...(isUpload && { payload: '--x--\r\n' }),
  });
  expect([response.statusCode, response.json<{ data: { reason: string } }>().data.reason]).toEqual([
    statusOf[accessErrorOf(id) ?? 'server.error'],
    expect.not.stringMatching(/^request\./),
  ]);
});

test.each(secured)('%s checks authentication before the headers', async (id) => {
  const { method } = operationTable[id];
  const unauthorised = { ...headers, 'access-token': 'of nobody' };
  const expected = statusOf[accessErrorOf(id) ?? 'server.error'];
  const of = async (others: object, payload?: string) =>
    (await site.app.inject({ method, url: urlOf(id), payload, headers: { ...unauthorised, ...others } })).statusCode;
  expect(await of({ 'x-locale': 'fr' })).toBe(expected);
  if (operationOf(id).requestBody) expect(await of({ 'content-type': 'text/plain' }, 'x')).toBe(expected);
});

test('the bodies of these checks are invalid', () => {
  const posts = secured.filter(
    (id) => operationTable[id].method !== 'GET' && operationTable[id].contentType === 'application/json',
  );
  for (const id of posts)
    expect(checkRequest(id, { path: {}, query: {}, body: { unknown: 'x' } }).length).toBeGreaterThan(0);
});
