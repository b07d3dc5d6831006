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
 * The captcha endpoints.
 * @param purpose Of the code that is sent afterwards; null if no code is sent.
 * @param lost Message for a request without a response.
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
  /** Sends a code to an address or number after a captcha; failures have a localised message. */
  sendCode: (to: string) => Promise<CodeOutcome>;
  /** Shows the captcha only, for endpoints that require it; resolves with whether it was solved. */
  solve: () => Promise<boolean>;
  /** The wait before the next code; survives a reload. */
  codeWait: CodeWait;
  /** The captcha dialog; render it outside the form. */
  captcha: ReactNode;
}

/** Sends codes for one purpose: by e-mail if the contact contains @, else by text message. */
export function useSendCode(purpose: CodePurpose): CodeSender {
  const send = useSend(purpose);
  const failureOf = useCallFailure();
  const calls = useCaptchaCalls(purpose, useIntl().formatMessage({ id: 'form.lost' }));
  const { solve, dialog } = useCaptcha(calls);
  // The form keeps the first function it gets.
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

/** The endpoint that sends a code; the old me area has its own. */
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
