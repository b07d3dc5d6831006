/** API errors as they are stored. */

/** One invalid field of a request: its JSON pointer, a stable reason, and a localised message. */
export interface FieldError {
  pointer: string;
  reason: string;
  message: string;
}

export type ApiError =
  /** The server responded with an envelope whose code is not a success. */
  | {
      kind: 'response';
      code: number;
      message: string;
      reason: string | null;
      errors: FieldError[];
      retryAfter?: number;
    }
  /** The server could not be reached, or the response was not an envelope. */
  | { kind: 'network'; code: number | null; message: string };

/** Whether a caught value is an API error. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'response' || value.kind === 'network');
