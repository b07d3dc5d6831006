import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isChinese } from '@/i18n/locales';
import { visitAction } from '@/features/home/visitAction';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { headerLocales, LanguageItems } from './LanguageItems';
import { Logo } from './Logo';
import { opens, ownAddress } from './menu';
import { MenuTags } from './MenuLink';
import { MenuPanel } from './MenuPanel';
import { SearchForm } from './SearchForm';
import type { MenuPlace, PageAddress, ShellFacts } from './types';
import { useMenu } from './useMenu';
import styles from './HeaderWide.module.css';

/** The entries of the list of languages. */
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

export interface HeaderProps extends ShellFacts, MenuPlace {
  /** The page has a red action of its own. */
  hideAction?: boolean;
  languages: ReactNode;
  /** Opens the admission notice. */
  onAdmission: () => void;
}

/** The utility line: dates, place, days to go, exhibitor login, languages. */
function Utility({ locale, edition, days, languages }: HeaderProps) {
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
              <FormattedMessage id="shell.daysToGo" values={{ days, b: (words) => <strong key="b">{words}</strong> }} />
            </p>
          )}
          <Anchor href={paths.my.href({ lang: locale })} className={styles.utilityLink}>
            <FormattedMessage id="footer.my" />
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

/** From 1280 px on: utility line and main row; the row stays at the top of the window. */
export function HeaderWide(props: HeaderProps) {
  const { locale, edition, menu, active, current, hotKeywords, onSearch, suggest, hideAction } = props;
  const { formatMessage } = useIntl();
  const { header, opened, ready, close, root, item: entry, opener } = useMenu();
  const action = visitAction(edition.phase, locale, props);
  return (
    <div ref={header} className={styles.wide} data-ready={ready || undefined} {...root}>
      <Utility {...props} />
      <div className={styles.row}>
        <div className={styles.rowInner}>
          <Logo edition={edition} />
          <nav className={styles.nav} aria-label={formatMessage({ id: 'shell.mainMenu' })}>
            <ul className={styles.items}>
              {menu.map((item, index) => (
                <li
                  key={item.name}
                  className={styles.item}
                  data-open={opened === index || undefined}
                  {...entry(index, opens(item))}
                >
                  {opens(item) ? (
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
                  {opens(item) && (
                    <div className={styles.panel} data-panel={index}>
                      <MenuPanel item={item} current={ownAddress(item, current)} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.searchItem} data-open={opened === 'search' || undefined}>
            <button
              type="button"
              className={styles.searchButton}
              aria-label={formatMessage({ id: 'shell.search' })}
              aria-controls="search-panel"
              {...opener('search')}
            >
              <Icon name={opened === 'search' ? 'close' : 'search'} size={22} />
            </button>
            <div id="search-panel" className={styles.panel} data-panel="search">
              <div className={styles.searchInner}>
                <SearchForm
                  id="search-wide"
                  hotKeywords={hotKeywords}
                  most={6}
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
      {opened !== null && (
        // Only a mouse that really moves here closes: the shade may have appeared under one that lies still.
        <div
          className={styles.shade}
          onPointerMove={({ pointerType, movementX, movementY }) => {
            if (pointerType === 'mouse' && opened !== 'search' && (movementX !== 0 || movementY !== 0)) close();
          }}
          onClick={close}
        />
      )}
    </div>
  );
}
