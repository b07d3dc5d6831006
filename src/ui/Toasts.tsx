import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classes } from './classes';
import { Icon } from './Icon';
import styles from './Toasts.module.css';

type Kind = 'error' | 'success';

interface ToastsProps {
  toasts: readonly { id: number; kind: Kind; text: string }[];
  onDismiss: (id: number) => void;
  /** Toasts that come and go by themselves. */
  children?: ReactNode;
}

/** The looks of a text above the page. */
export const toastClass = (kind: Kind): string => classes(styles.toast, styles[kind]);

/** Texts above the page, 60 px from the top. The region stands in the page before its first text, so that every one is read aloud. */
export function Toasts({ toasts, onDismiss, children }: ToastsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.toasts} role="status" aria-live="polite" data-no-print>
      {children}
      {toasts.map(({ id, kind, text }) => (
        <p key={id} className={toastClass(kind)}>
          <Icon name={kind === 'error' ? 'alert' : 'check'} />
          <span>{text}</span>
          <button
            type="button"
            className={styles.close}
            aria-label={formatMessage({ id: 'ui.close' })}
            onClick={() => onDismiss(id)}
          >
            <Icon name="close" size={18} />
          </button>
        </p>
      ))}
    </div>
  );
}
