import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { JsapiParameters, Payment, PaymentState } from '@/api/types';
import { useOnce } from '@/forms/useOnce';
import type { Timers } from '@/state/services';
import { Button } from '@/ui/Button';
import { Failure } from '@/ui/Failure';
import { mobilePayMessages as messages, payMessages } from './messages';
import { usePrice } from '../useFee';
import styles from './Pay.module.css';

interface WechatPayProps {
  /** What is due, in fen. */
  amount: number;
  timers: Pick<Timers, 'every'>;
  /** Opens the order, or gives the open one again. */
  onOpen: () => Promise<Payment | { message: string } | 'paid'>;
  /** WeChat's sheet. */
  onSheet: (parameters: JsapiParameters) => Promise<'done' | 'cancelled' | 'failed' | 'missing'>;
  /** The state of the order now; null when it could not be asked for. */
  askState: (id: string) => Promise<PaymentState | null>;
  onPaid: () => void;
  help: { phone: string; email: string };
}

/** The server asks the provider at most so often (contract, ownPaymentState). */
const ASK_MS = 5_000;

/** Pays where WeChat is the browser: its sheet, then the server's word that the money has come. */
export function WechatPay({ amount, timers, onOpen, onSheet, askState, onPaid, help }: WechatPayProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'idle' | 'opening' | 'confirming'>('idle');
  const [order, setOrder] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [, once] = useOnce();
  const price = usePrice();
  const paid = useRef(onPaid);
  paid.current = onPaid;

  useEffect(() => {
    if (state !== 'confirming' || order === null) return undefined;
    let isOver = false;
    const ask = async () => {
      const now = await askState(order);
      if (isOver || now === null) return;
      if (now === 'paid') return paid.current();
      if (now === 'closed' || now === 'failed' || now === 'refunded') {
        setState('idle');
        setFailure(formatMessage(payMessages.over));
      }
    };
    void ask();
    const end = timers.every(ASK_MS, () => void ask());
    return () => {
      isOver = true;
      end();
    };
  }, [askState, formatMessage, order, state, timers]);

  const pay = async () => {
    setFailure(null);
    setState('opening');
    const opened = await onOpen();
    if (opened === 'paid') return paid.current();
    if ('message' in opened || opened.jsapi === null) {
      setFailure('message' in opened ? opened.message : formatMessage(messages.failed));
      return setState('idle');
    }
    setOrder(opened.id);
    const ended = await onSheet(opened.jsapi);
    if (ended === 'done') return setState('confirming');
    setFailure(formatMessage(ended === 'cancelled' ? messages.cancelled : messages.failed));
    return setState('idle');
  };
  return (
    <div className={styles.pay}>
      <Failure text={failure} className={styles.failure} />
      {state === 'confirming' ? (
        <p role="status">{formatMessage(messages.confirming)}</p>
      ) : (
        <Button look="main" size="large" aria-disabled={state === 'opening'} onClick={() => void once(pay)}>
          {state === 'opening'
            ? formatMessage(messages.opening)
            : formatMessage(payMessages.pay, { price: price(amount) })}
        </Button>
      )}
      <p className={styles.help}>{formatMessage(payMessages.help, help)}</p>
    </div>
  );
}
