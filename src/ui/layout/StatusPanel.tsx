import type { ReactNode } from 'react';
import styles from './StatusPanel.module.css';

interface StatusPanelProps {
  title: string;
  text: string;
  /** What went wrong with the last try. */
  error?: string;
  /** What can be done next. */
  children?: ReactNode;
}

/** A page that says one thing: what it is, what happened, what to do. */
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
