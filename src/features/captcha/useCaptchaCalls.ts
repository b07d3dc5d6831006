import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '@/api/errors';
import { ONCE } from '@/api/once';
import type { ImageCodeRequest } from '@/api/types';
import { verifyApi } from '@/api/verify';
import type { CaptchaCalls } from './useCaptcha';

/**
 * The calls of a captcha.
 * @param purpose of the code that is sent once it is solved; null where nothing is sent to the reader
 * @param lost said when nothing came back at all
 */
export function useCaptchaCalls(purpose: ImageCodeRequest['purpose'] | null, lost: string): CaptchaCalls {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return useMemo(() => {
    const messageOf = (error: unknown) => (isApiError(error) && error.kind === 'answer' ? error.message : lost);
    const { verifyImageCode, verifyCaptchaImage, verifyCaptchaCheck } = verifyApi.endpoints;
    return {
      async make() {
        const { data, error } = await (purpose === null
          ? dispatch(verifyCaptchaImage.initiate(undefined, ONCE))
          : dispatch(verifyImageCode.initiate({ imageCodeRequest: { purpose } })));
        return data ?? { message: messageOf(error) };
      },
      async check(captchaId, code, work) {
        const { error } = await dispatch(verifyCaptchaCheck.initiate({ captchaCheck: { captchaId, code, work } }));
        return error ? { message: messageOf(error) } : null;
      },
    };
  }, [dispatch, purpose, lost]);
}
