/** API errors as they are stored, and as the contract types them. */
import type { CommonReason, OperationReasons } from './generated/reasons.gen';

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
      /** Identifies the request in the server's logs; of server errors only. */
      requestId?: string;
    }
  /** The server could not be reached, or the response was not an envelope. */
  | { kind: 'network'; code: number | null; message: string };

/** Whether a caught value is an API error. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'response' || value.kind === 'network');

export type OperationId = keyof OperationReasons;

/** Why an operation can fail: its own reasons and those of every operation. */
export type ReasonOf<O extends OperationId> = OperationReasons[O] | CommonReason;

type ErrorResponse = Extract<ApiError, { kind: 'response' }>;

/**
 * An error of an operation. A `switch` over `reason` that ends with `reason satisfies CommonReason | null` handles all
 * of its own reasons, or fails the type check.
 */
export type OperationError<O extends OperationId> =
  (Omit<ErrorResponse, 'reason'> & { reason: ReasonOf<O> | null }) | Exclude<ApiError, ErrorResponse>;

/**
 * Narrows the error of a request to the reasons of its operation.
 * @param _operation the operation that was requested
 * @returns null for a value that is no API error
 */
export const errorOf = <O extends OperationId>(error: unknown, _operation: O): OperationError<O> | null =>
  isApiError(error) ? (error as OperationError<O>) : null;
