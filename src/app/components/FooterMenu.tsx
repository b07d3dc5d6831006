import { useIntl } from 'react-intl';
import { columnsOf } from './menu';
import { MenuLink } from './MenuLink';
import { SearchForm } from './SearchForm';
import type { MenuPlace, ShellFacts } from './types';
import styles from './FooterMenu.module.css';

type FooterMenuProps = Pick<ShellFacts, 'menu' | 'hotKeywords' | 'onSearch'> & Pick<MenuPlace, 'current'>;

/** Russian pages have no header: menu and search stand here instead. */
export function FooterMenu({ current, menu, hotKeywords, onSearch }: FooterMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.menu}>
      <nav className={styles.groups} aria-label={formatMessage({ id: 'shell.mainMenu' })}>
        {menu.map((item) => (
          <div key={item.name} className={styles.group}>
            <p className={styles.name}>{item.name}</p>
            <ul>
              {(item.menus.length > 0 ? columnsOf(item).flatMap(({ items }) => items) : [item]).map((below) => (
                <li key={below.name}>
                  <MenuLink item={below} className={styles.link} current={below.path === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <SearchForm id="search-footer" hotKeywords={hotKeywords} most={6} onSearch={onSearch} onInk />
    </div>
  );
}
