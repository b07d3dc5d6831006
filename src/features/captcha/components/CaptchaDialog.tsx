import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import controls from '../../../forms/components/controls.module.css';
import form from '../../../forms/form.module.css';
import type { Work } from '@/rules/work';
import { LightField } from '@/forms/LightField';
import { Dialog } from '@/ui/Dialog';
import { captchaMessages as messages } from '../messages';
import styles from './CaptchaDialog.module.css';

export interface ShownCaptcha {
  captchaId: string;
  /** A `data:` address. */
  image: string;
  audioUrl: string;
  /** What the browser does before the answer is sent. */
  work: Work;
}

export type CaptchaPurpose = 'code' | 'form';

interface CaptchaDialogProps {
  /** Null while one is fetched, and when it did not come. */
  captcha: ShownCaptcha | null;
  /** Why it did not come. */
  failure?: string;
  /** What was wrong with the answer. */
  error?: string;
  /** What is sent once it is solved: a message with a code, or what the reader filled in. */
  before: CaptchaPurpose;
  /** The part of the browser's work that is done, while the answer waits for it. */
  progress: number | null;
  onAnswer: (code: string) => Promise<void>;
  onAnother: () => void;
  onClose: () => void;
}

const LENGTH = 5;

/** Five digits to be read or heard, over the page; all of it works with the keyboard. */
export function CaptchaDialog({
  captcha,
  failure,
  error,
  before,
  progress,
  onAnswer,
  onAnother,
  onClose,
}: CaptchaDialogProps) {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isHeard, setIsHeard] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const id = captcha?.captchaId;
  // Each captcha begins with an empty field, and the reader in it.
  useEffect(() => {
    setCode('');
    setIsMissing(false);
    setIsHeard(false);
    input.current?.focus();
  }, [id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const digits = code.replace(/\s/g, '');
    setIsMissing(digits.length !== LENGTH);
    if (digits.length === LENGTH) void onAnswer(digits);
    else input.current?.focus();
  };
  return (
    <Dialog open title={formatMessage(before === 'form' ? messages.formTitle : messages.title)} onClose={onClose}>
      <p className={styles.intro}>{formatMessage(before === 'form' ? messages.formIntro : messages.intro)}</p>
      <form className={form.form} noValidate onSubmit={submit} aria-busy={!captcha && failure === undefined}>
        <div className={styles.picture}>
          {captcha ? (
            <img src={captcha.image} width={240} height={80} alt={formatMessage(messages.picture)} />
          ) : (
            <p role="status">{failure ?? formatMessage(messages.loading)}</p>
          )}
        </div>
        <div className={styles.ways}>
          <button className={controls.quiet} type="button" onClick={() => setIsHeard(true)}>
            {formatMessage(messages.listen)}
          </button>
          <button className={controls.quiet} type="button" onClick={onAnother}>
            {formatMessage(messages.another)}
          </button>
        </div>
        {isHeard && captcha && (
          <audio
            className={styles.spoken}
            src={captcha.audioUrl}
            controls
            autoPlay
            aria-label={formatMessage(messages.spoken)}
          />
        )}
        <LightField
          label={formatMessage(messages.digits)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={LENGTH + 4}
          required
          value={code}
          onChange={setCode}
          error={isMissing ? formatMessage(messages.missing) : error}
          inputRef={(element) => void (input.current = element)}
        />
        <p role="status">
          {progress !== null && formatMessage(messages.working, { part: Math.floor(progress * 100) })}
        </p>
        <div className={form.actions}>
          <button className={form.submit} type="submit">
            {formatMessage(messages.send)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
