import { useRef } from 'react';
import { HeaderNarrow } from './HeaderNarrow';
import { HeaderWide } from './HeaderWide';
import type { ShellData } from './types';
import { useOutOfView } from './useOutOfView';
import styles from './Header.module.css';

/** Both headers stand in the page and style sheets choose: a cached page knows no device. Fixed, with a hairline, after 100 px. */
export function Header(props: ShellData & { hideAction?: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  const fixed = useOutOfView(mark);
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <header className={styles.header} data-fixed={fixed || undefined} data-no-print>
        <div className={styles.wide}>
          <HeaderWide {...props} />
        </div>
        <div className={styles.narrow}>
          <HeaderNarrow {...props} />
        </div>
      </header>
    </>
  );
}
