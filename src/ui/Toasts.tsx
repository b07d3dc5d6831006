import { useIntl } from 'react-intl';
import { classes } from './classes';
import { Icon } from './Icon';
import { uiMessages } from './messages';
import styles from './Toasts.module.css';

interface ToastsProps {
  toasts: readonly { id: number; kind: 'error' | 'success'; text: string }[];
  onDismiss: (id: number) => void;
}

/** Texts above the page, 60 px from the top. The region stands in the page before its first text, so that every one is read aloud. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.toasts} role="status" aria-live="polite" data-no-print>
      {toasts.map(({ id, kind, text }) => (
        <p key={id} className={classes(styles.toast, styles[kind])}>
          <Icon name={kind === 'error' ? 'alert' : 'check'} />
          <span>{text}</span>
          <button
            type="button"
            className={styles.close}
            aria-label={formatMessage(uiMessages.close)}
            onClick={() => onDismiss(id)}
          >
            <Icon name="close" size={18} />
          </button>
        </p>
      ))}
    </div>
  );
}
