import type { ReactNode } from 'react';
import styles from './NewsletterPanel.module.css';

interface NewsletterPanelProps {
  title: string;
  text: string;
  /** What went wrong with the last try. */
  error?: string;
  /** What can be done next. */
  children?: ReactNode;
}

/** One thing about the newsletter: what it is, what happened, what to do. */
export const NewsletterPanel = ({ title, text, error, children }: NewsletterPanelProps) => (
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
