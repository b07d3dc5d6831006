import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Payment } from '@/api/types';
import { Button, buttonClass } from '@/ui/Button';
import { Failure } from '@/ui/Failure';
import styles from './Pay.module.css';
import { usePrice } from '../useFee';
import { QrCode } from '../components/QrCode';
import { type PaymentQuestion, usePaymentState } from './usePaymentState';

interface PayPanelProps {
  /** What is due, in fen. */
  amount: number;
  timers: PaymentQuestion['timers'];
  /** No money moves, and the page says so. */
  isSandbox: boolean;
  /** Opens the order, or gives the open one again. */
  onOpen: () => Promise<Payment | { message: string } | 'paid'>;
  askState: PaymentQuestion['askState'];
  onPaid: () => void;
  help: { phone: string; email: string };
}

/** Pays a fee: an order to scan or to open on the phone, and what came of it, without a word from the visitor. */
export function PayPanel({ amount, timers, isSandbox, onOpen, askState, onPaid, help }: PayPanelProps) {
  const { formatMessage, formatTime } = useIntl();
  const price = usePrice();
  const [order, setOrder] = useState<Payment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpening, setIsOpening] = useState(false);
  // A second press may come when the order is there and not drawn yet: the panel is busy for as long as it has one.
  const busy = useRef(false);

  const open = async () => {
    if (busy.current) return;
    busy.current = true;
    setIsOpening(true);
    setFailure(null);
    const answer = await onOpen();
    setIsOpening(false);
    if (answer !== 'paid' && !('message' in answer)) return setOrder(answer);
    busy.current = false;
    if (answer === 'paid') onPaid();
    else setFailure(answer.message);
  };
  usePaymentState({
    id: order?.id ?? null,
    timers,
    askState,
    onPaid,
    onOver: () => {
      busy.current = false;
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
        <Button look="main" size="large" aria-disabled={isOpening} onClick={() => void open()}>
          {isOpening
            ? formatMessage({ id: 'visitor.payOpening' })
            : formatMessage({ id: 'visitor.payPay' }, { price: price(amount) })}
        </Button>
      )}
      <p className={styles.help}>{formatMessage({ id: 'visitor.payHelp' }, help)}</p>
    </div>
  );
}
