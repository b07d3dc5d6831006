/** Invalid requests: each error has its code and its pointer. */
import type { LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { buildStubApp } from '../support/stubApp';
import { buildTestApp, errorOf, type TestApp } from '../support/testApp';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

const short = (response: LightMyRequestResponse) => ({
  status: response.statusCode,
  ...(errorOf(response.json()) as object),
});
const post = (url: string, payload: string, type = 'application/json') =>
  site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, 'x-locale': 'en' } });

const news = '/api/web/news/findPage';
const page = { current: 1, size: 10 };

test.each([
  ['an unknown field', { ...page, isAdmin: true }, ['/body/isAdmin'], 'field.unknown', 'Unknown field'],
  ['a missing field', { current: 1 }, ['/body/size'], 'field.required', 'This is a required field'],
  ['a number as text', { ...page, size: '10' }, ['/body/size'], 'field.type', 'This value has the wrong type'],
  ['a fractional page', { ...page, current: 1.5 }, ['/body/current'], 'field.type', 'This value has the wrong type'],
  ['a page before the first', { ...page, current: 0 }, ['/body/current'], 'field.tooSmall', 'At least 1'],
  ['a page size that is too large', { ...page, size: 101 }, ['/body/size'], 'field.tooLarge', 'At most 100'],
  [
    'a text that is too long',
    { ...page, keyword: 'x'.repeat(5_000) },
    ['/body/keyword'],
    'field.tooLong',
    expect.stringMatching(/^At most \d+ characters$/),
  ],
  ['a list instead of an object', [page], ['/body'], 'field.type', 'This value has the wrong type'],
  ['null', null, ['/body'], 'field.type', 'This value has the wrong type'],
])('%s is rejected with its field and a message', async (_what, body, pointers, reason, message) => {
  const response = await post(news, JSON.stringify(body));
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({
    code: 400,
    message: 'Some entries are not valid. Please check them',
    data: {
      reason: 'request.invalid',
      errors: pointers.map((pointer) => ({ pointer, reason, message })),
      requestId: expect.any(String),
    },
  });
});

test('names every invalid field at once, each once', async () => {
  const { data } = (await post(news, JSON.stringify({ current: 'x', size: 0, 'a/b~c': 1 }))).json<{
    data: { errors: { pointer: string }[] };
  }>();
  expect(data.errors.map(({ pointer }) => pointer).sort()).toEqual(['/body/a~1b~0c', '/body/current', '/body/size']);
});

test.each([
  ['a path parameter that is not an id', '/api/web/own/registration/not-an-id/calendar', '/path/id'],
  ['an unknown query parameter', '/api/web/own/edition?colour=red', '/query/colour'],
  ['a query parameter that is not a number', '/api/web/own/edition?year=soon', '/query/year'],
  [
    'a repeated query parameter',
    '/api/visit/regist/info/en/findByEmail?email=a@example.org&email=b@example.org',
    '/query/email',
  ],
  ['a missing query parameter', '/api/visit/regist/info/en/findByEmail', '/query/email'],
])('%s is rejected with its field', async (_what, url, pointer) => {
  expect(short(await site.app.inject(url))).toEqual({
    status: 400,
    code: 400,
    reason: 'request.invalid',
    fields: [pointer],
  });
});

test.each([
  ['broken JSON', '{"current": 1,', 'application/json', 400, 'request.malformed'],
  ['an empty body', '', 'application/json', 400, 'request.malformed'],
  ['a body that would pollute prototypes', '{"__proto__": {"size": 1}}', 'application/json', 400, 'request.malformed'],
  ['a body above 256 KB', `{"keyword": "${'x'.repeat(256 * 1024)}"}`, 'application/json', 413, 'request.tooLarge'],
  ['XML', '<page/>', 'application/xml', 415, 'request.unsupportedType'],
  [
    'a content type that a cross-site form can send',
    'current=1&size=10',
    'application/x-www-form-urlencoded',
    415,
    'request.unsupportedType',
  ],
  ['JSON sent as text', JSON.stringify(page), 'text/plain', 415, 'request.unsupportedType'],
])('%s is rejected', async (_what, payload, type, status, reason) => {
  expect(short(await post(news, payload, type))).toEqual({ status, code: status, reason });
});

test.each([
  ['GET', '/api/nothing'],
  ['POST', '/helper/nothing'],
  ['GET', '/legacy'],
  ['GET', '/api/web/menu/menu/'],
] as const)('%s %s returns 404', async (method, url) => {
  expect(short(await site.app.inject({ method, url }))).toEqual({
    status: 404,
    code: 404,
    reason: 'operation.notFound',
  });
});

test('rejects an address that cannot be decoded', async () => {
  expect((await site.app.inject('/api/web/news/findById/%E0%A4%A')).statusCode).toBe(400);
});

test('error messages follow X-Locale', async () => {
  const inRussian = await site.app.inject({ method: 'POST', url: news, payload: {}, headers: { 'x-locale': 'ru' } });
  expect(inRussian.json()).toMatchObject({ message: 'В запросе есть ошибки. Проверьте данные' });
  expect((await site.app.inject('/api/nothing')).json()).toMatchObject({ message: '接口不存在' });
});

describe('server bugs', () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  beforeEach(() => void lines.splice(0));

  const failed = { status: 500, code: 500, reason: 'server.error' };

  test('an undeclared response does not leave the server, and the log names the difference', async () => {
    const app = await buildStubApp(
      {
        basicCountries: () =>
          [{ code: 'DE', name: 'Germany', dialCode: '+49', common: true, sort: 0, passwordHash: 'x' }] as never,
      },
      logger,
    );
    const response = await app.inject('/api/basic/country/findList');
    expect(short(response)).toEqual(failed);
    expect(response.body).not.toContain('passwordHash');
    expect(lines.join('')).toContain(
      'The response of basicCountries violates the contract: /data/0/passwordHash field.unknown',
    );
    await app.close();
  });

  test('a failing handler reveals no internal details', async () => {
    const app = await buildStubApp(
      {
        basicCountries: () => {
          throw new Error('select * from secret_table');
        },
      },
      logger,
    );
    const response = await app.inject('/api/basic/country/findList');
    expect(short(response)).toEqual(failed);
    expect(response.body).not.toContain('secret_table');
    expect(lines).toHaveLength(1);
    await app.close();
  });
});
