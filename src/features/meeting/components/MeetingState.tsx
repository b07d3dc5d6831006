import { FormattedMessage, useIntl } from 'react-intl';
import type { MeetingSummary } from '@/api';
import styles from './MeetingState.module.css';

/** With fewer seats left than this, the number is shown. */
const FEW_SEATS_BELOW = 30;

/** Formats the fee: free of charge, or yuan. */
export function useFormatPrice(): (fen: number) => string {
  const { formatMessage, formatNumber } = useIntl();
  return (fen) =>
    fen === 0
      ? formatMessage({ id: 'meeting.free' })
      : formatNumber(fen / 100, {
          style: 'currency',
          currency: 'CNY',
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: fen % 100 === 0 ? 0 : 2,
        });
}

/** Fee and seats in one or two short words: open, few left, full, closed, over, cancelled. */
export function MeetingState({ meeting }: { meeting: Pick<MeetingSummary, 'state' | 'price' | 'seats'> }) {
  const { state, price, seats } = meeting;
  const priceText = useFormatPrice();
  if (state !== 'open')
    return (
      <span className={styles.state} data-state={state}>
        <FormattedMessage id={`meeting.${state}`} />
      </span>
    );
  return (
    <>
      <span className={styles.state}>{priceText(price)}</span>
      {seats.left !== null && seats.left < FEW_SEATS_BELOW && (
        <span className={styles.state} data-state="few">
          <FormattedMessage id="meeting.seatsLeft" values={{ count: seats.left }} />
        </span>
      )}
    </>
  );
}
