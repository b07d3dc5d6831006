/** API errors as a form shows them. */
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isApiError } from '@/api';
import type { SubmitFailure } from './submit';

/** A failed request, localised. */
export interface CallFailure extends SubmitFailure {
  /** The stable name of the first reason; null when the server could not be reached. */
  reason: string | null;
  message: string;
  /** The one sentence to show where no field shows the errors. */
  text: string;
}

function toCallFailure(error: unknown, lost: string): CallFailure {
  if (!isApiError(error) || error.kind === 'network') return { reason: null, message: lost, text: lost };
  const { message, errors, reason } = error;
  const [first] = errors;
  return { reason: first?.reason ?? reason, errors, message, text: first?.message ?? message };
}

/**
 * Returns a function that converts the `error` of a request for a form; without a response it reports a lost
 * connection.
 */
export function useCallFailure(): (error: unknown) => CallFailure {
  const lost = useIntl().formatMessage({ id: 'form.lost' });
  return useCallback((error) => toCallFailure(error, lost), [lost]);
}

/**
 * The check's own field is `code`, and a missing proof is reported at the address; on the form both belong to the
 * code field.
 */
export const onCodeField = (failure: CallFailure): CallFailure => ({
  ...failure,
  errors: (failure.errors ?? []).map((error) =>
    error.pointer === '/body/code' || error.reason === 'verify.proofMissing'
      ? { ...error, pointer: '/body/verificationCode' }
      : error,
  ),
});
