/** Converts every thrown error into the envelope, in the request's language and without internal details. */
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { languageTag, type Locale } from '../../../src/rules/locales';
import { localeOf } from '../context';
import { CLIENT_CLOSED_REQUEST } from './aborted';
import type { OperationId } from '../generated/operations.gen';
import { isDiskFull } from './health';
import { DomainError, type Envelope } from '../envelope';
import { statusOf, type ErrorReason } from '../reasons';
import { textOf } from '../reasonText';
import type { FieldProblem } from '../fieldProblem';
import { formatIssue } from '../../../src/rules/messages/issueText';
import type { IssueId } from '../../../src/rules/messages/texts';

type FieldTexts = Partial<Record<ErrorReason, IssueId>>;

const emailTexts: FieldTexts = {
  'field.required': 'email.required',
  'field.tooShort': 'email.required',
  'field.format': 'email.invalid',
};
const mobileTexts: FieldTexts = {
  'field.required': 'mobile.required',
  'field.tooShort': 'mobile.required',
  'field.format': 'mobile.invalid',
};
const fieldTexts = new Map<string, FieldTexts>([
  ['email', emailTexts],
  ['mobile', mobileTexts],
  ['phone', { 'field.required': 'landingMobile.required', 'field.format': 'landingMobile.invalid' }],
  ['vCode', { 'field.required': 'captcha.required' }],
  ['company', { 'field.tooShort': 'company.short' }],
  ['firstName', { 'field.tooShort': 'name.short' }],
  ['lastName', { 'field.tooShort': 'name.short' }],
  ['privacyAgreed', { 'field.required': 'consent.required', 'field.notAllowed': 'consent.required' }],
]);

/** The newsletter has its own error texts. */
const operationTexts = new Map<OperationId, Map<string, FieldTexts>>([
  ['configSubscribe', new Map([['email', { ...emailTexts, 'field.format': 'newsletterEmail.invalid' }]])],
]);

/** The specific text of a problem; null when only the general text exists. */
function specificText(operation: OperationId | undefined, problem: FieldProblem, locale: Locale): string | null {
  const { pointer, reason, values } = problem;
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  const texts = (operation && operationTexts.get(operation)?.get(name)) ?? fieldTexts.get(name);
  const id = texts?.[reason];
  return id ? formatIssue({ id, values: { ...values, min: values['limit'] ?? '' } }, locale) : null;
}

/** A value that a form's rules reject. */
export interface FormFieldError {
  pointer: string;
  id: string;
  text(locale: Locale): string;
}

/** A request that violates the contract, with the problems of each field. */
export class InvalidRequest extends Error {
  override name = 'InvalidRequest';
  constructor(
    readonly problems: FieldProblem[],
    /** Errors by the form's rules for the same body. */
    readonly formErrors: FormFieldError[] = [],
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
const DATABASE_UNAVAILABLE_MESSAGE =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|driver has already been destroyed|after calling end on the pool/;

const isDatabaseUnavailable = (error: unknown): boolean =>
  DATABASE_UNAVAILABLE_CODES.has((error as FastifyError).code) ||
  DATABASE_UNAVAILABLE_MESSAGE.test(String((error as Error | undefined)?.message));

const isClientError = (statusCode: number | undefined): boolean =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500;

/**
 * Merges schema errors and rule errors, one per field. A rule's error is more specific, so it wins unless the rule
 * could not check the value.
 */
function fieldErrors({ problems, formErrors, operation }: InvalidRequest, locale: Locale) {
  const schemaErrors = problems.map((problem) => {
    const { pointer, reason, values } = problem;
    return { pointer, reason, message: specificText(operation, problem, locale) ?? textOf(reason, locale, values) };
  });
  const uncheckedPointers = new Set(
    problems.filter(({ reason }) => UNCHECKED_REASONS.has(reason)).map(({ pointer }) => pointer),
  );
  const ruleErrors = formErrors
    .filter(({ pointer }) => !uncheckedPointers.has(pointer))
    .map(({ pointer, id, text }) => ({ pointer, reason: id, message: text(locale) }));
  const rulePointers = new Set(ruleErrors.map(({ pointer }) => pointer));
  return [...ruleErrors, ...schemaErrors.filter(({ pointer }) => !rulePointers.has(pointer))];
}

const UNCHECKED_REASONS = new Set<ErrorReason>(['field.type', 'field.unknown']);

export function envelopeOf(error: unknown, locale: Locale, requestId: string): Envelope {
  const makeEnvelope = (reason: ErrorReason, errors: unknown[] = [], values = {}): Envelope => ({
    code: statusOf[reason],
    message: textOf(reason, locale, values),
    data: { reason, errors, requestId },
  });
  if (error instanceof InvalidRequest) return makeEnvelope('request.invalid', fieldErrors(error, locale));
  if (error instanceof DomainError)
    return makeEnvelope(
      error.reason,
      error.fields.map(({ pointer, issue, reason = error.reason }) => ({
        pointer,
        reason: issue?.id ?? reason,
        message: issue?.text(locale) ?? textOf(reason, locale, error.values),
      })),
      error.values,
    );
  const code = (error as FastifyError).code;
  const statusCode = (error as FastifyError).statusCode;
  if (byFastifyCode[code]) return makeEnvelope(byFastifyCode[code]);
  if (isDatabaseUnavailable(error) || isDiskFull(error)) return makeEnvelope('server.unavailable');
  if (statusCode === 429) return makeEnvelope('limit.exceeded');
  if (error instanceof SyntaxError || isClientError(statusCode)) return makeEnvelope('request.malformed');
  return makeEnvelope('server.error');
}

/** The prefixes of the API: unknown paths below them get an error envelope, not the 404 page. */
const apiPrefixes = ['/api', '/helper', '/legacy'];

/**
 * @param onError called with the reason of each error response
 * @param onDiskFull called when a write failed because the disk is full
 */
export function errorPlugin(
  app: FastifyInstance,
  onError: (reason: string) => void = () => undefined,
  onDiskFull: () => void = () => undefined,
): void {
  for (const prefix of apiPrefixes)
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
    // The client disconnected during the upload: this is no server error, and no response can be sent.
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
    const retryAfter = error instanceof DomainError ? (error as DomainError).values.seconds : undefined;
    if (envelope.code === 429 || envelope.code === 503) reply.header('retry-after', String(retryAfter ?? 60));
    return reply.status(envelope.code).header('cache-control', 'no-store').send(envelope);
  });
}
