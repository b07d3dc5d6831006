/** What can go wrong with a call, as the store keeps it. */

/** One thing wrong with a request: the place by JSON pointer, a stable name, and a text in the reader's language. */
export interface FieldError {
  pointer: string;
  reason: string;
  message: string;
}

export type ApiError =
  /** The server answered with an envelope whose code is no success. */
  | { kind: 'answer'; code: number; message: string; reason: string | null; errors: FieldError[]; retryAfter?: number }
  /** The server could not be reached, or what answered was no envelope. */
  | { kind: 'network'; code: number | null; message: string };

/** Whether a thing that was caught is an error of a call. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'answer' || value.kind === 'network');
