/** Converts every thrown error into the envelope, in the request's language and without internal details. */
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { languageTag, type Locale } from '../../../src/rules/locales';
import { localeOf } from '../context';
import { CLIENT_CLOSED_REQUEST } from './aborted';
import type { OperationId } from '../generated/operations.gen';
import { isDiskFull } from './health';
import { DomainError, type Envelope } from '../envelope';
import { statusOf, textOf, type ErrorReason } from '../reasons';
import type { FieldProblem } from '../fieldProblem';
import { issueText } from '../../../src/rules/messages/issueText';
import type { IssueId } from '../../../src/rules/messages/texts';

type Words = Partial<Record<ErrorReason, IssueId>>;

const email: Words = {
  'field.required': 'email.required',
  'field.tooShort': 'email.required',
  'field.format': 'email.invalid',
};
const mobile: Words = {
  'field.required': 'mobile.required',
  'field.tooShort': 'mobile.required',
  'field.format': 'mobile.invalid',
};
const fields = new Map<string, Words>([
  ['email', email],
  ['mobile', mobile],
  ['phone', { 'field.required': 'landingMobile.required', 'field.format': 'landingMobile.invalid' }],
  ['vCode', { 'field.required': 'captcha.required' }],
  ['company', { 'field.tooShort': 'company.short' }],
  ['firstName', { 'field.tooShort': 'name.short' }],
  ['lastName', { 'field.tooShort': 'name.short' }],
  ['privacyAgreed', { 'field.required': 'consent.required', 'field.notAllowed': 'consent.required' }],
]);

/** The newsletter has its own error texts. */
const ofOperation = new Map<OperationId, Map<string, Words>>([
  ['configSubscribe', new Map([['email', { ...email, 'field.format': 'newsletterEmail.invalid' }]])],
]);

/** The specific text of a problem; null when only the general text exists. */
function wordsOf(operation: OperationId | undefined, finding: FieldProblem, locale: Locale): string | null {
  const { pointer, reason, values } = finding;
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  const words = (operation && ofOperation.get(operation)?.get(name)) ?? fields.get(name);
  const id = words?.[reason];
  return id ? issueText({ id, values: { ...values, min: values['limit'] ?? '' } }, locale) : null;
}

/** A value that a form's rules reject. */
export interface FormFault {
  pointer: string;
  id: string;
  text(locale: Locale): string;
}

/** A request that violates the contract, with the problems of each field. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest';
  constructor(
    readonly findings: FieldProblem[],
    /** Errors by the form's rules for the same body. */
    readonly faults: FormFault[] = [],
    readonly operation?: OperationId,
  ) {
    super('request.invalid');
  }
}

const byFastifyCode: Record<string, ErrorReason> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_FILES_LIMIT: 'request.tooLarge',
  FST_PARTS_LIMIT: 'request.tooLarge',
  FST_FIELDS_LIMIT: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupportedType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.malformed',
};

/** Codes of Node and pg for an unavailable database. */
const DATABASE_UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // The database does not exist on the server: it is being restored or moved.
  '3D000',
  // The server cancelled a slow statement or an idle transaction.
  '57014',
  '25P03',
]);
/** Messages of pg and Kysely without a code: timeout, lost connection, or a pool that is shutting down. */
const databaseLost =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|driver has already been destroyed|after calling end on the pool/;

const isDatabaseAway = (error: unknown): boolean =>
  DATABASE_UNAVAILABLE_CODES.has((error as FastifyError).code) ||
  databaseLost.test(String((error as Error | undefined)?.message));

const isClientError = (statusCode: number | undefined): boolean =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500;

/**
 * Merges schema errors and rule errors, one per field. A rule's error is more specific, so it wins unless the rule
 * could not judge the value.
 */
function fieldErrors({ findings, faults, operation }: InvalidRequest, locale: Locale) {
  const shaped = findings.map((finding) => {
    const { pointer, reason, values } = finding;
    return { pointer, reason, message: wordsOf(operation, finding, locale) ?? textOf(reason, locale, values) };
  });
  const unjudged = new Set(findings.filter(({ reason }) => UNJUDGED.has(reason)).map(({ pointer }) => pointer));
  const ruled = faults
    .filter(({ pointer }) => !unjudged.has(pointer))
    .map(({ pointer, id, text }) => ({ pointer, reason: id, message: text(locale) }));
  const places = new Set(ruled.map(({ pointer }) => pointer));
  return [...ruled, ...shaped.filter(({ pointer }) => !places.has(pointer))];
}

const UNJUDGED = new Set<ErrorReason>(['field.type', 'field.unknown']);

export function envelopeOf(error: unknown, locale: Locale, requestId: string): Envelope {
  const fill = (reason: ErrorReason, errors: unknown[] = [], values = {}): Envelope => ({
    code: statusOf[reason],
    message: textOf(reason, locale, values),
    data: { reason, errors, requestId },
  });
  if (error instanceof InvalidRequest) return fill('request.invalid', fieldErrors(error, locale));
  if (error instanceof DomainError)
    return fill(
      error.reason,
      error.fields.map(({ pointer, issue }) => ({
        pointer,
        reason: issue?.id ?? error.reason,
        message: issue?.text(locale) ?? textOf(error.reason, locale, error.values),
      })),
      error.values,
    );
  const code = (error as FastifyError).code;
  const statusCode = (error as FastifyError).statusCode;
  if (byFastifyCode[code]) return fill(byFastifyCode[code]);
  if (isDatabaseAway(error) || isDiskFull(error)) return fill('server.unavailable');
  if (statusCode === 429) return fill('limit.exceeded');
  if (error instanceof SyntaxError || isClientError(statusCode)) return fill('request.malformed');
  return fill('server.error');
}

/** The prefixes of the API: unknown paths below them get an error envelope, not the 404 page. */
const callPrefixes = ['/api', '/helper', '/legacy'];

/**
 * @param onError called with the reason of each error response
 * @param onDiskFull called when a write failed because the disk is full
 */
export function errorPlugin(
  app: FastifyInstance,
  onError: (reason: string) => void = () => undefined,
  onDiskFull: () => void = () => undefined,
): void {
  for (const prefix of callPrefixes)
    void app.register(
      async (scope) => {
        scope.setNotFoundHandler(async () => {
          throw new DomainError('operation.notFound');
        });
      },
      { prefix },
    );
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    // The path leads out of the folder of built files.
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return reply.callNotFound();
    // The client disconnected during the upload, so nothing failed here and nobody receives the response.
    if (request.raw.readableAborted) return reply.status(CLIENT_CLOSED_REQUEST).send();
    if (isDiskFull(error)) onDiskFull();
    const locale = localeOf(request.headers);
    const envelope = envelopeOf(error, locale, request.id);
    reply.header('content-language', languageTag(locale));
    if (envelope.code >= 500 && envelope.code !== 501) {
      // Expected errors of services are logged as warnings.
      const level = error instanceof DomainError ? 'warn' : 'error';
      request.log[level]({ err: error }, 'request failed');
    }
    // The rest of a rejected body is not read.
    if (request.raw.complete === false) reply.header('connection', 'close');
    onError((envelope.data as { reason: string }).reason);
    const wait = error instanceof DomainError ? (error as DomainError).values.seconds : undefined;
    if (envelope.code === 429 || envelope.code === 503) reply.header('retry-after', String(wait ?? 60));
    return reply.status(envelope.code).header('cache-control', 'no-store').send(envelope);
  });
}
