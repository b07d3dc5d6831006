import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { signInMessages } from '@/features/meeting/signin/messages';
import styles from './SignIn.module.css';

/** What helps at the door, and below it what only the staff needs. */
export function Help({ children }: { children?: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <section className={styles.help} aria-labelledby="signin-help">
        <h2 id="signin-help" className={styles.helpTitle}>
          {formatMessage(signInMessages.helpTitle)}
        </h2>
        <p>{formatMessage(signInMessages.helpCode)}</p>
        <p>{formatMessage(signInMessages.helpNobody)}</p>
      </section>
      {children}
    </>
  );
}
