import { useRef, type ReactNode } from 'react';
import { drawnOnce } from '@/ui/drawnOnce';
import { HeaderNarrow, NarrowLanguages } from './HeaderNarrow';
import { HeaderWide, WideLanguages, type HeaderProps } from './HeaderWide';
import { placeIn } from './menu';
import type { ShellData } from './types';
import { useOutOfView } from '@/ui/useOutOfView';
import styles from './Header.module.css';

interface BothProps extends Omit<HeaderProps, 'languages'> {
  wideLanguages: ReactNode;
  narrowLanguages: ReactNode;
}

/** The same on every page that stands at the same place in the menu, but for the addresses of other languages. */
const Both = drawnOnce(
  function Both({ wideLanguages, narrowLanguages, ...props }: BothProps) {
    const mark = useRef<HTMLSpanElement>(null);
    const fixed = useOutOfView(mark);
    return (
      <>
        <span ref={mark} className={styles.mark} aria-hidden="true" />
        <header className={styles.header} data-fixed={fixed || undefined} data-no-print>
          <div className={styles.wide}>
            <HeaderWide {...props} languages={wideLanguages} />
          </div>
          <div className={styles.narrow}>
            <HeaderNarrow {...props} languages={narrowLanguages} />
          </div>
        </header>
      </>
    );
  },
  ['wideLanguages', 'narrowLanguages'],
);

/** Both headers stand in the page and style sheets choose: a cached page knows no device. Fixed, with a hairline, after 100 px. */
export function Header(props: ShellData & Pick<HeaderProps, 'hideAction' | 'onAdmission'>) {
  const { locale, path, query, origins, menu } = props;
  const { active, current } = placeIn(menu, path);
  return (
    <Both
      locale={locale}
      edition={props.edition}
      menu={menu}
      active={active}
      current={current}
      hotKeywords={props.hotKeywords}
      days={props.days}
      registrationOpen={props.registrationOpen}
      isRegistered={props.isRegistered}
      hideAction={props.hideAction}
      onSearch={props.onSearch}
      suggest={props.suggest}
      onAdmission={props.onAdmission}
      wideLanguages={<WideLanguages locale={locale} path={path} query={query} origins={origins} />}
      narrowLanguages={<NarrowLanguages locale={locale} path={path} query={query} origins={origins} />}
    />
  );
}
