import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { buttonClass } from '@/ui/Button';
import { useOutOfView } from '@/ui/useOutOfView';
import styles from './VisitBar.module.css';

/** The Chinese landing pages' fixed bar, after 10 px of scrolling (section 2); before the script has come it stands at the end of the page. */
export function VisitBar({ href }: { href: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  const scrolled = useOutOfView(mark);
  const { formatMessage } = useIntl();
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <div className={styles.bar} data-fixed={scrolled || undefined} data-no-print>
        {/* Another document: a form. */}
        <a href={href} className={buttonClass('main', 'large', styles.action)}>
          {formatMessage({ id: 'shell.visitPermit' })}
        </a>
      </div>
    </>
  );
}
