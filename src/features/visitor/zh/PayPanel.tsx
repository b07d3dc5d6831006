import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Payment } from '@/api';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Failure } from '@/ui/display/Failure';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { useLocale } from '@/i18n/useLocale';
import { formatYuan } from '@/rules/formatYuan';
import styles from './Pay.module.css';
import { QrCode } from '@/ui/display/QrCode';
import { type PaymentPolling, usePaymentState } from './usePaymentState';

interface PayPanelProps {
  /** The amount due, in fen. */
  amount: number;
  timers: PaymentPolling['timers'];
  /** No money moves, and the page shows that. */
  isSandbox: boolean;
  /** Creates the order, or returns the open one. */
  onCreateOrder: () => Promise<Payment | { message: string } | 'paid'>;
  fetchState: PaymentPolling['fetchState'];
  onPaid: () => void;
  help: { phone: string; email: string };
}

/** Pays a fee: an order to scan or to open on the phone; the result is polled. */
export function PayPanel({ amount, timers, isSandbox, onCreateOrder, fetchState, onPaid, help }: PayPanelProps) {
  const { formatMessage, formatTime } = useIntl();
  const locale = useLocale();
  const [order, setOrder] = useState<Payment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpening, run] = useAsyncAction();

  const createOrder = async () => {
    setFailure(null);
    const result = await onCreateOrder();
    if (result !== 'paid' && !('message' in result)) return setOrder(result);
    if (result === 'paid') onPaid();
    else setFailure(result.message);
  };
  usePaymentState({
    id: order?.id ?? null,
    timers,
    fetchState,
    onPaid,
    onEnded: () => {
      setOrder(null);
      setFailure(formatMessage({ id: 'visitor.payExpired' }));
    },
  });

  const paymentUrl = order?.native?.codeUrl ?? order?.h5?.h5Url;
  const canOpen = order !== null && paymentUrl !== undefined && (isSandbox || order.h5 !== null);
  return (
    <div className={styles.pay}>
      {isSandbox && <p className={styles.sandbox}>{formatMessage({ id: 'visitor.paySandbox' })}</p>}
      <Failure text={failure} className={styles.failure} />
      {order && paymentUrl !== undefined ? (
        <div className={styles.order}>
          <p className={styles.amount}>{formatYuan(order.amount, locale)}</p>
          {order.native && (
            <>
              <QrCode content={paymentUrl} label={formatMessage({ id: 'visitor.payQr' })} />
              <p>{formatMessage({ id: 'visitor.payScan' })}</p>
            </>
          )}
          {canOpen && (
            <a className={buttonClass('secondary')} href={paymentUrl} target="_blank" rel="noopener">
              {formatMessage(isSandbox ? { id: 'visitor.payOpenSandbox' } : { id: 'visitor.payOpenWechat' })}
            </a>
          )}
          <p role="status" className={styles.pending}>
            {formatMessage(
              { id: 'visitor.payWaiting' },
              {
                time: formatTime(order.expiresAt, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
              },
            )}
          </p>
        </div>
      ) : (
        <Button variant="main" size="large" aria-disabled={isOpening} onClick={() => void run(createOrder)}>
          {isOpening
            ? formatMessage({ id: 'visitor.payOpening' })
            : formatMessage({ id: 'visitor.payPay' }, { price: formatYuan(amount, locale) })}
        </Button>
      )}
      <p className={styles.help}>{formatMessage({ id: 'visitor.payHelp' }, help)}</p>
    </div>
  );
}
