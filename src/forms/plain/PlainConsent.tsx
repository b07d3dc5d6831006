import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import controls from '@/forms/components/controls.module.css';
import { ErrorText } from '@/forms/ErrorText';
import styles from '@/forms/form.module.css';

interface PlainConsentProps {
  id: string;
  checked: boolean;
  error?: string | undefined;
  onChange: (checked: boolean) => void;
  /** The consent text; its `<link>` leads to the privacy policy. */
  message: MessageDescriptor;
  privacyHref: string;
}

/** A consent with its error, for pages that don't load Formily. */
export const PlainConsent = ({ id, checked, error, onChange, message, privacyHref }: PlainConsentProps) => (
  <div className={styles.item} data-error={error !== undefined}>
    {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    <label className={controls.consent} htmlFor={id}>
      <input
        className={controls.box}
        type="checkbox"
        id={id}
        checked={checked}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={controls.consentText}>
        <FormattedMessage
          {...message}
          values={{
            link: (text: ReactNode) => (
              <a key="link" href={privacyHref} target="_blank" rel="noopener">
                {text}
              </a>
            ),
          }}
        />
      </span>
    </label>
  </div>
);
