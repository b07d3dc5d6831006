import { type ReactNode, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isChinese } from '@/i18n/locales';
import { visitAction } from '@/features/home/visitAction';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import type { MenuItem } from '@/api';
import { headerLocales, LanguageItems } from './LanguageItems';
import { Logo } from './Logo';
import { hasChildren, pathInItem, columnsOf, iconOf } from './menu';
import { MenuTags, MenuLink } from './MenuLink';
import { SearchForm } from './SearchForm';
import type { MenuPosition, PageAddress, ShellContent } from './types';
import { useMenu } from './useMenu';
import styles from './HeaderWide.module.css';

function Picture({ picture }: { picture: MenuItem['images'][number] }) {
  const content = (
    <>
      <img src={picture.path} alt={picture.alt} width={288} height={171} loading="lazy" className={styles.image} />
      {picture.title && (
        <span className={styles.caption}>
          <span className={styles.pictureTitle}>{picture.title}</span>
          {picture.text && <span className={styles.pictureText}>{picture.text}</span>}
        </span>
      )}
    </>
  );
  if (!picture.link) return <figure className={styles.picture}>{content}</figure>;
  return (
    <Anchor href={picture.link} className={styles.picture}>
      {content}
    </Anchor>
  );
}

interface MenuPanelProps {
  item: MenuItem;
  /** The page's path, when it belongs to the item. */
  current: string | null;
}

/**
 * The panel of an open item: columns of links, pictures, a bar with buttons. Memoised, because together the panels
 * have a page's worth of links.
 */
const MenuPanel = memo(function MenuPanel({ item, current }: MenuPanelProps) {
  const { images, buttons } = item;
  const remark = buttons.find((button) => button.remark)?.remark;
  return (
    <>
      <div className={styles.inner}>
        {columnsOf(item).map(({ title, items }, index) => (
          <div key={index} className={styles.column}>
            {title && <p className={styles.heading}>{title}</p>}
            <ul>
              {items.map((child) => (
                <li key={child.name}>
                  <MenuLink item={child} className={styles.link} current={child.path === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {images.length > 0 && (
          <div className={styles.pictures}>
            {images.slice(0, 2).map((picture) => (
              <Picture key={picture.path} picture={picture} />
            ))}
          </div>
        )}
      </div>
      {buttons.length > 0 && (
        <div className={styles.bar}>
          <div className={styles.barInner}>
            {buttons.map(({ name, path: href, iconUrl }, index) => {
              const icon = iconOf(iconUrl);
              return (
                <Anchor key={href} href={href} className={buttonClass(index === 0 ? 'secondary' : 'quiet', 'small')}>
                  {icon && <Icon name={icon} size={18} />}
                  {name}
                </Anchor>
              );
            })}
            {remark && <p className={styles.remark}>{remark}</p>}
          </div>
        </div>
      )}
    </>
  );
});

/** The entries of the language list. */
export const WideLanguages = ({ locale, path, query, origins }: PageAddress) => (
  <LanguageItems
    locales={headerLocales(locale)}
    locale={locale}
    path={path}
    query={query}
    origins={origins}
    isShort
    className={styles.language}
  />
);

export interface HeaderProps extends ShellContent, MenuPosition {
  /** The page has a red action of its own. */
  hideAction?: boolean;
  languages: ReactNode;
  /** Opens the admission notice. */
  onAdmission: () => void;
}

/** The utility line: dates, place, days to go, exhibitor login, languages. */
function UtilityBar({ locale, edition, days, languages }: HeaderProps) {
  return (
    <div className={styles.utility}>
      <div className={styles.utilityInner}>
        <p>
          <strong>{edition.range}</strong>
          <span className={styles.place}>{edition.venue.name}</span>
        </p>
        <div className={styles.right}>
          {days > 0 && !isChinese(locale) && (
            <p className={styles.days}>
              <FormattedMessage
                id="shell.daysToGo"
                values={{ days, b: (chunks) => <strong key="b">{chunks}</strong> }}
              />
            </p>
          )}
          <Anchor href={paths.my.href({ lang: locale })} className={styles.utilityLink}>
            <FormattedMessage id="footer.myRegistration" />
          </Anchor>
          <a href={edition.exhibitorLoginUrl} className={styles.utilityLink}>
            <FormattedMessage id="shell.exhibitorLogin" />
          </a>
          <ul className={styles.languages}>{languages}</ul>
        </div>
      </div>
    </div>
  );
}

/** The header from 1280 px: utility line and main row; the row sticks to the top of the window. */
export function HeaderWide(props: HeaderProps) {
  const { locale, edition, menu, active, current, hotKeywords, onSearch, suggest, hideAction } = props;
  const { formatMessage } = useIntl();
  const { header, openPanel, isHydrated, close, root, item: entry, opener } = useMenu();
  const action = visitAction(edition.phase, locale, props);
  return (
    <div ref={header} className={styles.wide} data-ready={isHydrated || undefined} {...root}>
      <UtilityBar {...props} />
      <div className={styles.row}>
        <div className={styles.rowInner}>
          <Logo edition={edition} />
          <nav className={styles.nav} aria-label={formatMessage({ id: 'shell.mainMenu' })}>
            <ul className={styles.items}>
              {menu.map((item, index) => (
                <li
                  key={item.name}
                  className={styles.item}
                  data-open={openPanel === index || undefined}
                  {...entry(index, hasChildren(item))}
                >
                  {hasChildren(item) ? (
                    <button
                      type="button"
                      data-top
                      className={styles.top}
                      data-active={index === active || undefined}
                      {...opener(index)}
                    >
                      <span>{item.name}</span>
                      <MenuTags item={item} className={styles.raised} />
                    </button>
                  ) : (
                    <Anchor
                      href={item.path ?? '#'}
                      data-top=""
                      className={styles.top}
                      data-active={index === active || undefined}
                    >
                      <span>{item.name}</span>
                      <MenuTags item={item} className={styles.raised} />
                    </Anchor>
                  )}
                  {hasChildren(item) && (
                    <div className={styles.panel} data-panel={index}>
                      <MenuPanel item={item} current={pathInItem(item, current)} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.searchItem} data-open={openPanel === 'search' || undefined}>
            <button
              type="button"
              className={styles.searchButton}
              aria-label={formatMessage({ id: 'shell.search' })}
              aria-controls="search-panel"
              {...opener('search')}
            >
              <Icon name={openPanel === 'search' ? 'close' : 'search'} size={22} />
            </button>
            <div id="search-panel" className={styles.panel} data-panel="search">
              <div className={styles.searchInner}>
                <SearchForm
                  id="search-wide"
                  hotKeywords={hotKeywords}
                  maxKeywords={6}
                  suggest={suggest}
                  onSearch={onSearch && ((href) => (close(), onSearch(href)))}
                />
              </div>
            </div>
          </div>
          {!hideAction && (
            <Anchor href={action.href} className={buttonClass('main', 'small', styles.action)}>
              {formatMessage(action.text)}
            </Anchor>
          )}
        </div>
      </div>
      {openPanel !== null && (
        // Closes only for a mouse that moves: the backdrop may have appeared under a resting pointer.
        <div
          className={styles.shade}
          onPointerMove={({ pointerType, movementX, movementY }) => {
            if (pointerType === 'mouse' && openPanel !== 'search' && (movementX !== 0 || movementY !== 0)) close();
          }}
          onClick={close}
        />
      )}
    </div>
  );
}
