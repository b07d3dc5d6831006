import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Meeting, MeetingStatistics } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatDateTime, formatDayInFull, formatTimeRange } from '@/i18n/dates';
import { formatList } from '@/i18n/lists';
import { paths } from '@/lib/paths';
import type { TextKey } from '@/lib/textIds';
import { Anchor } from '@/ui/controls/Anchor';
import { useFormatPrice } from './MeetingState';
import styles from './MeetingSummaryList.module.css';

interface MeetingSummaryListProps {
  meeting: Meeting;
  statistics?: MeetingStatistics;
}

const SummaryRow = ({ name, children }: { name: TextKey<'meeting'>; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.name}>
      <FormattedMessage id={`meeting.${name}`} />
    </dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);

/** Day, time, place, language, fee, seats, organiser; and how many others are interested. */
export function MeetingSummaryList({ meeting, statistics }: MeetingSummaryListProps) {
  const locale = useLocale();
  const { formatMessage, formatNumber } = useIntl();
  const priceText = useFormatPrice();
  const { date, from, to, room, hall, spokenLanguages, price, seats, organisers, state } = meeting;
  const { total, left, waiting } = seats;
  return (
    <dl className={styles.facts}>
      <SummaryRow name="date">
        <time dateTime={date}>{formatDayInFull(date, locale)}</time>
      </SummaryRow>
      <SummaryRow name="time">
        <span className={styles.large}>{formatTimeRange(from, to)}</span>
        <span className={styles.second}>{formatMessage({ id: 'meeting.zone' })}</span>
      </SummaryRow>
      <SummaryRow name="place">
        {room}
        {hall !== null && (
          <Anchor href={`${paths.hallPlan.href({ lang: locale })}?hall=${hall}`} className={styles.link}>
            {formatMessage({ id: 'meeting.inHall' }, { hall })}
          </Anchor>
        )}
      </SummaryRow>
      <SummaryRow name="languages">{formatList(spokenLanguages, locale)}</SummaryRow>
      <SummaryRow name="fee">{priceText(price)}</SummaryRow>
      <SummaryRow name="seats">
        {total === null || left === null ? (
          formatMessage({ id: 'meeting.noLimit' })
        ) : state !== 'open' && state !== 'full' ? (
          formatNumber(total)
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
      </SummaryRow>
      {organisers.length > 0 && <SummaryRow name="organisers">{formatList(organisers, locale)}</SummaryRow>}
      {statistics && (statistics.enrolled > 0 || statistics.views > 0) && (
        <SummaryRow name="statistics">
          {formatList(
            [
              { count: statistics.enrolled, id: 'meeting.statisticsEnrolled' as const },
              { count: statistics.views, id: 'meeting.statisticsViews' as const },
            ]
              .filter(({ count }) => count > 0)
              .map(({ count, id }) => `${formatNumber(count)} ${formatMessage({ id })}`),
            locale,
          )}
          <span className={styles.second}>
            {formatMessage({ id: 'meeting.asOf' }, { moment: formatDateTime(statistics.asOf, locale) })}
          </span>
        </SummaryRow>
      )}
    </dl>
  );
}
