import { useRef, type ReactNode } from 'react';
import { type ImageCodeRequest, isApiError } from '@/api';
import type { SubmitFailure } from '@/forms/submit';
import { useCaptcha } from './useCaptcha';
import { useCaptchaCalls } from './useSendCode';

interface SendResult<T> {
  data?: T;
  error?: unknown;
}

interface CaptchaGuard {
  /** Shows the captcha, sends, and returns what the form must show; undefined on success, after `onDone`. */
  send<T>(call: () => PromiseLike<SendResult<T>>, onDone: (data: T) => void): Promise<SubmitFailure | void>;
  /** The dialog; render it outside the form. */
  captcha: ReactNode;
}

/**
 * Guards a form with a captcha. A solved captcha is valid for one successful request. A rejected or lost request does
 * not consume it.
 * @param connectionError Message for a request without a response.
 */
export function useCaptchaGuard(purpose: ImageCodeRequest['purpose'] | null, connectionError: string): CaptchaGuard {
  const { solve, dialog } = useCaptcha(useCaptchaCalls(purpose, connectionError), 'form');
  const isSolved = useRef(false);
  return {
    async send(call, onDone) {
      for (;;) {
        if (!isSolved.current && !(await solve())) return {};
        isSolved.current = true;
        const { data, error } = await call();
        if (data !== undefined) {
          isSolved.current = false;
          return onDone(data);
        }
        if (!isApiError(error) || error.kind === 'network') return { message: connectionError };
        if (error.reason !== 'captcha.required') return { errors: error.errors, message: error.message };
        // The solved captcha has expired: show it again.
        isSolved.current = false;
      }
    },
    captcha: dialog,
  };
}
