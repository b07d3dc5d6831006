import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { JsapiParameters, Payment } from '@/api';
import { useAsyncAction } from '@/ui/useAsyncAction';
import { Button } from '@/ui/Button';
import { Failure } from '@/ui/Failure';
import { usePrice } from '../useFee';
import { type PaymentQuestion, usePaymentState } from './usePaymentState';
import styles from './Pay.module.css';

interface WechatPayProps {
  /** What is due, in fen. */
  amount: number;
  timers: PaymentQuestion['timers'];
  /** Opens the order, or gives the open one again. */
  onOpen: () => Promise<Payment | { message: string } | 'paid'>;
  /** WeChat's sheet. */
  onSheet: (parameters: JsapiParameters) => Promise<'done' | 'cancelled' | 'failed' | 'missing'>;
  askState: PaymentQuestion['askState'];
  onPaid: () => void;
  help: { phone: string; email: string };
}

/** Pays where WeChat is the browser: its sheet, then the server's word that the money has come. */
export function WechatPay({ amount, timers, onOpen, onSheet, askState, onPaid, help }: WechatPayProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'idle' | 'opening' | 'confirming'>('idle');
  const [order, setOrder] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [, run] = useAsyncAction();
  const price = usePrice();
  usePaymentState({
    id: state === 'confirming' ? order : null,
    asksAtOnce: true,
    timers,
    askState,
    onPaid,
    onOver: () => {
      setState('idle');
      setFailure(formatMessage({ id: 'visitor.payOver' }));
    },
  });

  const pay = async () => {
    setFailure(null);
    setState('opening');
    const opened = await onOpen();
    if (opened === 'paid') return onPaid();
    if ('message' in opened || opened.jsapi === null) {
      setFailure('message' in opened ? opened.message : formatMessage({ id: 'visitor.mobilePayFailed' }));
      return setState('idle');
    }
    setOrder(opened.id);
    const ended = await onSheet(opened.jsapi);
    if (ended === 'done') return setState('confirming');
    setFailure(
      formatMessage(ended === 'cancelled' ? { id: 'visitor.mobilePayCancelled' } : { id: 'visitor.mobilePayFailed' }),
    );
    return setState('idle');
  };
  return (
    <div className={styles.pay}>
      <Failure text={failure} className={styles.failure} />
      {state === 'confirming' ? (
        <p role="status">{formatMessage({ id: 'visitor.mobilePayConfirming' })}</p>
      ) : (
        <Button look="main" size="large" aria-disabled={state === 'opening'} onClick={() => void run(pay)}>
          {state === 'opening'
            ? formatMessage({ id: 'visitor.mobilePayOpening' })
            : formatMessage({ id: 'visitor.payPay' }, { price: price(amount) })}
        </Button>
      )}
      <p className={styles.help}>{formatMessage({ id: 'visitor.payHelp' }, help)}</p>
    </div>
  );
}
