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
import { useResendCooldown, type ResendCooldown } from '@/forms/resendCooldown';
import { useApiFailure } from '@/forms/apiFailure';
import type { SendCodeResult } from '@/forms/kit';
import { useLatest } from '@/ui/hooks/useLatest';
import { useCaptcha, type CaptchaCalls } from './useCaptcha';

/**
 * The captcha endpoints.
 * @param purpose Of the code that is sent afterwards; null if no code is sent.
 * @param connectionError Message for a request without a response.
 */
export function useCaptchaCalls(purpose: ImageCodeRequest['purpose'] | null, connectionError: string): CaptchaCalls {
  const [verifyCaptchaImage] = verifyApi.endpoints.verifyCaptchaImage.useLazyQuery();
  const [verifyImageCode] = verifyApi.endpoints.verifyImageCode.useMutation();
  const [verifyCaptchaCheck] = verifyApi.endpoints.verifyCaptchaCheck.useMutation();
  return useMemo(() => {
    const messageOf = (error: unknown) =>
      isApiError(error) && error.kind === 'response' ? error.message : connectionError;
    return {
      async make() {
        const { data, error } = await (purpose === null ? verifyCaptchaImage() : verifyImageCode({ purpose }));
        return data ?? { message: messageOf(error) };
      },
      async check(captchaId, code, work) {
        const { error } = await verifyCaptchaCheck({ captchaId, code, work });
        return error ? { message: messageOf(error) } : null;
      },
    };
  }, [verifyCaptchaImage, verifyImageCode, verifyCaptchaCheck, purpose, connectionError]);
}

export interface CodeSender {
  /** Sends a code to an address or number after a captcha; failures have a localised message. */
  sendCode: (recipient: string) => Promise<SendCodeResult>;
  /** Shows the captcha only, for endpoints that require it; resolves with whether it was solved. */
  solve: () => Promise<boolean>;
  /** The wait before the next code; survives a reload. */
  resendCooldown: ResendCooldown;
  /** The captcha dialog; render it outside the form. */
  captcha: ReactNode;
}

/** Sends codes for one purpose: by e-mail if the contact contains @, else by text message. */
export function useSendCode(purpose: CodePurpose): CodeSender {
  const send = useSend(purpose);
  const toFailure = useApiFailure();
  const calls = useCaptchaCalls(purpose, useIntl().formatMessage({ id: 'form.networkError' }));
  const { solve, dialog } = useCaptcha(calls);
  // A ref, because the form uses the first function it receives.
  const solveRef = useLatest(solve);
  const sendCode = useCallback(
    async (recipient: string): Promise<SendCodeResult> => {
      if (!(await solveRef.current())) return null;
      const { data, error } = await send(recipient);
      return data ? { resendAfter: data.resendAfter ?? 0 } : { message: toFailure(error).message };
    },
    [solveRef, toFailure, send],
  );
  return { sendCode, solve, resendCooldown: useResendCooldown(purpose), captcha: dialog };
}

/** The endpoint that sends a code; the old me area has its own. */
function useSend(purpose: CodePurpose) {
  const [ownSendEmailCode] = ownApi.endpoints.ownSendEmailCode.useMutation();
  const [meSendCode] = meApi.endpoints.meSendCode.useMutation();
  const [verifySmsCode] = verifyApi.endpoints.verifySmsCode.useMutation();
  return useCallback(
    (recipient: string) => {
      if (recipient.includes('@')) return ownSendEmailCode({ email: recipient, purpose: purpose as EmailPurpose });
      if (purpose === 'me') return meSendCode(recipient);
      return verifySmsCode({ mobile: recipient, purpose });
    },
    [ownSendEmailCode, meSendCode, verifySmsCode, purpose],
  );
}
