import { FormattedMessage, useIntl } from 'react-intl';
import type { Edition } from '@/api/types';
import { homeMessages } from '../messages';
import styles from './CountdownFigures.module.css';

const two = (value: number): string => String(value).padStart(2, '0');

interface CountdownFiguresProps {
  /** Days in the calendar of Shanghai: what a cached page can say. */
  days: number;
  /** Seconds to the opening; null on a page that may be older than its reader's second. */
  seconds: number | null;
  phase: Edition['phase'];
}

/** Days, hours, minutes, seconds to the opening. Without the seconds (a cached page) the days alone, in the same room. */
export function CountdownFigures({ phase, days, seconds }: CountdownFiguresProps) {
  const { formatMessage } = useIntl();
  if (phase === 'during' || phase === 'after')
    return (
      <p className={styles.words}>
        <FormattedMessage {...(phase === 'during' ? homeMessages.nowOpen : homeMessages.thanks)} />
      </p>
    );
  if (seconds === null ? days <= 0 : seconds <= 0) return <p className={styles.words} />;
  const figures =
    seconds === null
      ? [{ text: homeMessages.daysToGo, figure: String(days) }]
      : [
          { text: homeMessages.days, figure: String(Math.floor(seconds / 86_400)) },
          { text: homeMessages.hours, figure: two(Math.floor(seconds / 3600) % 24) },
          { text: homeMessages.minutes, figure: two(Math.floor(seconds / 60) % 60) },
          { text: homeMessages.seconds, figure: two(seconds % 60) },
        ];
  return (
    // A timer is not read aloud by itself: a reader may ask for it.
    <div className={styles.figures} role="timer" aria-live="off" aria-label={formatMessage(homeMessages.countdown)}>
      {figures.map(({ text, figure }) => (
        <p key={text.id} className={styles.cell}>
          <span className={styles.figure}>{figure}</span>
          <span className={styles.unit}>{formatMessage(text)}</span>
        </p>
      ))}
    </div>
  );
}
