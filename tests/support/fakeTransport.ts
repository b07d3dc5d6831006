/**
 * A fake server for tests of the browser side. Responses are configured by operationId: the data of the envelope, the
 * contract's own example, or a whole response. An unexpected call, and an exchange that breaks the contract, fail the
 * test; every call is recorded.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operationTable, type OperationId } from '../../server/http/contract';
import { requestProblems, responseProblems } from './contractCheck';
import {
  example,
  exampleOf,
  FakeResponse,
  file,
  withHeaders,
  type FakeRequest,
  type FakeResponses,
  type FakeResult,
} from './fakeResponses';
import { operationMatcher } from '@/rules/http/exampleOperations';
import type { Transport } from '@/rules/http/transport';

export interface FakeServer {
  transport: Transport;
  requests: FakeRequest[];
  /** Names of the calls, in order. */
  requestedIds(): OperationId[];
  /** The only request of an operation. */
  only<Id extends OperationId>(id: Id): FakeRequest<Id>;
  /** Replaceable: responses from now on. */
  responses: FakeResponses;
  /** The migration steps, by URL. */
  steps: Record<string, unknown[]>;
  /** Form files that public/forms does not have, by URL. */
  forms: Record<string, object>;
  /** Why requests of an operation may break the contract: otherwise the test fails. */
  requestsOutsideContract: Partial<Record<OperationId, string>>;
}

/** Unexpected calls, and exchanges that break the contract, of the current test. */
const problems: string[] = [];
// `npm run story` uses the test world outside of a test.
(globalThis as { afterEach?: typeof afterEach }).afterEach?.(() => {
  const all = problems.splice(0);
  if (all.length > 0) throw new Error(`The fake server of the test:\n${[...new Set(all)].join('\n')}`);
});

const findOperation = operationMatcher(operationTable);

function parseBody(body: BodyInit | null | undefined, type: string | undefined): unknown {
  return typeof body === 'string' && type?.startsWith('application/json')
    ? (JSON.parse(body) as unknown)
    : (body ?? undefined);
}

/** A server that responds to every call with the contract's example, except for the configured ones. */
export const exampleServer = (responses: FakeResponses = {}): FakeServer =>
  fakeServer({ ...Object.fromEntries(Object.keys(operationTable).map((id) => [id, example])), ...responses });

export function fakeServer(responses: FakeResponses = {}): FakeServer {
  const requests: FakeRequest[] = [];
  const server: FakeServer = {
    responses: { ...responses },
    steps: {},
    forms: {},
    requestsOutsideContract: {},
    requests,
    requestedIds: () => requests.map(({ id }) => id),
    only<Id extends OperationId>(id: Id) {
      const matches = requests.filter((request) => request.id === id) as FakeRequest<Id>[];
      if (matches.length !== 1 || !matches[0]) throw new Error(`${id} was requested ${matches.length} times.`);
      return matches[0];
    },
    async transport(url, init) {
      const method = init.method ?? 'GET';
      const { pathname, searchParams } = new URL(url, 'http://site');
      const formFile = method === 'GET' && server.forms[pathname];
      if (formFile) return Response.json(formFile);
      // Form files are served as they are.
      if (method === 'GET' && /^\/forms\/[\w-]+\/\d+\.json$/.test(pathname))
        return new Response(await readFile(join('public', pathname)), {
          headers: { 'content-type': 'application/json' },
        });
      // No migration steps, unless a test configures them.
      if (method === 'GET' && /^\/forms\/[\w-]+\/\d+\.migration\.json$/.test(pathname))
        return Response.json({ steps: server.steps[pathname] ?? [] });
      const operation = findOperation(method, url);
      const id = operation?.id;
      if (!id || !(id in server.responses)) {
        problems.push(`has no response to ${method} ${url}${id ? ` (${id})` : ', which is no operation'}`);
        throw new Error('The test has no response.');
      }
      const headers = Object.fromEntries(new Headers(init.headers));
      const request = {
        id,
        method,
        url,
        query: Object.fromEntries(searchParams),
        headers,
        body: parseBody(init.body, headers['content-type']),
        credentials: init.credentials,
      } as FakeRequest;
      requests.push(request);
      if (!server.requestsOutsideContract[id]) report(id, 'was sent', requestProblems(request, operation.path));
      const response = server.responses[id] as FakeResult | ((request: FakeRequest) => FakeResult);
      return toResponse(id, typeof response === 'function' ? await response(request) : response);
    },
  };
  return server;
}

const FILE_KINDS: readonly string[] = ['blob', 'text'];

const report = (id: OperationId, what: string, violations: string[]): void =>
  void problems.push(...violations.map((violation) => `${what} what the contract of ${id} forbids: ${violation}`));

function toResponse(id: OperationId, response: FakeResult): Response {
  if (response === example && FILE_KINDS.includes(operationTable[id].responseType))
    return toResponse(id, file('content', 'application/octet-stream', 'example.bin'));
  if (!(response instanceof FakeResponse)) {
    const data = response === example ? exampleOf(id) : response;
    return toResponse(
      id,
      operationTable[id].responseType === 'document' ? new FakeResponse(data) : withHeaders(data, {}),
    );
  }
  const { status = 200, headers = {}, type = 'application/json; charset=utf-8', outsideContract } = response.options;
  if (!outsideContract) report(id, 'sends', responseProblems(id, status, type, response.body));
  const body = type.startsWith('application/json') ? JSON.stringify(response.body) : String(response.body);
  return new Response(body, { status, headers: { 'content-type': type, ...headers } });
}
