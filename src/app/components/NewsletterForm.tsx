import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { newsletterEmail } from '@/rules/validators/email';
import { Icon } from '@/ui/controls/Icon';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import styles from './NewsletterForm.module.css';

interface NewsletterFormProps {
  /** Sends the address and goes on to the page of success; a rejection is said below the field. */
  onSubscribe: (email: string) => Promise<void>;
  /** For readers without script. */
  contact: string;
}

/** Of the field; its help and its error are named after it. */
const FIELD = 'newsletter-email';

type Problem = 'emailError' | 'failed' | null;

/** Empty does nothing; a wrong address is an error beside the field; what was typed stays. */
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
    // Outside of a dialog this method sends nothing: without script no address ends up in a URL.
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
