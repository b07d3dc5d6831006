/** API errors as a form shows them. */
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { errorOf, type OperationId, type ReasonOf } from '@/api';
import type { SubmitFailure } from './submit';

/** A failed request, localised. */
export interface ApiFailure extends SubmitFailure {
  /** Whether there was no response, so that the server may have done what was requested. */
  isConnectionLost: boolean;
  message: string;
  /** The first field error, or else `message`: for forms that show no errors at their fields. */
  summary: string;
}

/** A failed request of one operation. */
interface OperationFailure<O extends OperationId> extends ApiFailure {
  /** Null without a response. */
  reason: ReasonOf<O> | null;
}

interface ToFailure {
  (error: unknown): ApiFailure;
  /** With its operation, the failure has a reason, which the contract types. */
  <O extends OperationId>(error: unknown, operation: O): OperationFailure<O>;
}

const toFailureWith =
  (connectionError: string): ToFailure =>
  <O extends OperationId>(error: unknown, operation?: O): OperationFailure<O> => {
    const apiError = errorOf(error, operation as O);
    if (apiError?.kind !== 'response')
      return { isConnectionLost: true, reason: null, message: connectionError, summary: connectionError };
    const { message, errors, reason } = apiError;
    return { isConnectionLost: false, reason, errors, message, summary: errors[0]?.message ?? message };
  };

/**
 * Returns a function that converts the `error` of a request for a form; without a response it reports a lost
 * connection.
 */
export function useApiFailure(): ToFailure {
  const connectionError = useIntl().formatMessage({ id: 'form.networkError' });
  return useMemo(() => toFailureWith(connectionError), [connectionError]);
}

/**
 * The verification endpoint names its field `code` and reports a missing verification at the address. The form shows
 * both at the code field.
 */
export const toCodeFieldError = <Failure extends ApiFailure>(failure: Failure): Failure => ({
  ...failure,
  errors: (failure.errors ?? []).map((error) =>
    error.pointer === '/body/code' || error.reason === 'verify.proofMissing'
      ? { ...error, pointer: '/body/verificationCode' }
      : error,
  ),
});
