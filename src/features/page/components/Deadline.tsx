import { FormattedMessage } from 'react-intl';
import { dayText } from '@/i18n/dates';
import type { Locale } from '@/i18n/locales';
import { shanghaiDate } from '@/rules/shanghai';
import { useServices } from '@/state/ServicesContext';
import { pageMessages } from '../messages';
import styles from './Deadline.module.css';

interface DeadlineProps {
  /** The last day, `2026-02-10` in Shenzhen. */
  day: string;
  locale: Locale;
  /** Writes "until" before the day, where no heading says so. */
  named?: boolean;
}

/** The last day of something, struck through once it has passed. */
export function Deadline({ day, locale, named = false }: DeadlineProps) {
  const { clock } = useServices();
  const text = dayText(day, locale);
  const shown = (
    <time dateTime={day} className={styles.day}>
      {named ? <FormattedMessage {...pageMessages.until} values={{ day: text }} /> : text}
    </time>
  );
  if (shanghaiDate(clock.now()) <= day) return shown;
  return (
    <span className={styles.passed}>
      <s>{shown}</s> <FormattedMessage {...pageMessages.passed} />
    </span>
  );
}
