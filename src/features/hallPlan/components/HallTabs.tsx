import { useIntl } from 'react-intl';
import type { HallDivision } from '@/api/types';
import { Anchor } from '@/ui/Anchor';
import { hallPlanMessages } from '../messages';
import { themeOf } from './drawing';
import { toneOf } from './tone';
import styles from './HallTabs.module.css';

interface HallTabsProps {
  halls: readonly HallDivision[];
  current?: string;
  allHref: string;
  hallHref: (hall: string) => string;
}

/** The halls by number with the colour of their exhibition; links, so that each has its address. */
export function HallTabs({ halls, current, allHref, hallHref }: HallTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.tabs} aria-label={formatMessage(hallPlanMessages.halls)} data-no-print>
      <ul className={styles.list}>
        <li>
          <Anchor href={allHref} className={styles.tab} aria-current={current ? undefined : 'page'} data-stay>
            {formatMessage(hallPlanMessages.all)}
          </Anchor>
        </li>
        {halls.map((hall) => (
          <li key={hall.number}>
            <Anchor
              href={hallHref(hall.number)}
              className={styles.tab}
              style={toneOf(themeOf(hall))}
              aria-label={hall.name}
              aria-current={hall.number === current ? 'page' : undefined}
              data-stay
            >
              <span className={styles.dot} />
              {hall.number}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
