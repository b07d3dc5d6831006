import { useCallback, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { meApi } from '@/api/me';
import { ownApi } from '@/api/own';
import { verifyApi } from '@/api/verify';
import type { CodePurpose, EmailPurpose } from '@/api/types';
import { useCodeWait, type CodeWait } from '@/forms/codeWait';
import { toFailure } from '@/forms/failures';
import type { CodeOutcome } from '@/forms/kit';
import { useCaptcha } from './useCaptcha';
import { useCaptchaCalls } from './useCaptchaCalls';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export interface CodeSender {
  /** Sends a code to an address or number, after a captcha; why it could not be sent comes in the reader's language. */
  sendCode: (to: string) => Promise<CodeOutcome>;
  /** Asks the question alone, for calls that want it answered; resolves with whether it was. */
  solve: () => Promise<boolean>;
  /** The wait before the next code, which outlives a reload. */
  codeWait: CodeWait;
  /** The question before it; stands outside of the form. */
  captcha: ReactNode;
}

/** Sends codes for one purpose: by mail to what has an @, by text message to a number. */
export function useSendCode(purpose: CodePurpose): CodeSender {
  const dispatch = useDispatch<Dispatch>();
  const lost = useIntl().formatMessage({ id: 'form.lost' });
  const calls = useCaptchaCalls(purpose, lost);
  const { solve, dialog } = useCaptcha(calls);
  // The form keeps the function it was given first.
  const ask = useRef(solve);
  ask.current = solve;
  const sendCode = useCallback(
    async (to: string): Promise<CodeOutcome> => {
      if (!(await ask.current())) return null;
      const { data, error } = await send(dispatch, to, purpose);
      return data ? { resendAfter: data.resendAfter ?? 0 } : { message: toFailure(error, lost).message ?? lost };
    },
    [dispatch, purpose, lost],
  );
  return { sendCode, solve, codeWait: useCodeWait(purpose), captcha: dialog };
}

async function send(
  dispatch: Dispatch,
  to: string,
  purpose: CodePurpose,
): Promise<{ data?: { resendAfter: number | null }; error?: unknown }> {
  if (to.includes('@'))
    return dispatch(
      ownApi.endpoints.ownSendEmailCode.initiate({ sendEmailCode: { email: to, purpose: purpose as EmailPurpose } }),
    );
  // The old me area has a call of its own.
  if (purpose === 'me') return dispatch(meApi.endpoints.meSendCode.initiate({ mobile: to }));
  return dispatch(verifyApi.endpoints.verifySmsCode.initiate({ smsCodeRequest: { mobile: to, purpose } }));
}
