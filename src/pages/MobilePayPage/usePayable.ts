import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { meetingApi } from '@/api/meeting';
import { visitorApi } from '@/api/visitor';
import type { Payment, PaymentMethod } from '@/api/types';
import { fullName } from '@/features/visitor/conversions';
import { ways } from '@/features/visitor/ways';
import { mobilePayMessages as messages } from '@/features/visitor/zh/messages';
import { toFailure } from '@/forms/failures';
import { formMessages } from '@/forms/messages';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import type { AppDispatch } from '@/store/makeStore';
import { useOwnQuery } from '@/store/useOwnQuery';

export interface Payable {
  name: string;
  /** What is due, in fen. */
  amount: number;
  /** Where it goes on once it is paid. */
  nextHref: string;
  open: (method: PaymentMethod) => Promise<Payment | { message: string } | 'paid'>;
}

/** What the reader's ticket opens and is to be paid: the seat that the address names, else the registration; null when nothing is due. */
export function usePayable(): Payable | null {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch<AppDispatch>();
  const lang = useSelector(selectLocale);
  const query = useOwnQuery();
  const enrolmentId = query.get('enrolmentId');
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const { data: charged = [] } = meetingApi.endpoints.meetingCharged.useQuery(
    { chargedRequest: {} },
    { skip: enrolmentId === null },
  );
  const lost = formatMessage(formMessages.lost);
  const answerOf = ({ data: order, error }: { data?: Payment; error?: unknown }) => {
    if (order) return order;
    const { reason, message } = toFailure(error, lost);
    return reason === 'payment.alreadyPaid' ? ('paid' as const) : { message: message ?? lost };
  };
  if (enrolmentId !== null) {
    const seat = charged.map(({ enrolment }) => enrolment).find(({ id }) => id === enrolmentId);
    if (seat?.state !== 'awaitingPayment') return null;
    return {
      name: formatMessage(messages.meeting, { name: seat.name, title: seat.meetingTitle }),
      amount: seat.amountDue,
      nextHref: paths.meetingEnrol.href({ lang, id: seat.meetingId }),
      open: async (method) =>
        answerOf(await dispatch(meetingApi.endpoints.meetingPay.initiate({ meetingPay: { enrolmentId, method } }))),
    };
  }
  const visit = data?.registration;
  if (visit?.state !== 'awaitingPayment') return null;
  return {
    name: formatMessage(messages.registration, { name: fullName(visit) }),
    amount: visit.amountDue,
    nextHref: ways.zh.hrefs(lang).meetings,
    open: async (method) =>
      answerOf(await dispatch(visitorApi.endpoints.visitorPay.initiate({ id: visit.id, payRequest: { method } }))),
  };
}
