import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Enrolment, Payment } from '@/api';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { formatDateTime, formatMeetingTime } from '@/i18n/dates';
import { useLocale } from '@/i18n/useLocale';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Dialog } from '@/ui/controls/Dialog';
import { DetailRows } from '@/ui/layout/DetailRows';
import { Failure } from '@/ui/display/Failure';
import { Icon } from '@/ui/controls/Icon';
import { Actions, Stack } from '@/ui/layout/Layout';
import { useFormatPrice } from '../../components/MeetingState';
import styles from './EnrolmentCard.module.css';

interface EnrolmentCardProps {
  enrolment: Enrolment;
  /** Its payment; null when it is free of charge. */
  payment: Payment | null;
  /** The price of a seat from the waiting list, in fen. */
  price: number;
  /** A QR code of the enrolment's code. */
  code: ReactNode;
  /** The payment panel, while payment is due. */
  paymentPanel?: ReactNode;
  calendarHref: string;
  signInHref: string;
  /** Resolves with the error, if any. */
  onCancel: () => Promise<string | void>;
}

/** The text below the state of an enrolment. */
function useStateText({ enrolment, price }: Pick<EnrolmentCardProps, 'enrolment' | 'price'>): string | null {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const priceText = useFormatPrice();
  const { state, amountDue, payBefore, signedInAt } = enrolment;
  switch (state) {
    case 'waiting':
      return price > 0
        ? formatMessage({ id: 'enrol.stateWaitingFee' }, { price: priceText(price) })
        : formatMessage({ id: 'enrol.stateWaitingText' });
    case 'awaitingPayment':
      return formatMessage(
        { id: 'enrol.stateAwaitingPaymentText' },
        {
          price: priceText(amountDue),
          moment: payBefore === null ? '' : formatDateTime(payBefore, locale),
        },
      );
    case 'signedIn':
      return formatMessage(
        { id: 'enrol.stateSignedInText' },
        {
          moment: signedInAt === null ? '' : formatDateTime(signedInAt, locale),
        },
      );
    case 'cancelled':
      return null;
    default:
      return formatMessage({ id: 'enrol.stateEnrolledText' });
  }
}

/** A person's enrolment: its state, what to do next, and the code for the sign-in. */
export function EnrolmentCard(props: EnrolmentCardProps) {
  const { enrolment, payment, code, paymentPanel, calendarHref, signInHref, onCancel } = props;
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const priceText = useFormatPrice();
  const stateText = useStateText(props);
  const [isConfirming, setIsConfirming] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [, run] = useAsyncAction();
  const { state, from, to, room, name, company, contactMasked, qrContent } = enrolment;
  const hasCode = qrContent !== null;
  const cancel = async () => {
    const cancelError = await onCancel();
    setIsConfirming(false);
    setFailure(cancelError ?? null);
  };
  return (
    <Stack gap={5}>
      <div className={styles.card} data-state={state}>
        <div className={styles.main}>
          {stateText !== null && <p className={styles.body}>{stateText}</p>}
          <DetailRows
            rows={[
              { name: formatMessage({ id: 'enrol.name' }), value: name },
              { name: formatMessage({ id: 'enrol.company' }), value: company },
              { name: formatMessage({ id: 'enrol.contact' }), value: contactMasked },
              {
                name: formatMessage({ id: 'enrol.when' }),
                value: (
                  <>
                    {formatMeetingTime(from, to, locale)}
                    <span className={styles.secondary}>{formatMessage({ id: 'meeting.zone' })}</span>
                  </>
                ),
              },
              { name: formatMessage({ id: 'enrol.where' }), value: room },
              {
                name: formatMessage({ id: 'enrol.paidName' }),
                value:
                  payment?.paidAt &&
                  formatMessage(
                    { id: 'enrol.paidAt' },
                    {
                      price: priceText(payment.amount),
                      moment: formatDateTime(payment.paidAt, locale),
                    },
                  ),
              },
            ]}
          />
        </div>
        {hasCode && (
          <div className={styles.code}>
            {code}
            <p className={styles.number}>{qrContent.split('.')[0]}</p>
          </div>
        )}
      </div>
      {paymentPanel}
      <Failure text={failure} className={styles.failure} />
      <Actions className={styles.actions} data-no-print>
        {hasCode && state !== 'signedIn' && (
          // A plain link: the camera needs its own document.
          <a href={signInHref} className={buttonClass('secondary')}>
            {formatMessage({ id: 'enrol.signIn' })}
          </a>
        )}
        <a href={calendarHref} className={buttonClass('quiet')} download>
          <Icon name="calendar" />
          {formatMessage({ id: 'meeting.calendar' })}
        </a>
        {state !== 'signedIn' && (
          <Button variant="text" onClick={() => setIsConfirming(true)}>
            {formatMessage({ id: 'enrol.cancel' })}
          </Button>
        )}
      </Actions>
      {isConfirming && (
        <Dialog open title={formatMessage({ id: 'enrol.cancelDialogTitle' })} onClose={() => setIsConfirming(false)}>
          <p>{formatMessage({ id: 'enrol.cancelText' })}</p>
          <Actions className={styles.actions}>
            <Button variant="main" onClick={() => void run(cancel)}>
              {formatMessage({ id: 'enrol.cancelConfirm' })}
            </Button>
            <Button variant="quiet" onClick={() => setIsConfirming(false)}>
              {formatMessage({ id: 'enrol.cancelDismiss' })}
            </Button>
          </Actions>
        </Dialog>
      )}
    </Stack>
  );
}
