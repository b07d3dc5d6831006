import { useIntl } from 'react-intl';
import { Anchor } from './Anchor';
import styles from './LinkTabs.module.css';

export interface LinkTab {
  href: string;
  name: string;
  /** The number of entries. */
  count?: number;
  /** The current page. */
  isCurrent: boolean;
}

/** Tabs of one list as links: each has its own URL. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const { formatNumber } = useIntl();
  return (
    <nav className={styles.tabs} aria-label={label} data-no-print>
      <ul className={styles.list}>
        {tabs.map(({ href, name, count, isCurrent }) => (
          <li key={href}>
            <Anchor href={href} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
              {name}
              {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
