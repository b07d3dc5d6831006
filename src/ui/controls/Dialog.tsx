import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from './Icon';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** In pixels; a narrower window limits it. */
  width?: number;
  children: ReactNode;
}

/**
 * A modal dialog. The native element handles focus, Escape and the backdrop. Focus starts at its title unless its
 * content takes it: on the first button, the second click of a double click would close the dialog again.
 */
export function Dialog({ open, title, onClose, width = 560, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { formatMessage } = useIntl();
  const isShown = useRef(false);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    isShown.current = true;
    dialog.showModal();
    heading.current?.focus();
    return () => {
      // Closed before it is removed: only then the browser returns the focus to where it was.
      isShown.current = false;
      dialog.close();
    };
  }, [open]);
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      style={{ width: `min(${width}px, 100% - 32px)` }}
      aria-labelledby={titleId}
      onClose={() => isShown.current && onClose()}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={formatMessage({ id: 'ui.close' })} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
