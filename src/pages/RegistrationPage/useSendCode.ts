import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { api } from '@/api';
import { toFailure, wayMessages } from '@/features/visitorEn';
import type { CodeOutcome } from '@/forms/kit';
import type { AppDispatch } from '@/store/makeStore';

/** Sends a code to an address; why it could not be sent comes in the reader's language. */
export function useSendCode(purpose: 'registration' | 'find'): (email: string) => Promise<CodeOutcome> {
  const dispatch = useDispatch<AppDispatch>();
  const lost = useIntl().formatMessage(wayMessages.lost);
  return useCallback(
    async (email) => {
      const { data, error } = await dispatch(
        api.endpoints.ownSendEmailCode.initiate({ sendEmailCode: { email, purpose } }),
      );
      return data ? { resendAfter: data.resendAfter } : { message: toFailure(error, lost).message ?? lost };
    },
    [dispatch, purpose, lost],
  );
}
