import { useMemo } from 'react';
import { type ImageCodeRequest, isApiError, verifyApi } from '@/api';
import type { CaptchaCalls } from './useCaptcha';

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
