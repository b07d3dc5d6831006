import { useRef } from 'react';
import { HeaderNarrow, NarrowLanguages } from './HeaderNarrow';
import { HeaderWide, WideLanguages, type HeaderProps } from './HeaderWide';
import { placeIn } from './menu';
import type { ShellData } from './types';
import { useOutOfView } from '@/ui/hooks/inView';
import styles from './Header.module.css';

/**
 * Both headers are in the HTML and CSS shows one, because a cached page fits every device. Fixed, with a hairline,
 * after 100 px.
 */
export function Header({ path, query, ...props }: ShellData & Pick<HeaderProps, 'hideAction' | 'onAdmission'>) {
  const { locale, origins, menu } = props;
  const mark = useRef<HTMLSpanElement>(null);
  const fixed = useOutOfView(mark);
  const address = { locale, path, query, origins };
  const place = placeIn(menu, path);
  return (
    <>
      <span ref={mark} className={styles.mark} aria-hidden="true" />
      <header className={styles.header} data-fixed={fixed || undefined} data-no-print>
        <div className={styles.wide}>
          <HeaderWide {...props} {...place} languages={<WideLanguages {...address} />} />
        </div>
        <div className={styles.narrow}>
          <HeaderNarrow {...props} {...place} languages={<NarrowLanguages {...address} />} />
        </div>
      </header>
    </>
  );
}
