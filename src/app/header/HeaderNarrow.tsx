import { type CSSProperties, memo, type MouseEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MenuItem } from '@/api';
import { boothHref, visitAction } from '@/features/home/visitAction';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import type { IconName } from '@/ui/controls/icons';
import { useModal } from '@/ui/controls/useModal';
import { headerLocales, LanguageItems } from './LanguageItems';
import { Logo } from './Logo';
import type { HeaderProps } from './HeaderWide';
import { columnsOf, hasChildren, pathInItem } from './menu';
import { MenuLink, MenuTags } from './MenuLink';
import { SearchForm } from './SearchForm';
import type { MenuPosition, PageAddress } from './types';
import styles from './HeaderNarrow.module.css';

interface SheetProps {
  name: string;
  icon: IconName;
  children: React.ReactNode;
}

/**
 * A full sheet below its button. A details element opens without JavaScript; with JavaScript the page below is inert.
 */
function Sheet({ name, icon, children }: SheetProps) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The header's offset from the top of the window: the demo banner pushes it down.
  const [top, setTop] = useState(0);
  useModal(element, isOpen);
  const close = () => {
    element.current?.removeAttribute('open');
    setOpen(false);
  };
  return (
    <details
      ref={element}
      className={styles.sheet}
      // Toggle events of nested details elements also arrive here.
      onToggle={(event) => {
        if (event.target !== element.current) return;
        setOpen(element.current.open);
        setTop(Math.max(0, element.current.closest('header')?.getBoundingClientRect().top ?? 0));
        if (element.current.open) element.current.querySelector('input')?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        element.current?.querySelector('summary')?.focus();
      }}
      // Links and controls that open over the page close the sheet; controls within it do not.
      onClick={(event: MouseEvent) => (event.target as Element).closest('a, [data-closes]') && close()}
    >
      <summary className={styles.button}>
        <span className="visually-hidden">{name}</span>
        <span className={styles.whenClosed}>
          <Icon name={icon} size={24} />
        </span>
        <span className={styles.whenOpen}>
          <Icon name="close" size={24} />
        </span>
      </summary>
      <div className={styles.content} style={{ '--header-top': `${top}px` } as CSSProperties}>
        {children}
      </div>
    </details>
  );
}

interface GroupProps {
  item: MenuItem;
  open: boolean;
  /** The page's path when a link of the menu leads there. */
  current: string | null;
}

/** The links of one item, below its name. */
const Group = memo(function Group({ item, open, current }: GroupProps) {
  return (
    // A shared name: opening one closes the other, without JavaScript.
    <details name="menu" className={styles.group} open={open || undefined}>
      <summary className={styles.groupName}>
        <span>{item.name}</span>
        <MenuTags item={item} />
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.links}>
        {columnsOf(item).flatMap(({ items }) =>
          items.map((child) => (
            <li key={child.name}>
              <MenuLink item={child} className={styles.link} current={child.path === current} />
            </li>
          )),
        )}
      </ul>
    </details>
  );
});

/** Memoised: renders again only for another page. */
const Groups = memo(function Groups({ menu, active, current }: Pick<HeaderProps, 'menu'> & MenuPosition) {
  return menu.map((item, index) =>
    hasChildren(item) ? (
      <Group key={item.name} item={item} open={index === Math.max(active, 0)} current={pathInItem(item, current)} />
    ) : (
      <MenuLink
        key={item.name}
        item={item}
        className={classes(styles.group, styles.groupName)}
        current={item.path === current}
      />
    ),
  );
});

/** The entries of the language list. */
export const NarrowLanguages = ({ locale, path, query, origins }: PageAddress) => (
  <LanguageItems
    locales={headerLocales(locale)}
    locale={locale}
    path={path}
    query={query}
    origins={origins}
    className={buttonClass('quiet', 'small')}
    currentClassName={buttonClass('secondary', 'small')}
  />
);

/** The header below 1280 px: 64 px with logo, search and menu; search and menu open as full sheets. */
export function HeaderNarrow(props: HeaderProps) {
  const { locale, edition, menu, active, current, languages, hotKeywords, onSearch, suggest } = props;
  const { formatMessage } = useIntl();
  const action = visitAction(edition.phase, locale, props);
  return (
    <div className={styles.narrow}>
      <Logo edition={edition} small />
      <div className={styles.buttons}>
        <Sheet name={formatMessage({ id: 'shell.search' })} icon="search">
          <SearchForm id="search-narrow" hotKeywords={hotKeywords} onSearch={onSearch} suggest={suggest} />
        </Sheet>
        <Sheet name={formatMessage({ id: 'shell.menu' })} icon="menu">
          <ul className={styles.languages} aria-label={formatMessage({ id: 'shell.languages' })}>
            {languages}
          </ul>
          <nav aria-label={formatMessage({ id: 'shell.mainMenu' })}>
            <Groups menu={menu} active={active} current={current} />
          </nav>
          <Anchor className={styles.login} href={paths.my.href({ lang: locale })}>
            <FormattedMessage id="footer.myRegistration" />
          </Anchor>
          <button type="button" data-closes className={styles.login} onClick={props.onAdmission}>
            <FormattedMessage id="admission.open" />
          </button>
          <a className={styles.login} href={edition.exhibitorLoginUrl}>
            <FormattedMessage id="shell.exhibitorLogin" />
            <Icon name="external" size={16} />
          </a>
          <div className={styles.actions}>
            <Anchor href={boothHref(locale)} className={buttonClass('quiet')}>
              <FormattedMessage id="shell.boothReservation" />
            </Anchor>
            <Anchor href={action.href} className={buttonClass('main')}>
              <FormattedMessage {...action.text} />
            </Anchor>
          </div>
        </Sheet>
      </div>
    </div>
  );
}
