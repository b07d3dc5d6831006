import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PlainField } from '@/forms/plain/PlainField';
import type { ProofOfWork } from '@/rules/proofOfWork';
import { useServices } from '@/state/ServicesContext';
import { Dialog } from '@/ui/controls/Dialog';
import { Stack } from '@/ui/layout/Layout';
import controls from '../../forms/components/controls.module.css';
import form from '../../forms/form.module.css';
import styles from './CaptchaDialog.module.css';

interface LoadedCaptcha {
  captchaId: string;
  /** A `data:` URL. */
  image: string;
  audioUrl: string;
  /** Proof of work that the browser does before the answer is sent. */
  work: ProofOfWork;
}

type CaptchaPurpose = 'code' | 'form';

interface CaptchaDialogProps {
  /** Null while one is loading, and when loading failed. */
  captcha: LoadedCaptcha | null;
  /** Why loading failed. */
  failure?: string;
  /** The error of the last answer. */
  error?: string;
  /** What the captcha protects: a message with a code, or a form. */
  purpose: CaptchaPurpose;
  /** Progress of the proof of work while an answer waits for it; null otherwise. */
  progress: number | null;
  onAnswer: (code: string) => Promise<void>;
  onRenew: () => void;
  onClose: () => void;
}

const DIGIT_COUNT = 5;

/** A dialog with five digits to read or hear; fully usable by keyboard. */
function CaptchaDialog({ captcha, failure, error, purpose, progress, onAnswer, onRenew, onClose }: CaptchaDialogProps) {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isAudioShown, setIsHeard] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const id = captcha?.captchaId;
  // Each new captcha clears and focuses the field.
  useEffect(() => {
    setCode('');
    setIsMissing(false);
    setIsHeard(false);
    input.current?.focus();
  }, [id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replace(/\s/g, '');
    setIsMissing(digits.length !== DIGIT_COUNT);
    if (digits.length === DIGIT_COUNT) void onAnswer(digits);
    else input.current?.focus();
  };
  return (
    <Dialog
      open
      title={formatMessage(purpose === 'form' ? { id: 'captcha.formTitle' } : { id: 'captcha.title' })}
      onClose={onClose}
    >
      <p className={styles.intro}>
        {formatMessage(purpose === 'form' ? { id: 'captcha.formIntro' } : { id: 'captcha.intro' })}
      </p>
      <form className={form.form} noValidate onSubmit={submit} aria-busy={!captcha && failure === undefined}>
        <div className={styles.picture}>
          {captcha ? (
            <img src={captcha.image} width={240} height={80} alt={formatMessage({ id: 'captcha.picture' })} />
          ) : (
            <p role="status">{failure ?? formatMessage({ id: 'captcha.loading' })}</p>
          )}
        </div>
        <Stack inRow gap={2} className={styles.ways}>
          <button className={controls.quiet} type="button" onClick={() => setIsHeard(true)}>
            {formatMessage({ id: 'captcha.listen' })}
          </button>
          <button className={controls.quiet} type="button" onClick={onRenew}>
            {formatMessage({ id: 'captcha.another' })}
          </button>
        </Stack>
        {isAudioShown && captcha && (
          <audio
            className={styles.spoken}
            src={captcha.audioUrl}
            controls
            autoPlay
            aria-label={formatMessage({ id: 'captcha.spoken' })}
          />
        )}
        <PlainField
          label={formatMessage({ id: 'captcha.digits' })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={DIGIT_COUNT + 4}
          required
          value={code}
          onChange={setCode}
          error={isMissing ? formatMessage({ id: 'captcha.missing' }) : error}
          inputRef={(element) => void (input.current = element)}
        />
        <p role="status">
          {progress !== null && formatMessage({ id: 'captcha.working' }, { part: Math.floor(progress * 100) })}
        </p>
        <div className={form.actions}>
          <button className={form.submit} type="submit">
            {formatMessage({ id: 'captcha.send' })}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The captcha endpoints. A failure has a localised message. */
export interface CaptchaCalls {
  make(): Promise<LoadedCaptcha | { message: string }>;
  check(captchaId: string, code: string, work: number[]): Promise<{ message: string } | null>;
}

interface CaptchaControl {
  /** Shows the captcha; resolves with whether it was solved, false when the user cancelled. */
  solve(): Promise<boolean>;
  /** Render it outside forms. */
  dialog: ReactNode;
}

/** The captcha before a message or form is sent. */
export function useCaptcha({ make, check }: CaptchaCalls, purpose: CaptchaPurpose = 'code'): CaptchaControl {
  const [isOpen, setIsOpen] = useState(false);
  const [captcha, setCaptcha] = useState<LoadedCaptcha | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const [error, setError] = useState<string | undefined>();
  const resolveRef = useRef<((isSolved: boolean) => void) | null>(null);
  const isChecking = useRef(false);
  // Starts as soon as the picture is loaded, so that it is mostly done when the digits are typed.
  const work = useRef<Promise<number[]>>(Promise.resolve([]));
  const progressRef = useRef(0);
  const [progress, setProgress] = useState<number | null>(null);
  const { solveWork } = useServices();

  const renew = async (errorText?: string) => {
    setCaptcha(null);
    setFailure(undefined);
    setError(errorText);
    const loaded = await make();
    if ('message' in loaded) setFailure(loaded.message);
    else {
      progressRef.current = 0;
      work.current = solveWork(loaded.work, (part) => {
        progressRef.current = part;
        setProgress((current) => (current === null ? null : part));
      });
      setCaptcha(loaded);
    }
  };
  const close = (isSolved: boolean) => {
    setIsOpen(false);
    setCaptcha(null);
    resolveRef.current?.(isSolved);
    resolveRef.current = null;
  };
  const submitAnswer = async (code: string) => {
    // Loading failed: the button tries again.
    if (!captcha) return renew();
    // Ignores a second click while the answer is being checked.
    if (isChecking.current) return;
    isChecking.current = true;
    setProgress(progressRef.current);
    const solution = await work.current;
    setProgress(null);
    const failedCheck = await check(captcha.captchaId, code, solution);
    isChecking.current = false;
    // A captcha is valid for one check: a wrong answer loads another.
    if (failedCheck) await renew(failedCheck.message);
    else close(true);
  };

  return {
    solve() {
      resolveRef.current?.(false);
      setIsOpen(true);
      void renew();
      return new Promise((resolve) => (resolveRef.current = resolve));
    },
    dialog: isOpen && (
      <CaptchaDialog
        captcha={captcha}
        failure={failure}
        error={error}
        purpose={purpose}
        progress={progress}
        onAnswer={submitAnswer}
        onRenew={() => void renew()}
        onClose={() => close(false)}
      />
    ),
  };
}
