import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newsletterEmail } from '@/rules/validators/email';
import { Icon } from '@/ui/controls/Icon';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import styles from './NewsletterForm.module.css';

interface NewsletterFormProps {
  /** Sends the address and navigates to the success page; a rejection is shown below the field. */
  onSubscribe: (email: string) => Promise<void>;
  /** Shown to users without JavaScript. */
  contact: string;
}

/** Id of the field; the ids of its help and error derive from it. */
const FIELD = 'newsletter-email';

type Problem = 'emailError' | 'failed' | null;

/** An empty field does nothing; an invalid address shows an error next to the field; the input stays. */
export function NewsletterForm({ onSubscribe, contact }: NewsletterFormProps) {
  const { formatMessage } = useIntl();
  const [problem, setProblem] = useState<Problem>(null);
  const [isPending, run] = useAsyncAction();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = field.current?.value.trim() ?? '';
    if (!address || isPending) return;
    if (newsletterEmail(address)) {
      setProblem('emailError');
      field.current?.focus();
      return;
    }
    setProblem(null);
    void run(() => onSubscribe(address).catch(() => setProblem('failed')));
  };
  return (
    // Outside a dialog, `method="dialog"` submits nothing: without JavaScript no e-mail address ends up in a URL.
    <form
      id="newsletter"
      aria-label={formatMessage({ id: 'footer.newsletter' })}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={submit}
    >
      <label htmlFor={FIELD} className={styles.label}>
        {formatMessage({ id: 'footer.newsletter' })}
      </label>
      <p id={`${FIELD}-help`} className={styles.help}>
        {formatMessage({ id: 'footer.newsletterText' })}
      </p>
      <p id={`${FIELD}-error`} className={styles.error} role="alert">
        {problem && (
          <>
            <Icon name="alert" size={18} />
            {formatMessage({ id: `footer.${problem}` })}
          </>
        )}
      </p>
      <div className={styles.box} data-invalid={problem === 'emailError' || undefined}>
        <input
          ref={field}
          id={FIELD}
          className={styles.field}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          placeholder={formatMessage({ id: 'footer.email' })}
          aria-describedby={`${FIELD}-help ${FIELD}-error`}
          aria-invalid={problem === 'emailError' || undefined}
        />
        <button type="submit" className={styles.button} aria-disabled={isPending || undefined}>
          {formatMessage({ id: 'footer.subscribe' })}
        </button>
      </div>
      <noscript>
        <p className={styles.help}>
          <FormattedMessage id="footer.withoutScript" values={{ email: contact }} />
        </p>
      </noscript>
    </form>
  );
}
