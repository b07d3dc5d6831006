import { implementedOperations } from '../../server/http/handlers';
import { checkResponse, checkRequest } from '../../server/http/validation';
import { contractDocument, operationTable } from '../../server/http/contract';
import { buildTestApp, type TestApp } from '../support/testApp';
import { operationOf, follow, ids, parametersOf, specifiedOperations, urlOf } from './contract';

const implemented = new Set<string>(implementedOperations());

test('section 7 is described call by call, with the method, path, service and kind of the specification', () => {
  const contractOperations = ids
    .filter((id) => operationTable[id].tag !== 'own')
    .map((id) => {
      const { method, path, service, kind } = operationTable[id];
      return { id, method, path, service, kind };
    });
  const sorted = <T extends { id: string }>(list: T[]) => [...list].sort((one, other) => (one.id < other.id ? -1 : 1));
  expect(sorted(contractOperations)).toEqual(sorted(specifiedOperations));
});

test('calls outside of the specification are under /web/own', () => {
  expect(
    ids.filter((id) => (operationTable[id].tag === 'own') !== operationTable[id].path.startsWith('/web/own/')),
  ).toEqual([]);
});

describe('examples are valid', () => {
  test('for bodies', () => {
    const wrong = ids.flatMap((id) => {
      const body = operationOf(id).requestBody && follow(operationOf(id).requestBody);
      const content = body && Object.values(body.content)[0];
      if (!content || /multipart/.test(operationTable[id].contentType ?? '')) return [];
      if (content.example === undefined) return [`${id} has no example`];
      return checkRequest(id, { path: {}, query: {}, body: structuredClone(content.example) })
        .filter(({ pointer }) => pointer.startsWith('/body'))
        .map(({ pointer, reason }) => `${id} ${pointer} ${reason}`);
    });
    expect(wrong).toEqual([]);
  });

  test('for parameters', () => {
    const wrong = ids.flatMap((id) => {
      const of = (kind: string) =>
        Object.fromEntries(
          parametersOf(id)
            .filter((parameter) => parameter.in === kind && parameter.example !== undefined)
            .map(({ name, example }) => [name, example]),
        );
      return checkRequest(id, { path: of('path'), query: of('query'), body: {} })
        .filter(({ pointer }) => !pointer.startsWith('/body'))
        .map(({ pointer, reason }) => `${id} ${pointer} ${reason}`);
    });
    expect(wrong).toEqual([]);
  });

  test('for responses', () => {
    const wrong = ids.flatMap((id) => {
      const content = follow(operationOf(id).responses['200'])?.content?.['application/json'];
      if (!content) return [];
      if (content.example === undefined) return [`${id} has no example`];
      return checkResponse(id, content.example).map(({ pointer, reason }) => `${id} ${pointer} ${reason}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the served API', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  test('serves the contract itself', async () => {
    const response = await site.app.inject('/openapi.json');
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toEqual(contractDocument);
  });

  const withoutParameters = ids.filter(
    (id) =>
      implemented.has(id) && operationTable[id].method === 'GET' && !parametersOf(id).some(({ required }) => required),
  );
  test.each(withoutParameters)('%s responds without parameters', async (id) => {
    const response = await site.app.inject({ url: urlOf(id), headers: { 'x-locale': 'en' } });
    // Without a record of one's own: 403 leads to the sign-in if it is listed.
    const { security = [], responses } = operationOf(id);
    if (security.length > 0 && security.every((scheme) => 'accessToken' in scheme || 'staffDevice' in scheme))
      return expect(response.statusCode).toBe('403' in responses ? 403 : 404);
    expect(response.statusCode).toBe(200);
    if (operationTable[id].responseType === 'json') expect(response.json()).toMatchObject({ code: 200, message: 'OK' });
    // An undeclared envelope or document would have been a 500.
    if (operationTable[id].responseType !== 'blob' && operationTable[id].responseType !== 'text')
      expect(checkResponse(id, response.json())).toEqual([]);
  });

  test('marks each call that is not implemented', async () => {
    const open = ids.filter((id) => !implemented.has(id));
    const answers = await Promise.all(
      open.map(async (id) => {
        const response = await site.app.inject({
          method: operationTable[id].method,
          url: urlOf(id),
          headers: { 'x-locale': 'en' },
        });
        const { code, message, data } = response.json<{
          code: number;
          message: string;
          data: { reason: string; errors: unknown[] };
        }>();
        return { id, status: response.statusCode, code, message, reason: data.reason, errors: data.errors };
      }),
    );
    const unbuilt = {
      status: 501,
      code: 501,
      message: 'Not available yet',
      reason: 'server.notImplemented',
      errors: [],
    };
    expect(answers).toEqual(open.map((id) => ({ id, ...unbuilt })));
  });
});
