import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from './Icon';
import styles from './Dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** In pixels; a narrower window takes what it has. */
  width?: number;
  children: ReactNode;
}

/**
 * A question or picture over the page. The native element keeps focus, Escape and the ground behind it. It begins at its title, unless what stands
 * in it takes the focus: at its first button the second press of two would close what the first has opened.
 */
export function Dialog({ open, title, onClose, width = 560, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const { formatMessage } = useIntl();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      heading.current?.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      style={{ width: `min(${width}px, 100% - 32px)` }}
      aria-labelledby={titleId}
      onClose={onClose}
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
