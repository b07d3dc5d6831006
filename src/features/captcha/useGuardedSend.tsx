import { useRef, type ReactNode } from 'react';
import { type ImageCodeRequest, isApiError } from '@/api';
import type { SubmitFailure } from '@/forms/submit';
import { useCaptcha } from './useCaptcha';
import { useCaptchaCalls } from './useSendCode';

interface Answer<T> {
  data?: T;
  error?: unknown;
}

interface GuardedSend {
  /** Asks the captcha, sends, and says what a form must show; nothing when `onDone` got the answer. */
  send<T>(call: () => PromiseLike<Answer<T>>, onDone: (data: T) => void): Promise<SubmitFailure | void>;
  /** The question; stands outside of the form. */
  captcha: ReactNode;
}

/**
 * A form that a captcha guards. A solved one is good for one sending: what is refused, or whose answer is lost, has not spent it.
 * @param lost said when nothing came back
 */
export function useGuardedSend(purpose: ImageCodeRequest['purpose'] | null, lost: string): GuardedSend {
  const { solve, dialog } = useCaptcha(useCaptchaCalls(purpose, lost), 'form');
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
        if (!isApiError(error) || error.kind === 'network') return { message: lost };
        if (error.reason !== 'captcha.required') return { errors: error.errors, message: error.message };
        // It was solved too long ago: asked again.
        isSolved.current = false;
      }
    },
    captcha: dialog,
  };
}
