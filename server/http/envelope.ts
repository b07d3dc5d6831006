/** The envelope of every response (specification, section 8) and the error that services throw. */
import type { Locale } from '../../src/rules/locales';
import { statusOf, type ErrorReason } from './reasons';

/**
 * An invalid field: a JSON pointer such as /body/email. A form's issue has its own text; other errors use the text of
 * the reason.
 */
export interface FieldError {
  pointer: string;
  /** Its own reason, if it differs from the error's. */
  reason?: ErrorReason;
  issue?: { id: string; text(locale: Locale): string };
}

export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** An error of the domain. Its reason determines status and text; `fields` names the invalid fields. */
export class DomainError extends Error {
  override name = 'DomainError';
  constructor(
    readonly reason: ErrorReason,
    readonly fields: FieldError[] = [],
    readonly values: Record<string, string | number> = {},
  ) {
    super(reason);
  }

  /** The HTTP status and the envelope's code, which are the same (decisions/0001). */
  get code(): number {
    return statusOf[this.reason];
  }
}

/** An error about one field. */
export const fieldError = (reason: ErrorReason, pointer: string): DomainError => new DomainError(reason, [{ pointer }]);

/** A request whose field has a value that is not allowed; every operation can return it. */
export const notAllowed = (pointer: string): DomainError =>
  new DomainError('request.invalid', [{ pointer, reason: 'field.notAllowed' }]);

/** The envelope of a successful response. */
export const success = (data: unknown): Envelope => ({ code: 200, message: 'OK', data });
