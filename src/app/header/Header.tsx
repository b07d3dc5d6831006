import { useRef } from 'react';
import { HeaderNarrow, NarrowLanguages } from './HeaderNarrow';
import { HeaderWide, WideLanguages, type HeaderProps } from './HeaderWide';
import { locateInMenu } from './menu';
import type { ShellData } from './types';
import { useOutOfView } from '@/ui/hooks/inView';
import styles from './Header.module.css';

/**
 * Both headers are in the HTML and CSS shows one, because a cached page fits every device. Fixed, with a hairline,
 * after 100 px.
 */
export function Header({ path, query, ...props }: ShellData & Pick<HeaderProps, 'hideAction' | 'onAdmission'>) {
  const { locale, origins, menu } = props;
  const sentinel = useRef<HTMLSpanElement>(null);
  const isFixed = useOutOfView(sentinel);
  const address = { locale, path, query, origins };
  const menuPosition = locateInMenu(menu, path);
  return (
    <>
      <span ref={sentinel} className={styles.sentinel} aria-hidden="true" />
      <header className={styles.header} data-fixed={isFixed || undefined} data-no-print>
        <div className={styles.wide}>
          <HeaderWide {...props} {...menuPosition} languages={<WideLanguages {...address} />} />
        </div>
        <div className={styles.narrow}>
          <HeaderNarrow {...props} {...menuPosition} languages={<NarrowLanguages {...address} />} />
        </div>
      </header>
    </>
  );
}
