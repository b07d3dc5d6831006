import { FormattedMessage } from 'react-intl';
import type { Meeting } from '@/api/types';
import { usePrice } from '../../components/MeetingState';
import { enrolMessages } from '../messages';
import styles from './SeatNote.module.css';

/** How many seats are left, what it means when there is none, and what a seat costs: before one has begun. */
export function SeatNote({ meeting }: { meeting: Pick<Meeting, 'seats' | 'state' | 'price'> }) {
  const priceText = usePrice();
  const { total, left, waiting } = meeting.seats;
  const isFull = meeting.state === 'full';
  return (
    <div className={styles.note} data-full={isFull || undefined}>
      <p>
        {total === null || left === null ? (
          <FormattedMessage {...enrolMessages.seatsAny} />
        ) : isFull ? (
          <FormattedMessage {...enrolMessages.seatsNone} values={{ total, position: waiting + 1 }} />
        ) : (
          <FormattedMessage {...enrolMessages.seatsLeft} values={{ total, left }} />
        )}
      </p>
      {meeting.price > 0 && (
        <p>
          <FormattedMessage {...enrolMessages.fee} values={{ price: priceText(meeting.price) }} />
        </p>
      )}
    </div>
  );
}
