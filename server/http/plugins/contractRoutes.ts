/**
 * Registers every operation of the contract: validates the request, calls the handler, wraps and validates the
 * response.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageTag, isLocale } from '../../../src/rules/locales';
import { trimPayload } from '../../../src/rules/trimPayload';
import { hasUnknownLocale, localeOf, type HandlerContext, type RequestContext } from '../context';
import { DomainError, fieldError, success } from '../envelope';
import { etagOf, isNotModified } from '../etag';
import { isDirectLoopback } from '../loopback';
import {
  type FileResponse,
  type Handlers,
  contractDocument,
  operationTable as operations,
  type OperationId,
} from '../contract';
import { UploadLimiter, readMultipart } from './multipart';
import { checkResponse, checkFileBody, checkRequest } from '../validation';
import { InvalidRequest, type FormFault } from './errors';
import type { ErrorReason } from '../reasons';

interface Secured {
  security?: Record<string, unknown>[];
  responses: Record<string, unknown>;
  'x-reasons'?: Record<string, ErrorReason[]>;
}

const operationOf = (id: OperationId): Secured => {
  const { method, path } = operations[id];
  const paths = contractDocument.paths as unknown as Record<string, Record<string, Secured>>;
  return paths[path]?.[method.toLowerCase()] ?? { responses: {} };
};

/** The security schemes of an operation, of which a caller needs one. Empty for a public operation. */
export function schemesOf(id: OperationId): string[] {
  const ways = (operationOf(id).security ?? []).map((way) => Object.keys(way));
  return ways.some((way) => way.length === 0) ? [] : ways.flat();
}

/** The services check this scheme, because they know the secret. */
const DESIGNER = 'designer';

/**
 * The error for a caller without any of the schemes: a declared 403 leads to the sign-in, otherwise 404. Null for
 * public operations.
 */
export function accessErrorOf(id: OperationId): ErrorReason | null {
  const schemes = schemesOf(id);
  if (schemes.length === 0 || schemes.includes(DESIGNER)) return null;
  const { responses, 'x-reasons': reasons = {} } = operationOf(id);
  if ('403' in responses) return reasons['403']?.[0] ?? 'auth.wechatSignInMissing';
  return reasons['404']?.[0] ?? 'record.notFound';
}

/** The path prefix of each service on this origin (architecture.md, Requests). */
const prefixes = { main: '/api', helper: '/helper', legacy: '/legacy', static: '' } as const;

type AnyHandler = (input: { path: unknown; query: unknown; body: unknown }, context: HandlerContext) => unknown;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const URL_ENCODED = 'application/x-www-form-urlencoded';

const routePath = (path: string): string => path.replace(/\{([^}]+)\}/g, ':$1');

/** Checks that routes run before and around the handlers. */
interface RouteChecks {
  /**
   * Checks the client's sign-in and upload limit before an upload's body is read.
   * @throws DomainError
   */
  admit(operation: { secured: boolean }, context: RequestContext): Promise<void>;
  /** Whether the caller satisfies one of the security schemes, such as a ticket or a staff device. */
  knows(schemes: readonly string[], context: RequestContext): Promise<boolean>;
  /** Errors by the form's rules, reported together with the schema errors. */
  judge(body: unknown): Promise<FormFault[]>;
}

const noChecks: RouteChecks = { admit: async () => {}, judge: async () => [], knows: async () => true };

export function contractRoutes(app: FastifyInstance, handlers: Handlers, checks = noChecks): void {
  const room = new UploadLimiter();
  const methods = new Map<string, Set<string>>();
  for (const id of Object.keys(operations) as OperationId[]) {
    const operation = operations[id];
    const address = prefixes[operation.service] + routePath(operation.path);
    methods.set(address, (methods.get(address) ?? new Set<string>()).add(operation.method));
    const handler = handlers[id] as AnyHandler | undefined;
    app.route({
      method: operation.method,
      url: address,
      async handler(request, reply) {
        if (operation.contentType !== 'multipart/form-data') return response(id, handler, request, reply, checks);
        // Reserved until the response is ready, because the handler works on the bytes.
        return room.hold(request.ip, (take) => response(id, handler, request, reply, checks, take));
      },
    });
  }
  for (const [url, known] of methods) refuseOtherMethods(app, url, known);
}

/** Responds with 405 and `Allow` to methods that the contract does not have for a path. */
function refuseOtherMethods(app: FastifyInstance, url: string, known: ReadonlySet<string>): void {
  const allow = [...known, ...(known.has('GET') ? ['HEAD'] : [])].join(', ');
  app.route({
    method: METHODS.filter((method) => !known.has(method)),
    url,
    handler(_request, reply) {
      reply.header('allow', allow);
      throw new DomainError('request.methodNotAllowed');
    },
  });
}

