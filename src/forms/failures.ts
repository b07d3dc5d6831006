/** What the API refused, as a form shows it. */
import { isApiError } from '@/api/errors';
import type { SubmitFailure } from './submit';

export interface Shown extends SubmitFailure {
  /** The stable name of the first reason; null when the server could not be reached. */
  reason: string | null;
}

/** @param lost said when nothing came back at all */
export function toFailure(error: unknown, lost: string): Shown {
  if (!isApiError(error) || error.kind === 'network') return { reason: null, message: lost };
  return { reason: error.errors[0]?.reason ?? error.reason, errors: error.errors, message: error.message };
}

/** The check's own field is `code`, a proof that is missing concerns the address: on the form both are the code's field. */
export const onCodeField = (failure: Shown): Shown => ({
  ...failure,
  errors: (failure.errors ?? []).map((error) =>
    error.pointer === '/body/code' || error.reason === 'verify.proofMissing'
      ? { ...error, pointer: '/body/verificationCode' }
      : error,
  ),
});
