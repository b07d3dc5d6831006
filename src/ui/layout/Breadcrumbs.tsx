import { useIntl } from 'react-intl';
import { Anchor } from '@/ui/controls/Anchor';
import { Icon } from '@/ui/controls/Icon';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  name: string;
  /** The last one, the page itself, has none. */
  path?: string;
}

/** The breadcrumb trail in one line. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const { formatMessage } = useIntl();
  if (trail.length === 0) return null;
  return (
    <nav className={styles.breadcrumbs} aria-label={formatMessage({ id: 'ui.breadcrumbs' })} data-no-print>
      <ol className={styles.list}>
        {trail.map(({ name, path }, index) => (
          <li key={index} className={styles.item}>
            {index > 0 && <Icon name="chevron" size={12} className={styles.separator} />}
            {path ? (
              <Anchor href={path} className={styles.link}>
                {name}
              </Anchor>
            ) : (
              <span className={styles.here} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
