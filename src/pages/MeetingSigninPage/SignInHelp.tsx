import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Panel } from '@/ui/layout/Layout';
import styles from './SignIn.module.css';

/** Help at the entrance, with the staff section below it. */
export function SignInHelp({ children }: { children?: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Panel as="section" className={styles.help} aria-labelledby="signin-help">
        <h2 id="signin-help" className={styles.helpTitle}>
          {formatMessage({ id: 'signin.helpTitle' })}
        </h2>
        <p>{formatMessage({ id: 'signin.helpCode' })}</p>
        <p>{formatMessage({ id: 'signin.helpOffline' })}</p>
      </Panel>
      {children}
    </>
  );
}
