/** The envelope of every answer (specification, section 8) and the error that a service raises to fill it. */
import type { Locale } from '../../src/rules/locales';
import { statusOf, type ErrorReason } from './reasons';

/** What of a field an error names: a JSON pointer such as /body/email, and what is wrong there. A form's own issue brings its text; any other has the text of its reason. */
export interface FieldFault {
  pointer: string;
  issue?: { id: string; text(locale: Locale): string };
}

export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** An error of the domain: its reason decides code and text; `pointer` names the field that it belongs to. */
export class DomainError extends Error {
  override name = 'DomainError';
  constructor(
    readonly reason: ErrorReason,
    readonly fields: FieldFault[] = [],
    readonly values: Record<string, string | number> = {},
  ) {
    super(reason);
  }

  /** The HTTP status and the envelope's code, which are the same (decisions/0001). */
  get code(): number {
    return statusOf[this.reason];
  }
}

/** A field's error: the reason is the error's own unless one is given. */
export const fieldError = (reason: ErrorReason, pointer: string): DomainError => new DomainError(reason, [{ pointer }]);

/** A successful answer. */
export const success = (data: unknown): Envelope => ({ code: 200, message: 'OK', data });
