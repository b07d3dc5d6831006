import { useRef, useState, type ReactNode } from 'react';
import { useServices } from '@/state/ServicesContext';
import { CaptchaDialog, type CaptchaPurpose, type ShownCaptcha } from './components/CaptchaDialog';

/** What the page asks the server. A message says why it did not work, in the reader's language. */
export interface CaptchaCalls {
  make(): Promise<ShownCaptcha | { message: string }>;
  check(captchaId: string, code: string, work: number[]): Promise<{ message: string } | null>;
}

interface CaptchaQuestion {
  /** Asks the reader; resolves with whether a captcha was solved, false when the reader turned back. */
  solve(): Promise<boolean>;
  /** Stands anywhere outside of a form. */
  dialog: ReactNode;
}

/** The question that comes before a message, or before a form is sent. */
export function useCaptcha({ make, check }: CaptchaCalls, before: CaptchaPurpose = 'code'): CaptchaQuestion {
  const [isOpen, setIsOpen] = useState(false);
  const [captcha, setCaptcha] = useState<ShownCaptcha | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const [error, setError] = useState<string | undefined>();
  const waiting = useRef<((isSolved: boolean) => void) | null>(null);
  const isChecking = useRef(false);
  // Begun when the picture is there: by the time its digits are typed it is mostly done.
  const work = useRef<Promise<number[]>>(Promise.resolve([]));
  const done = useRef(0);
  const [progress, setProgress] = useState<number | null>(null);
  const { solveWork } = useServices();

  const another = async (why?: string) => {
    setCaptcha(null);
    setFailure(undefined);
    setError(why);
    const made = await make();
    if ('message' in made) setFailure(made.message);
    else {
      done.current = 0;
      work.current = solveWork(made.work, (part) => {
        done.current = part;
        setProgress((shown) => (shown === null ? null : part));
      });
      setCaptcha(made);
    }
  };
  const end = (isSolved: boolean) => {
    setIsOpen(false);
    setCaptcha(null);
    waiting.current?.(isSolved);
    waiting.current = null;
  };
  const answer = async (code: string) => {
    // There was no picture to answer for: another try.
    if (!captcha) return another();
    // Two presses are one answer.
    if (isChecking.current) return;
    isChecking.current = true;
    setProgress(done.current);
    const solution = await work.current;
    setProgress(null);
    const failed = await check(captcha.captchaId, code, solution);
    isChecking.current = false;
    // A captcha is good for one check: after a wrong one there is another.
    if (failed) await another(failed.message);
    else end(true);
  };

  return {
    solve() {
      waiting.current?.(false);
      setIsOpen(true);
      void another();
      return new Promise((resolve) => (waiting.current = resolve));
    },
    dialog: isOpen && (
      <CaptchaDialog
        captcha={captcha}
        failure={failure}
        error={error}
        before={before}
        progress={progress}
        onAnswer={answer}
        onAnother={() => void another()}
        onClose={() => end(false)}
      />
    ),
  };
}
