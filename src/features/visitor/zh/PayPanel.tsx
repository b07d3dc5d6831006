import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Payment } from '@/api';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Failure } from '@/ui/display/Failure';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import styles from './Pay.module.css';
import { usePrice } from '../useFee';
import { QrCode } from '../components/QrCode';
import { type PaymentQuestion, usePaymentState } from './usePaymentState';

interface PayPanelProps {
  /** The amount due, in fen. */
  amount: number;
  timers: PaymentQuestion['timers'];
  /** No money moves, and the page shows that. */
  isSandbox: boolean;
  /** Creates the order, or returns the open one. */
  onOpen: () => Promise<Payment | { message: string } | 'paid'>;
  askState: PaymentQuestion['askState'];
  onPaid: () => void;
  help: { phone: string; email: string };
}

/** Pays a fee: an order to scan or to open on the phone; the result is polled. */
export function PayPanel({ amount, timers, isSandbox, onOpen, askState, onPaid, help }: PayPanelProps) {
  const { formatMessage, formatTime } = useIntl();
  const price = usePrice();
  const [order, setOrder] = useState<Payment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpening, run] = useAsyncAction();

  const open = async () => {
    setFailure(null);
    const result = await onOpen();
    if (result !== 'paid' && !('message' in result)) return setOrder(result);
    if (result === 'paid') onPaid();
    else setFailure(result.message);
  };
  usePaymentState({
    id: order?.id ?? null,
    timers,
    askState,
    onPaid,
    onOver: () => {
      setOrder(null);
      setFailure(formatMessage({ id: 'visitor.payOver' }));
    },
  });

  const address = order?.native?.codeUrl ?? order?.h5?.h5Url;
  const canOpen = order !== null && address !== undefined && (isSandbox || order.h5 !== null);
  return (
    <div className={styles.pay}>
      {isSandbox && <p className={styles.sandbox}>{formatMessage({ id: 'visitor.paySandbox' })}</p>}
      <Failure text={failure} className={styles.failure} />
      {order && address !== undefined ? (
        <div className={styles.order}>
          <p className={styles.amount}>{price(order.amount)}</p>
          {order.native && (
            <>
              <QrCode content={address} label={formatMessage({ id: 'visitor.payQr' })} />
              <p>{formatMessage({ id: 'visitor.payScan' })}</p>
            </>
          )}
          {canOpen && (
            <a className={buttonClass('second')} href={address} target="_blank" rel="noopener">
              {formatMessage(isSandbox ? { id: 'visitor.payOpenSandbox' } : { id: 'visitor.payOpenWechat' })}
            </a>
          )}
          <p role="status" className={styles.waiting}>
            {formatMessage(
              { id: 'visitor.payWaiting' },
              {
                time: formatTime(order.expiresAt, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
              },
            )}
          </p>
        </div>
      ) : (
        <Button look="main" size="large" aria-disabled={isOpening} onClick={() => void run(open)}>
          {isOpening
            ? formatMessage({ id: 'visitor.payOpening' })
            : formatMessage({ id: 'visitor.payPay' }, { price: price(amount) })}
        </Button>
      )}
      <p className={styles.help}>{formatMessage({ id: 'visitor.payHelp' }, help)}</p>
    </div>
  );
}
