import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Meeting, MeetingStatistics } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { dayText, hoursText, momentText, weekdayText } from '@/i18n/dates';
import { paths } from '@/lib/paths';
import type { TextKey } from '@/lib/textIds';
import { Anchor } from '@/ui/controls/Anchor';
import { usePrice } from './MeetingState';
import styles from './MeetingFacts.module.css';

interface MeetingFactsProps {
  meeting: Meeting;
  statistics?: MeetingStatistics;
}

const Fact = ({ name, children }: { name: TextKey<'meeting'>; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>
      <FormattedMessage id={`meeting.${name}`} />
    </dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

/** Day, time, place, language, fee, seats, organiser; and how many others are interested. */
export function MeetingFacts({ meeting, statistics }: MeetingFactsProps) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  const priceText = usePrice();
  const { date, from, to, room, hall, spokenLanguages, price, seats, organisers, state } = meeting;
  const { total, left, waiting } = seats;
  return (
    <dl className={styles.facts}>
      <Fact name="date">
        <time dateTime={date}>
          {dayText(date, locale)}, {weekdayText(date, locale)}
        </time>
      </Fact>
      <Fact name="time">
        <span className={styles.large}>{hoursText(from, to)}</span>
        <span className={styles.second}>{formatMessage({ id: 'meeting.zone' })}</span>
      </Fact>
      <Fact name="place">
        {room}
        {hall !== null && (
          <Anchor href={`${paths.hallPlan.href({ lang: locale })}?hall=${hall}`} className={styles.link}>
            {formatMessage({ id: 'meeting.inHall' }, { hall })}
          </Anchor>
        )}
      </Fact>
      <Fact name="languages">{spokenLanguages.join(', ')}</Fact>
      <Fact name="fee">{priceText(price)}</Fact>
      <Fact name="seats">
        {total === null || left === null ? (
          formatMessage({ id: 'meeting.noLimit' })
        ) : (
          <>
            {formatMessage({ id: 'meeting.seatsOf' }, { left, total })}
            {/* Decorative: the text before it gives the number. */}
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${total === 0 ? 100 : Math.round((100 * (total - left)) / total)}%` }} />
            </span>
            {state === 'full' && waiting > 0 && (
              <span className={styles.second}>{formatMessage({ id: 'meeting.waiting' }, { count: waiting })}</span>
            )}
          </>
        )}
      </Fact>
      {organisers.length > 0 && <Fact name="organisers">{organisers.join(', ')}</Fact>}
      {statistics && (statistics.enrolled > 0 || statistics.views > 0) && (
        <Fact name="statistics">
          {[
            { count: statistics.enrolled, id: 'meeting.statisticsEnrolled' as const },
            { count: statistics.views, id: 'meeting.statisticsViews' as const },
          ]
            .filter(({ count }) => count > 0)
            .map(({ count, id }) => `${formatNumber(count)} ${formatMessage({ id })}`)
            .join(', ')}
          <span className={styles.second}>
            {formatMessage({ id: 'meeting.asOf' }, { moment: momentText(statistics.asOf, locale) })}
          </span>
        </Fact>
      )}
    </dl>
  );
}
