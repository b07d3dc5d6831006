import { FormattedMessage, useIntl } from 'react-intl';
import type { Meeting, MeetingSummary } from '@/api';
import { useLocale } from '@/i18n/useLocale';
import { formatYuan } from '@/rules/formatYuan';
import { shanghaiDate } from '@/rules/shanghai';
import styles from './MeetingState.module.css';

/** What the clock says of a meeting: it is running, it has ended, or it is among those that start next today. */
export type Progress = 'running' | 'next' | 'over' | null;

type ScheduledMeeting = Pick<MeetingSummary, 'from' | 'to' | 'state'>;

/**
 * @param candidates the meetings of which one can be next
 * @param now an instant; null before the site's time is known
 */
export function progressAt(
  now: string | null,
  candidates: readonly ScheduledMeeting[] = [],
): (meeting: ScheduledMeeting) => Progress {
  if (now === null) return () => null;
  const time = Date.parse(now);
  const today = shanghaiDate(new Date(now));
  const nextStart = Math.min(
    ...candidates
      .filter(({ from, state }) => state !== 'cancelled' && shanghaiDate(new Date(from)) === today)
      .map(({ from }) => Date.parse(from))
      .filter((start) => start > time),
  );
  return ({ from, to, state }) => {
    if (state === 'cancelled') return null;
    if (Date.parse(to) <= time) return 'over';
    if (Date.parse(from) <= time) return 'running';
    return Date.parse(from) === nextStart ? 'next' : null;
  };
}

/** A meeting in its state now; the response may be from before its enrolment closed, or before it ended. */
export function meetingAt(now: string | null, meeting: Meeting): Meeting {
  const { state, enrolUntil } = meeting;
  if (progressAt(now)(meeting) === 'over') return { ...meeting, state: 'over' };
  const hasClosed = now !== null && Date.parse(enrolUntil) <= Date.parse(now);
  return hasClosed && (state === 'open' || state === 'full') ? { ...meeting, state: 'closed' } : meeting;
}

/** With fewer seats left than this, the number is shown. */
const FEW_SEATS_BELOW = 30;

/** Formats the fee: free of charge, or yuan. */
export function useFormatPrice(): (fen: number) => string {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (fen) => (fen === 0 ? formatMessage({ id: 'meeting.free' }) : formatYuan(fen, locale));
}

interface MeetingStateProps {
  meeting: Pick<MeetingSummary, 'state' | 'price' | 'seats'>;
  progress?: Progress;
}

/** One or two short words: now or next; fee and few seats, or full, closed, ended, cancelled. */
export function MeetingState({ meeting, progress = null }: MeetingStateProps) {
  const { price, seats } = meeting;
  const priceText = useFormatPrice();
  // The response may be from before the meeting ended.
  const state = progress === 'over' ? progress : meeting.state;
  const label = (id: Exclude<MeetingSummary['state'], 'open'> | 'running' | 'next') => (
    <span className={styles.state} data-state={id}>
      <FormattedMessage id={`meeting.${id}`} />
    </span>
  );
  // Its enrolment has closed.
  if (progress === 'running') return label(progress);
  return (
    <>
      {progress === 'next' && label(progress)}
      {state === 'open' ? <span className={styles.state}>{priceText(price)}</span> : label(state)}
      {state === 'open' && seats.left !== null && seats.left < FEW_SEATS_BELOW && (
        <span className={styles.state} data-state="few">
          <FormattedMessage id="meeting.seatsLeft" values={{ count: seats.left }} />
        </span>
      )}
    </>
  );
}
