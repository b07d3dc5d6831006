import { FormattedMessage, useIntl } from 'react-intl';
import type { Edition } from '@/api';
import styles from './Hero.module.css';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

interface CountdownFiguresProps {
  /** Whole days to the opening, which a cached page can show. */
  days: number;
  /** Seconds to the opening; null on a cached page, which would show outdated ones. */
  seconds: number | null;
  phase: Edition['phase'];
}

/** Days, hours, minutes, seconds to the opening. Without seconds (a cached page) only the days, in the same space. */
export function CountdownFigures({ phase, days, seconds }: CountdownFiguresProps) {
  const { formatMessage } = useIntl();
  if (phase === 'during' || phase === 'after')
    return (
      <p className={styles.phase}>
        <FormattedMessage id={phase === 'during' ? 'home.nowOpen' : 'home.thanks'} />
      </p>
    );
  if (seconds === null ? days <= 0 : seconds <= 0) return <p className={styles.phase} />;
  const figures =
    seconds === null
      ? [{ id: 'home.daysToGo' as const, count: days, figure: String(days) }]
      : [
          { id: 'home.days' as const, count: days, figure: String(days) },
          ...[
            { id: 'home.hours' as const, count: Math.floor(seconds / 3600) % 24 },
            { id: 'home.minutes' as const, count: Math.floor(seconds / 60) % 60 },
            { id: 'home.seconds' as const, count: seconds % 60 },
          ].map(({ id, count }) => ({ id, count, figure: twoDigits(count) })),
        ];
  return (
    // A timer is not announced automatically; screen readers can read it on demand.
    <div className={styles.countdown} role="timer" aria-live="off" aria-label={formatMessage({ id: 'home.countdown' })}>
      {figures.map(({ id, count, figure }) => (
        <p key={id} className={styles.cell}>
          <span className={styles.figure}>{figure}</span>
          <span className={styles.unit}>{formatMessage({ id }, { count })}</span>
        </p>
      ))}
    </div>
  );
}
