/** The envelope of a response (specification, section 8): its codes, its errors, its content type. */
import { configApi, visitorEnApi } from '@/api';
import { FakeResponse, errorResponse, withHeaders } from '../support/fakeResponses';
import { makeRegistrationBody } from '../support/factories';
import { fakeServer } from '../support/fakeTransport';
import { makeTestStore, type TestStore } from '../support/makeTestStore';

const menuOf = ({ store }: TestStore) =>
  store.dispatch(configApi.endpoints.configMenu.initiate(undefined, { subscribe: false, forceRefetch: true }));

/** An envelope as no server of ours sends it. */
const foreignEnvelope = (body: object, headers: Record<string, string> = {}) =>
  new FakeResponse(body, { headers, outsideContract: 'section 8 reads the envelopes of other servers too' });

describe('the envelope', () => {
  test.each(['200', 200, 1])('§8.1a with the code %j is a success', async (code) => {
    const world = makeTestStore({
      server: fakeServer({ configMenu: foreignEnvelope({ code, message: 'OK', data: [] }) }),
    });
    expect((await menuOf(world)).data).toEqual([]);
  });

  test.each([0, '0', 201, '1', 100, -1, null])('§8.1b with the code %j is an error', async (code) => {
    const world = makeTestStore({
      server: fakeServer({ configMenu: foreignEnvelope({ code, message: 'No', data: null }) }),
    });
    expect((await menuOf(world)).error).toEqual({
      kind: 'response',
      code: Number(code),
      message: 'No',
      reason: null,
      errors: [],
    });
  });

  test('accepts the message as msg', async () => {
    const world = makeTestStore({ server: fakeServer({ configMenu: foreignEnvelope({ code: 400, msg: 'Not now' }) }) });
    expect((await menuOf(world)).error).toMatchObject({ message: 'Not now' });
  });

  test('of an error contains reason and fields', async () => {
    const { store } = makeTestStore({
      server: fakeServer({
        visitorEnInsert: errorResponse('visitor.emailExists', '/body/email', 'The email already exists'),
      }),
    });
    const { error } = await store.dispatch(
      visitorEnApi.endpoints.visitorEnInsert.initiate(makeRegistrationBody('anna@example.org') as never),
    );
    expect(error).toEqual({
      kind: 'response',
      code: 409,
      message: 'The email already exists',
      reason: 'visitor.emailExists',
      errors: [{ pointer: '/body/email', reason: 'visitor.emailExists', message: 'The email already exists' }],
    });
  });

  test.each([
    ['30', 30],
    ['0', 0],
    [null, undefined],
    ['soon', undefined],
  ])('of an error with the header Retry-After %j has %j seconds to wait', async (header, retryAfter) => {
    const headers: Record<string, string> = header === null ? {} : { 'retry-after': header };
    const response = errorResponse('limit.exceeded', undefined, 'Too many', headers);
    const { error } = await menuOf(makeTestStore({ server: fakeServer({ configMenu: response }) }));
    expect(error).toEqual({
      kind: 'response',
      code: 429,
      message: 'Too many',
      reason: 'limit.exceeded',
      errors: [],
      retryAfter,
    });
  });

  test('of a success ignores Retry-After', async () => {
    const response = withHeaders([], { 'retry-after': '30' });
    const result = await menuOf(makeTestStore({ server: fakeServer({ configMenu: response }) }));
    expect([result.data, result.error]).toEqual([[], undefined]);
  });

  test.each(['application/json', 'application/problem+json', 'Application/JSON; charset=utf-8'])(
    'may have the content type %s',
    async (type) => {
      const body = JSON.stringify({ code: '200', data: [] });
      const server = fakeServer();
      server.transport = () => Promise.resolve(new Response(body, { headers: { 'content-type': type } }));
      expect((await menuOf(makeTestStore({ server }))).data).toEqual([]);
    },
  );

  test.each(['x-application/json', 'text/json', 'application/jsonl', 'application/ json'])(
    'may not have the content type %s',
    async (type) => {
      const body = JSON.stringify({ code: '200', data: [] });
      const server = fakeServer();
      server.transport = () => Promise.resolve(new Response(body, { headers: { 'content-type': type } }));
      expect((await menuOf(makeTestStore({ server }))).error).toEqual({
        kind: 'network',
        code: 200,
        message: 'HTTP 200',
      });
    },
  );

  test('is missing if something else responded', async () => {
    const world = makeTestStore({
      server: fakeServer({
        configMenu: new FakeResponse('<h1>Bad gateway</h1>', {
          status: 502,
          type: 'text/html',
          outsideContract: 'the page of a gateway',
        }),
      }),
    });
    expect((await menuOf(world)).error).toEqual({ kind: 'network', code: 502, message: 'HTTP 502' });
  });
});
