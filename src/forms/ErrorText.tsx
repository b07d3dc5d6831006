import { useIntl } from 'react-intl';
import styles from './form.module.css';

/** An error above its field: icon and text, so that it does not depend on colour. */
export function ErrorText({ id, children }: { id: string; children: string }) {
  const intl = useIntl();
  return (
    <p className={styles.error} id={id}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M12 3.5 22 20.5H2Z" strokeLinejoin="round" />
        <path d="M12 10v5M12 17.8v.1" />
      </svg>
      <span>
        <span className={styles.hidden}>{intl.formatMessage({ id: 'form.error' })} </span>
        {children}
      </span>
    </p>
  );
}
