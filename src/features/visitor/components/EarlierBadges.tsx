import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectEarlierBadges } from '@/state/persistedSlice';
import { Anchor } from '@/ui/controls/Anchor';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import { useHydrated } from '@/ui/hooks/useHydrated';
import styles from './Result.module.css';

/** Links to the badges of visitors who registered on this device earlier. */
export function EarlierBadges() {
  const { formatMessage } = useIntl();
  const badges = useSelector(selectEarlierBadges);
  // They are stored on the device.
  if (!useHydrated() || badges.length === 0) return null;
  return (
    <nav className={classes(styles.links, styles.earlier)} aria-label={formatMessage({ id: 'visitor.earlierBadges' })}>
      {badges.map(({ name, path }) => (
        <Anchor key={path} href={path} className={styles.link}>
          {formatMessage({ id: 'visitor.earlierBadge' }, { name })}
          <Icon name="arrow-right" size={18} />
        </Anchor>
      ))}
    </nav>
  );
}
