import { FormattedMessage, useIntl } from 'react-intl';
import { sessionDay, weekdayText } from '@/i18n/dates';
import type { Locale } from '@/i18n/locales';
import { Anchor } from '@/ui/Anchor';
import { meetingMessages } from '../messages';
import styles from './DayTabs.module.css';

interface DayTabsProps {
  /** The days of the exhibition with the meetings that the choice leaves on each. */
  days: readonly { date: string; count: number }[];
  current: string;
  hrefOf: (date: string) => string;
  locale: Locale;
}

/** The days as large tabs; they are links, so that each day has its address. */
export function DayTabs({ days, current, hrefOf, locale }: DayTabsProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.days} aria-label={formatMessage(meetingMessages.days)} data-no-print>
      <ul className={styles.list}>
        {days.map(({ date, count }) => (
          <li key={date} className={styles.item}>
            <Anchor
              href={hrefOf(date)}
              className={styles.day}
              aria-current={date === current ? 'page' : undefined}
              data-stay
            >
              <time className={styles.date} dateTime={date}>
                {sessionDay(date, locale)}
              </time>
              <span className={styles.weekday}>{weekdayText(date, locale)}</span>
              <span className={styles.count}>
                <FormattedMessage {...meetingMessages.count} values={{ count }} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
