import type { ReactNode } from 'react';
import styles from './StatusPanel.module.css';

interface StatusPanelProps {
  title: string;
  text: string;
  /** The error of the last attempt. */
  error?: string;
  /** The next steps. */
  children?: ReactNode;
}

/** A page with a single message: title, explanation, and actions. */
export const StatusPanel = ({ title, text, error, children }: StatusPanelProps) => (
  <div className={styles.panel}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text} role="status">
      {text}
    </p>
    {error && (
      <p className={styles.error} role="alert">
        {error}
      </p>
    )}
    {children}
  </div>
);
