import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { scrollSmoothly } from '@/ui/scrollSmoothly';
import { useOutOfView } from '@/ui/useOutOfView';
import styles from './BackToTop.module.css';

/** After 400 px of scrolling; a link, so that it also works before the script has arrived. The right bar has its own on the desktop. */
export const BackToTop = memo(function BackToTop({ always = false }: { always?: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  const shown = useOutOfView(mark);
  const { formatMessage } = useIntl();
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <a
        href="#top"
        onClick={scrollSmoothly}
        className={styles.button}
        data-always={always || undefined}
        hidden={!shown}
        aria-label={formatMessage({ id: 'shell.backToTop' })}
        data-no-print
      >
        <Icon name="up" size={22} />
      </a>
    </>
  );
});