async function response(
  id: OperationId,
  handler: AnyHandler | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  { admit, judge, knows }: RouteChecks,
  take?: (bytes: number) => void,
) {
  const operation = operations[id];
  const locale = localeOf(request.headers);
  // The response's language depends on both headers, so caches must vary by them.
  reply.header('content-language', languageTag(locale)).header('vary', 'Accept-Language, X-Locale');
  reply.header('cache-control', 'no-store');
  if (!handler) throw new DomainError('server.notImplemented');
  if (operation.kind === 'write') refuseCrossSite(operation.method, request);
  // A missing permission is reported before any other error of the request.
  const mustBeKnown = async () => {
    const accessError = accessErrorOf(id);
    if (accessError && !(await knows(schemesOf(id), contextOf(request, reply)))) throw new DomainError(accessError);
  };
  const fault = headerFault(operation.contentType, request);
  if (fault) {
    await mustBeKnown();
    throw fault;
  }
  if (take) await admit(operation, contextOf(request, reply));
  const body: unknown = take ? await readMultipart(id, request, take) : request.body;
  const parts = {
    // The parsers create objects without the standard prototype.
    path: trimPayload({ ...(request.params as object) }),
    query: trimPayload({ ...(request.query as object) }),
    // A signed body must not change.
    body: request.rawBody ? body : trimPayload(operation.contentType === URL_ENCODED ? { ...(body as object) } : body),
  };
  const findings = [...checkRequest(id, parts), ...(take ? checkFileBody(id, parts.body) : [])];
  if (findings.length > 0) {
    await mustBeKnown();
    throw new InvalidRequest(findings, await judge(parts.body), id);
  }
  const data = await handler(parts, contextOf(request, reply));
  if (operation.answer === 'text' || operation.answer === 'blob') return sendFile(reply, data as FileResponse);
  const envelope = operation.answer === 'json' ? success(data) : data;
  const wrong = checkResponse(id, envelope);
  if (wrong.length > 0) {
    const places = wrong.map(({ pointer, reason }) => `${pointer} ${reason}`).join(', ');
    throw new Error(`The answer of ${id} is not what the contract declares: ${places}`);
  }
  reply.type('application/json; charset=utf-8');
  if (operation.revalidates) {
    reply.header('cache-control', 'no-cache');
    if (isNotModified(request, reply, etagOf(reply.serialize(envelope) as string))) return reply.send();
  }
  // Lists compress well; responses to writes are short.
  return operation.kind === 'read' ? reply.compress(reply.serialize(envelope)) : reply.send(envelope);
}

function sendFile(reply: FastifyReply, { contentType, body, fileName }: FileResponse) {
  if (fileName) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
  return reply.type(contentType).send(body);
}

/**
 * Rejects writes that another site's page could cause. A GET that writes needs a header that cross-site links cannot
 * send.
 */
function refuseCrossSite(method: string, request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new DomainError('request.crossSite');
  if (method !== 'GET') return;
  const named = request.headers['x-locale'];
  if (!request.headers['access-token'] && !(typeof named === 'string' && isLocale(named)))
    throw new DomainError('request.crossSite');
}

/**
 * The error of an unknown language or an unexpected content type. A cross-site form cannot send JSON without a
 * preflight.
 */
function headerFault(wanted: string | null, { headers }: FastifyRequest): DomainError | null {
  if (hasUnknownLocale(headers)) return fieldError('field.notAllowed', '/header/X-Locale');
  const contentType = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const isOther = wanted !== null && contentType !== undefined && contentType !== wanted;
  return isOther ? new DomainError('request.unsupportedType') : null;
}

export function contextOf(request: FastifyRequest, reply: FastifyReply): HandlerContext {
  const header = (name: string): string | null => {
    const value = request.headers[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    locale: localeOf(request.headers),
    // A getter, because the session may be renewed during the request.
    get session() {
      return request.session;
    },
    nextSession: () => request.nextSession(),
    renewSession: () => request.renewSession(reply),
    endSession: () => request.endSession(reply),
    sendTicket: ({ token, expires }) =>
      void reply.headers({ 'access-token': token, 'token-expire': expires.toISOString() }),
    ticket: header('access-token'),
    staffDevice: header('x-staff-device'),
    client: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    preFlag: request.preFlag,
    isLoopback: isDirectLoopback(request),
    raw: { headers: request.headers as Record<string, string | undefined>, body: request.rawBody ?? '' },
    header: (name, value) => void reply.header(name, value),
  };
}
