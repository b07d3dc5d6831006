/**
 * A fake server for tests of the browser side. Responses are configured by operationId: the data of the envelope, the
 * contract's own example, or a whole response. An unexpected call fails the test; every call is recorded.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractDocument, operationTable, type OperationId } from '../../server/http/contract';
import { statusOf, type ErrorReason } from '../../server/http/reasons';
import type { Transport } from '@/rules/transport';

export interface FakeRequest {
  id: OperationId;
  method: string;
  /** The requested path and query. */
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** JSON as a value; multipart as FormData; anything else unchanged. */
  body: unknown;
  credentials: string | undefined;
}

/** A whole response, where the data of an envelope is not enough. */
export class FakeResponse {
  constructor(
    readonly body: unknown,
    readonly options: { status?: number; headers?: Record<string, string>; type?: string } = {},
  ) {}
}

/** An envelope. */
export const envelope = (body: object, headers: Record<string, string> = {}): FakeResponse =>
  new FakeResponse(body, { headers });

/** Data with response headers, such as a ticket. */
export const withHeaders = (data: unknown, headers: Record<string, string>): FakeResponse =>
  envelope({ code: 200, message: 'OK', data }, headers);

/** An error response as the server sends it, with the status of its reason. */
export function errorResponse(reason: ErrorReason, pointer?: string, message: string = reason): FakeResponse {
  const code = statusOf[reason];
  const errors = pointer ? [{ pointer, reason, message }] : [];
  return new FakeResponse({ code, message, data: { reason, errors, requestId: 'test' } }, { status: code });
}

/** Bytes or text with a content type, such as a download. */
export const file = (body: string, type: string, name?: string): FakeResponse =>
  new FakeResponse(body, {
    type,
    headers: name ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` } : {},
  });

/** The data of the contract's example response of an operation. */
export function exampleOf(id: OperationId): unknown {
  const { path, method } = operationTable[id];
  const item = (contractDocument.paths as unknown as Record<string, Record<string, unknown>>)[path];
  const { responses } = item?.[method.toLowerCase()] as {
    responses: Record<string, { content?: Record<string, { example?: { data?: unknown } }> }>;
  };
  return structuredClone(responses['200']?.content?.['application/json']?.example?.data ?? null);
}

/** A placeholder for the contract's example. */
export const example = Symbol('example');

type FakeResult = unknown;
export type FakeResponses = {
  [Id in OperationId]?: FakeResult | ((request: FakeRequest) => FakeResult | Promise<FakeResult>);
};

export interface FakeServer {
  transport: Transport;
  requests: FakeRequest[];
  /** Names of the calls, in order. */
  requestedIds(): OperationId[];
  /** The only request of an operation. */
  only(id: OperationId): FakeRequest;
  /** Replaceable: responses from now on. */
  responses: FakeResponses;
  /** The migration steps, by URL. */
  steps: Record<string, unknown[]>;
  /** Form files that public/forms does not have, by URL. */
  forms: Record<string, object>;
}

/** Unexpected calls of the current test. */
const unexpected: string[] = [];
afterEach(() => {
  const all = unexpected.splice(0);
  if (all.length > 0) throw new Error(`The test gave no answer to:\n${all.join('\n')}`);
});

const prefixes = { main: '/api', helper: '/helper', legacy: '/legacy', static: '' } as const;

const patterns = (Object.keys(operationTable) as OperationId[])
  .map((id) => {
    const { method, path, service } = operationTable[id];
    const text = (prefixes[service] + path).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
    return {
      id,
      method: method as string,
      parameters: path.split('{').length,
      pattern: new RegExp(`^${text.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    };
  })
  // The path with the fewest parameters is the best match.
  .sort((one, other) => one.parameters - other.parameters);

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
    requests,
    requestedIds: () => requests.map(({ id }) => id),
    only(id) {
      const matches = requests.filter((request) => request.id === id);
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
      const id = patterns.find((candidate) => candidate.method === method && candidate.pattern.test(pathname))?.id;
      if (!id || !(id in server.responses)) {
        unexpected.push(`${method} ${url}${id ? ` (${id})` : ', which is no operation'}`);
        throw new Error('The test gave no answer.');
      }
      const headers = Object.fromEntries(new Headers(init.headers));
      const request: FakeRequest = {
        id,
        method,
        url,
        query: Object.fromEntries(searchParams),
        headers,
        body: parseBody(init.body, headers['content-type']),
        credentials: init.credentials,
      };
      requests.push(request);
      const response = server.responses[id];
      return toResponse(
        id,
        typeof response === 'function' ? await (response as (request: FakeRequest) => unknown)(request) : response,
      );
    },
  };
  return server;
}

function toResponse(id: OperationId, response: unknown): Response {
  if (!(response instanceof FakeResponse))
    return toResponse(id, withHeaders(response === example ? exampleOf(id) : response, {}));
  const { status = 200, headers = {}, type = 'application/json; charset=utf-8' } = response.options;
  const body = type.startsWith('application/json') ? JSON.stringify(response.body) : String(response.body);
  return new Response(body, { status, headers: { 'content-type': type, ...headers } });
}
