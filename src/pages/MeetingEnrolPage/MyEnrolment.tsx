import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocale } from '@/i18n/useLocale';
import { type Enrolment, type Meeting, meetingApi, ownApi, type Payment, selectEdition } from '@/api';
import { EnrolmentCard } from '@/features/meeting/enrol/components/EnrolmentCard';
import { QrCode } from '@/ui/display/QrCode';
import { useFetchPaymentState } from '@/features/visitor/zh/usePaymentState';
import { PayPanel } from '@/features/visitor/zh/PayPanel';
import { useApiFailure } from '@/forms/apiFailure';
import { deviceOf, isWechat } from '@/lib/device';
import { paths } from '@/lib/paths';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { useHydrated } from '@/ui/hooks/useHydrated';

/** The user's enrolment, its payment, and its cancellation. */
export function MyEnrolment({ meeting, enrolment }: { meeting: Meeting; enrolment: Enrolment }) {
  const lang = useLocale();
  const [ownCancelEnrolment] = ownApi.endpoints.ownCancelEnrolment.useMutation();
  const [meetingPay] = meetingApi.endpoints.meetingPay.useMutation();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const edition = useSelector(selectEdition);
  const { device, timers, config } = useServices();
  const inWechat = useHydrated() && isWechat(device.userAgent);
  const { data: paidEnrolments = [] } = meetingApi.endpoints.meetingCharged.useQuery(
    { meetingId: meeting.id },
    { skip: meeting.price === 0 },
  );
  const toFailure = useApiFailure();
  const createOrder = async (): Promise<Payment | { message: string } | 'paid'> => {
    const isPhone = deviceOf(device.userAgent, device.isWide()) === 'mobile';
    const { data, error } = await meetingPay({ enrolmentId: enrolment.id, method: isPhone ? 'h5' : 'native' });
    if (data) return data;
    const { reason, message } = toFailure(error, 'meetingPay');
    return reason === 'payment.alreadyPaid' ? 'paid' : { message };
  };
  const fetchState = useFetchPaymentState();
  const cancelEnrolment = async (): Promise<string | void> => {
    const { error } = await ownCancelEnrolment(enrolment.id);
    if (error) return toFailure(error).message;
  };
  return (
    <EnrolmentCard
      enrolment={enrolment}
      payment={paidEnrolments.find((one) => one.enrolment.id === enrolment.id)?.payment ?? null}
      price={meeting.price}
      code={
        enrolment.qrContent !== null && (
          <QrCode content={enrolment.qrContent} label={formatMessage({ id: 'enrol.codeOf' })} />
        )
      }
      paymentPanel={
        enrolment.state === 'awaitingPayment' &&
        edition &&
        (inWechat ? (
          <Anchor
            href={`${paths.mobilePay.href()}?enrolmentId=${enrolment.id}`}
            className={buttonClass('main', 'large')}
          >
            {formatMessage({ id: 'visitor.payOpenWechat' })}
          </Anchor>
        ) : (
          <PayPanel
            amount={enrolment.amountDue}
            timers={timers}
            isSandbox={config.sandbox}
            onCreateOrder={createOrder}
            fetchState={fetchState}
            // The payment provider notifies the server, so no mutation of this page has invalidated these tags.
            onPaid={() => dispatch(meetingApi.util.invalidateTags(['Places', 'Enrolments', 'Seats']))}
            help={{ phone: edition.contacts.phone, email: edition.contacts.email }}
          />
        ))
      }
      calendarHref={`${config.bases.main}/web/own/meeting/${meeting.id}/calendar?locale=${lang}`}
      signInHref={paths.meetingSignin.href({ lang, id: meeting.id })}
      onCancel={cancelEnrolment}
    />
  );
}
