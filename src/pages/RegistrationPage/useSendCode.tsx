import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ownApi } from '@/api/own';
import { verifyApi } from '@/api/verify';
import { useCaptcha, type CaptchaCalls } from '@/features/captcha';
import { toFailure, wayMessages } from '@/features/visitorEn';
import type { CodeOutcome } from '@/forms/kit';
import type { AppDispatch } from '@/store/makeStore';

interface CodeSender {
  /** Sends a code to an address, after a captcha; why it could not be sent comes in the reader's language. */
  sendCode: (email: string) => Promise<CodeOutcome>;
  /** The question before it; stands outside of the form. */
  captcha: ReactNode;
}

export function useSendCode(purpose: 'registration' | 'find'): CodeSender {
  const dispatch = useDispatch<AppDispatch>();
  const lost = useIntl().formatMessage(wayMessages.lost);
  const calls = useMemo(
    (): CaptchaCalls => ({
      async make() {
        const { data, error } = await dispatch(
          verifyApi.endpoints.verifyImageCode.initiate({ imageCodeRequest: { purpose } }),
        );
        return data ?? { message: toFailure(error, lost).message ?? lost };
      },
      async check(captchaId, code) {
        const { error } = await dispatch(
          verifyApi.endpoints.verifyCaptchaCheck.initiate({ captchaCheck: { captchaId, code } }),
        );
        return error ? { message: toFailure(error, lost).message ?? lost } : null;
      },
    }),
    [dispatch, purpose, lost],
  );
  const { solve, dialog } = useCaptcha(calls);
  // The form keeps the function it was given first.
  const ask = useRef(solve);
  ask.current = solve;
  const sendCode = useCallback(
    async (email: string): Promise<CodeOutcome> => {
      if (!(await ask.current())) return null;
      const { data, error } = await dispatch(
        ownApi.endpoints.ownSendEmailCode.initiate({ sendEmailCode: { email, purpose } }),
      );
      return data ? { resendAfter: data.resendAfter } : { message: toFailure(error, lost).message ?? lost };
    },
    [dispatch, purpose, lost],
  );
  return { sendCode, captcha: dialog };
}
