/**
 * Registers every operation of the contract: validates the request, calls the handler, wraps and validates the
 * response.
 */
import { SERVICE_BASES } from '../../../src/rules/http/serviceBases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageTag, isLocale } from '../../../src/rules/locales';
import { trimPayload } from '../../../src/rules/http/trimPayload';
import { hasUnknownLocale, localeOf, type HandlerContext, type RequestContext } from '../context';
import { DomainError, notAllowed, success } from '../envelope';
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
import { InvalidRequest, type FormFieldError } from './errors';
import type { ErrorReason } from '../reasons';

interface ContractOperation {
  security?: Record<string, unknown>[];
  responses: Record<string, unknown>;
  'x-reasons'?: Record<string, ErrorReason[]>;
}

const operationOf = (id: OperationId): ContractOperation => {
  const { method, path } = operations[id];
  const paths = contractDocument.paths as unknown as Record<string, Record<string, ContractOperation>>;
  return paths[path]?.[method.toLowerCase()] ?? { responses: {} };
};

/** The security schemes of an operation, of which a caller needs one. Empty for a public operation. */
export function schemesOf(id: OperationId): string[] {
  const requirements = (operationOf(id).security ?? []).map((requirement) => Object.keys(requirement));
  return requirements.some((requirement) => requirement.length === 0) ? [] : requirements.flat();
}

/** The services check this scheme, because they know the secret. */
const DESIGNER_SCHEME = 'designer';

/**
 * The error for a caller without any of the schemes: a declared 403 leads to the sign-in, otherwise 404. Null for
 * public operations.
 */
export function accessErrorOf(id: OperationId): ErrorReason | null {
  const schemes = schemesOf(id);
  if (schemes.length === 0 || schemes.includes(DESIGNER_SCHEME)) return null;
  const { responses, 'x-reasons': reasons = {} } = operationOf(id);
  if ('403' in responses) return reasons['403']?.[0] ?? 'auth.wechatSignInMissing';
  return reasons['404']?.[0] ?? 'record.notFound';
}

/** The path prefix of each service on this origin (docs/api.md). */
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
  checkUploadAccess(operation: { security: readonly string[] }, context: RequestContext): Promise<void>;
  /** Whether the caller satisfies one of the security schemes, such as a ticket or a staff device. */
  isAuthorised(schemes: readonly string[], context: RequestContext): Promise<boolean>;
  /** Errors by the form's rules, reported together with the schema errors. */
  validateForm(body: unknown): Promise<FormFieldError[]>;
}

const noChecks: RouteChecks = {
  checkUploadAccess: async () => {},
  validateForm: async () => [],
  isAuthorised: async () => true,
};

export function contractRoutes(app: FastifyInstance, handlers: Handlers, checks = noChecks): void {
  const uploads = new UploadLimiter();
  const methods = new Map<string, Set<string>>();
  for (const id of Object.keys(operations) as OperationId[]) {
    const operation = operations[id];
    const pattern = SERVICE_BASES[operation.service] + routePath(operation.path);
    methods.set(pattern, (methods.get(pattern) ?? new Set<string>()).add(operation.method));
    const handler = handlers[id] as AnyHandler | undefined;
    app.route({
      method: operation.method,
      url: pattern,
      async handler(request, reply) {
        if (operation.contentType !== 'multipart/form-data') return handleRequest(id, handler, request, reply, checks);
        // Reserved until the response is ready, because the handler works on the bytes.
        return uploads.run(request.ip, (reserve) => handleRequest(id, handler, request, reply, checks, reserve));
      },
    });
  }
  for (const [url, allowedMethods] of methods) rejectOtherMethods(app, url, allowedMethods);
}

/** Responds with 405 and `Allow` to methods that the contract does not have for a path. */
function rejectOtherMethods(app: FastifyInstance, url: string, allowedMethods: ReadonlySet<string>): void {
  const allow = [...allowedMethods, ...(allowedMethods.has('GET') ? ['HEAD'] : [])].join(', ');
  app.route({
    method: METHODS.filter((method) => !allowedMethods.has(method)),
    url,
    handler(_request, reply) {
      reply.header('allow', allow);
      throw new DomainError('request.methodNotAllowed');
    },
  });
}

async function handleRequest(
  id: OperationId,
  handler: AnyHandler | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  { checkUploadAccess, validateForm, isAuthorised }: RouteChecks,
  reserve?: (bytes: number) => void,
) {
  const operation = operations[id];
  const locale = localeOf(request.headers);
  // The response's language depends on both headers, so caches must vary by them.
  reply.header('content-language', languageTag(locale)).header('vary', 'Accept-Language, X-Locale');
  reply.header('cache-control', 'no-store');
  if (!handler) throw new DomainError('server.notImplemented');
  if (operation.kind === 'write') rejectCrossSite(operation.method, request);
  // A missing permission is reported before any other error of the request.
  const requireAccess = async () => {
    const accessError = accessErrorOf(id);
    if (accessError && !(await isAuthorised(schemesOf(id), contextOf(request, reply))))
      throw new DomainError(accessError);
  };
  const headerError = findHeaderError(operation.contentType, request);
  if (headerError) {
    await requireAccess();
    throw headerError;
  }
  if (reserve) await checkUploadAccess(operation, contextOf(request, reply));
  const body: unknown = reserve ? await readMultipart(id, request, reserve) : request.body;
  const input = {
    // The parsers create objects without the standard prototype.
    path: trimPayload({ ...(request.params as object) }),
    query: trimPayload({ ...(request.query as object) }),
    // A signed body must not change.
    body: request.rawBody ? body : trimPayload(operation.contentType === URL_ENCODED ? { ...(body as object) } : body),
  };
  const requestProblems = [...checkRequest(id, input), ...(reserve ? checkFileBody(id, input.body) : [])];
  if (requestProblems.length > 0) {
    await requireAccess();
    throw new InvalidRequest(requestProblems, await validateForm(input.body), id);
  }
  const data = await handler(input, contextOf(request, reply));
  if (operation.responseType === 'text' || operation.responseType === 'blob')
    return sendFile(reply, data as FileResponse);
  const envelope = operation.responseType === 'json' ? success(data) : data;
  const responseProblems = checkResponse(id, envelope);
  if (responseProblems.length > 0) {
    const details = responseProblems.map(({ pointer, reason }) => `${pointer} ${reason}`).join(', ');
    throw new Error(`The response of ${id} violates the contract: ${details}`);
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
function rejectCrossSite(method: string, request: FastifyRequest): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new DomainError('request.crossSite');
  if (method !== 'GET') return;
  const requestedLocale = request.headers['x-locale'];
  if (!request.headers['access-token'] && !(typeof requestedLocale === 'string' && isLocale(requestedLocale)))
    throw new DomainError('request.crossSite');
}

/**
 * The error of an unknown language or an unexpected content type. A cross-site form cannot send JSON without a
 * preflight.
 */
function findHeaderError(expectedType: string | null, { headers }: FastifyRequest): DomainError | null {
  if (hasUnknownLocale(headers)) return notAllowed('/header/X-Locale');
  const contentType = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  const isMismatch = expectedType !== null && contentType !== undefined && contentType !== expectedType;
  return isMismatch ? new DomainError('request.unsupportedType') : null;
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
    clientIp: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    preFlag: request.preFlag,
    isLoopback: isDirectLoopback(request),
    raw: { headers: request.headers as Record<string, string | undefined>, body: request.rawBody ?? '' },
    header: (name, value) => void reply.header(name, value),
  };
}
