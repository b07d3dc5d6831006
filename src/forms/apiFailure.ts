/** API errors as a form shows them. */
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isApiError } from '@/api';
import type { SubmitFailure } from './submit';

/** A failed request, localised. */
export interface ApiFailure extends SubmitFailure {
  /** The stable name of the first reason; null when the server could not be reached. */
  reason: string | null;
  message: string;
  /** The first field error, or else `message`: for forms that show no errors at their fields. */
  summary: string;
}

function toApiFailure(error: unknown, connectionError: string): ApiFailure {
  if (!isApiError(error) || error.kind === 'network')
    return { reason: null, message: connectionError, summary: connectionError };
  const { message, errors, reason } = error;
  const [first] = errors;
  return { reason: first?.reason ?? reason, errors, message, summary: first?.message ?? message };
}

/**
 * Returns a function that converts the `error` of a request for a form; without a response it reports a lost
 * connection.
 */
export function useApiFailure(): (error: unknown) => ApiFailure {
  const connectionError = useIntl().formatMessage({ id: 'form.networkError' });
  return useCallback((error) => toApiFailure(error, connectionError), [connectionError]);
}

/**
 * The verification endpoint names its field `code` and reports a missing verification at the address. The form shows
 * both at the code field.
 */
export const toCodeFieldError = (failure: ApiFailure): ApiFailure => ({
  ...failure,
  errors: (failure.errors ?? []).map((error) =>
    error.pointer === '/body/code' || error.reason === 'verify.proofMissing'
      ? { ...error, pointer: '/body/verificationCode' }
      : error,
  ),
});
