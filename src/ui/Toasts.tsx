import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classes } from './classes';
import { Icon } from './Icon';
import { uiMessages } from './messages';
import styles from './Toasts.module.css';

type Kind = 'error' | 'success';

interface ToastsProps {
  toasts: readonly { id: number; kind: Kind; text: string }[];
  onDismiss: (id: number) => void;
  /** Toasts that come and go by themselves. */
  children?: ReactNode;
}

interface ToastProps {
  kind: Kind;
  text: string;
  /** Its button. */
  children?: ReactNode;
}

/** A text above the page. */
export const Toast = ({ kind, text, children }: ToastProps) => (
  <p className={classes(styles.toast, styles[kind])}>
    <Icon name={kind === 'error' ? 'alert' : 'check'} />
    <span>{text}</span>
    {children}
  </p>
);

/** Texts above the page, 60 px from the top. The region stands in the page before its first text, so that every one is read aloud. */
export function Toasts({ toasts, onDismiss, children }: ToastsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.toasts} role="status" aria-live="polite" data-no-print>
      {children}
      {toasts.map(({ id, kind, text }) => (
        <Toast key={id} kind={kind} text={text}>
          <button
            type="button"
            className={styles.close}
            aria-label={formatMessage(uiMessages.close)}
            onClick={() => onDismiss(id)}
          >
            <Icon name="close" size={18} />
          </button>
        </Toast>
      ))}
    </div>
  );
}
