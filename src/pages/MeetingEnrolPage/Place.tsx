import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { meetingApi } from '@/api/meeting';
import { ONCE } from '@/api/once';
import { ownApi } from '@/api/own';
import { selectEdition } from '@/api/site';
import type { Enrolment, Meeting, Payment } from '@/api/types';
import { Placed } from '@/features/meeting/enrol/components/Placed';
import { fetchOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { QrCode } from '@/features/visitor/components/QrCode';
import { useAskState } from '@/features/visitor/zh/usePaymentState';
import { PayPanel } from '@/features/visitor/zh/PayPanel';
import { toFailure } from '@/forms/failures';
import { deviceOf, isWechat } from '@/lib/device';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { useServices } from '@/state/ServicesContext';
import type { AppDispatch } from '@/app/store/makeStore';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { useHydrated } from '@/ui/useHydrated';

/** The reader's place, its payment, and giving it back. */
export function Place({ meeting, enrolment, lang }: { meeting: Meeting; enrolment: Enrolment; lang: Locale }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const edition = useSelector(selectEdition);
  const { machine, timers, config } = useServices();
  const inWechat = useHydrated() && isWechat(machine.userAgent);
  const { data: charged = [] } = meetingApi.endpoints.meetingCharged.useQuery(
    { chargedRequest: { meetingId: meeting.id } },
    { skip: meeting.price === 0 },
  );
  const lost = formatMessage({ id: 'form.lost' });
  const { meetingCharged, meetingById, meetingPay } = meetingApi.endpoints;
  const again = async () => {
    await Promise.all([
      dispatch(fetchOwnEnrolments(meeting.id)),
      dispatch(meetingById.initiate({ id: meeting.id }, ONCE)),
      ...(meeting.price > 0
        ? [dispatch(meetingCharged.initiate({ chargedRequest: { meetingId: meeting.id } }, ONCE))]
        : []),
    ]);
  };
  const onOpen = async (): Promise<Payment | { message: string } | 'paid'> => {
    const isPhone = deviceOf(machine.userAgent, machine.isWide()) === 'mobile';
    const { data, error } = await dispatch(
      meetingPay.initiate({ meetingPay: { enrolmentId: enrolment.id, method: isPhone ? 'h5' : 'native' } }),
    );
    if (data) return data;
    const { reason, message } = toFailure(error, lost);
    // A seat that has been given on is shown as what it is.
    if (reason === 'enrolment.released') await again();
    return reason === 'payment.alreadyPaid' ? 'paid' : { message: message ?? lost };
  };
  const askState = useAskState();
  const onGiveBack = async (): Promise<string | void> => {
    const { error } = await dispatch(ownApi.endpoints.ownCancelEnrolment.initiate({ id: enrolment.id }));
    if (error) return toFailure(error, lost).message ?? lost;
    await again();
  };
  return (
    <Placed
      enrolment={enrolment}
      payment={charged.find((one) => one.enrolment.id === enrolment.id)?.payment ?? null}
      price={meeting.price}
      locale={lang}
      code={
        enrolment.qrContent !== null && (
          <QrCode content={enrolment.qrContent} label={formatMessage({ id: 'enrol.codeOf' })} />
        )
      }
      pay={
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
            onOpen={onOpen}
            askState={askState}
            onPaid={() => void again()}
            help={{ phone: edition.contacts.phone, email: edition.contacts.email }}
          />
        ))
      }
      calendarHref={`${config.bases.main}/web/own/meeting/${meeting.id}/calendar?locale=${lang}`}
      signInHref={paths.meetingSignin.href({ lang, id: meeting.id })}
      onGiveBack={onGiveBack}
    />
  );
}
