import { useCallback, type ReactNode, useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  type CodePurpose,
  type EmailPurpose,
  meApi,
  ownApi,
  verifyApi,
  type ImageCodeRequest,
  isApiError,
} from '@/api';
import { useCodeWait, type CodeWait } from '@/forms/codeWait';
import { useCallFailure } from '@/forms/failures';
import type { CodeOutcome } from '@/forms/kit';
import { useLatest } from '@/ui/hooks/useLatest';
import { useCaptcha, type CaptchaCalls } from './useCaptcha';

/**
 * The calls of a captcha.
 * @param purpose of the code that is sent once it is solved; null where nothing is sent to the reader
 * @param lost said when nothing came back at all
 */
export function useCaptchaCalls(purpose: ImageCodeRequest['purpose'] | null, lost: string): CaptchaCalls {
  const [verifyCaptchaImage] = verifyApi.endpoints.verifyCaptchaImage.useLazyQuery();
  const [verifyImageCode] = verifyApi.endpoints.verifyImageCode.useMutation();
  const [verifyCaptchaCheck] = verifyApi.endpoints.verifyCaptchaCheck.useMutation();
  return useMemo(() => {
    const messageOf = (error: unknown) => (isApiError(error) && error.kind === 'answer' ? error.message : lost);
    return {
      async make() {
        const { data, error } = await (purpose === null
          ? verifyCaptchaImage()
          : verifyImageCode({ imageCodeRequest: { purpose } }));
        return data ?? { message: messageOf(error) };
      },
      async check(captchaId, code, work) {
        const { error } = await verifyCaptchaCheck({ captchaCheck: { captchaId, code, work } });
        return error ? { message: messageOf(error) } : null;
      },
    };
  }, [verifyCaptchaImage, verifyImageCode, verifyCaptchaCheck, purpose, lost]);
}

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
  const send = useSend(purpose);
  const failureOf = useCallFailure();
  const calls = useCaptchaCalls(purpose, useIntl().formatMessage({ id: 'form.lost' }));
  const { solve, dialog } = useCaptcha(calls);
  // The form keeps the function it was given first.
  const ask = useLatest(solve);
  const sendCode = useCallback(
    async (to: string): Promise<CodeOutcome> => {
      if (!(await ask.current())) return null;
      const { data, error } = await send(to);
      return data ? { resendAfter: data.resendAfter ?? 0 } : { message: failureOf(error).message };
    },
    [ask, failureOf, send],
  );
  return { sendCode, solve, codeWait: useCodeWait(purpose), captcha: dialog };
}

/** The call that sends a code to an address or number; the old me area has one of its own. */
function useSend(purpose: CodePurpose) {
  const [ownSendEmailCode] = ownApi.endpoints.ownSendEmailCode.useMutation();
  const [meSendCode] = meApi.endpoints.meSendCode.useMutation();
  const [verifySmsCode] = verifyApi.endpoints.verifySmsCode.useMutation();
  return useCallback(
    (to: string) => {
      if (to.includes('@')) return ownSendEmailCode({ sendEmailCode: { email: to, purpose: purpose as EmailPurpose } });
      if (purpose === 'me') return meSendCode({ mobile: to });
      return verifySmsCode({ smsCodeRequest: { mobile: to, purpose } });
    },
    [ownSendEmailCode, meSendCode, verifySmsCode, purpose],
  );
}
