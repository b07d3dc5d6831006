/** /page/mobile/pay: pays an open payment inside WeChat; `?enrolmentId=` selects a seat instead of the registration. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import {
  meetingApi,
  type Payment,
  type PaymentMethod,
  selectEdition,
  visitorApi,
  fetchLatest,
  type JsapiParameters,
} from '@/api';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fullName } from '@/features/visitor/conversions';
import { fetchRegistration } from '@/features/visitor/registrationPages';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { useFetchPaymentState, type PaymentPolling, usePaymentState } from '@/features/visitor/zh/usePaymentState';
import { PayPanel } from '@/features/visitor/zh/PayPanel';
import { useApiFailure } from '@/forms/apiFailure';
import { deviceOf, isWechat } from '@/lib/device';
import { paths } from '@/lib/paths';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadOptional } from '@/pages/shared/loading';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass, Button } from '@/ui/controls/Button';
import { useHydrated } from '@/ui/hooks/useHydrated';
import { useAsyncAction } from '@/ui/hooks/useAsyncAction';
import { Failure } from '@/ui/display/Failure';
import styles from '@/features/visitor/zh/Pay.module.css';
import { useLocale } from '@/i18n/useLocale';
import { formatYuan } from '@/rules/formatYuan';

interface WechatPayProps {
  /** The amount due, in fen. */
  amount: number;
  timers: PaymentPolling['timers'];
  /** Creates the order, or returns the open one. */
  createOrder: () => Promise<Payment | { message: string } | 'paid'>;
  /** Opens WeChat's payment sheet. */
  openPaymentSheet: (parameters: JsapiParameters) => Promise<'done' | 'cancelled' | 'failed' | 'missing'>;
  fetchState: PaymentPolling['fetchState'];
  onPaid: () => void;
  help: { phone: string; email: string };
}

/** Payment inside WeChat: its sheet, then the server's confirmation that the money has arrived. */
function WechatPay({ amount, timers, createOrder, openPaymentSheet, fetchState, onPaid, help }: WechatPayProps) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'idle' | 'opening' | 'confirming'>('idle');
  const [order, setOrder] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [, run] = useAsyncAction();
  const locale = useLocale();
  usePaymentState({
    id: state === 'confirming' ? order : null,
    isImmediate: true,
    timers,
    fetchState,
    onPaid,
    onEnded: () => {
      setState('idle');
      setFailure(formatMessage({ id: 'visitor.payExpired' }));
    },
  });

  const pay = async () => {
    setFailure(null);
    setState('opening');
    const orderResult = await createOrder();
    if (orderResult === 'paid') return onPaid();
    if ('message' in orderResult || orderResult.jsapi === null) {
      setFailure('message' in orderResult ? orderResult.message : formatMessage({ id: 'visitor.mobilePayFailed' }));
      return setState('idle');
    }
    setOrder(orderResult.id);
    const sheetResult = await openPaymentSheet(orderResult.jsapi);
    if (sheetResult === 'done') return setState('confirming');
    setFailure(
      formatMessage(
        sheetResult === 'cancelled' ? { id: 'visitor.mobilePayCancelled' } : { id: 'visitor.mobilePayFailed' },
      ),
    );
    return setState('idle');
  };
  return (
    <div className={styles.pay}>
      <Failure text={failure} className={styles.failure} />
      {state === 'confirming' ? (
        <p role="status">{formatMessage({ id: 'visitor.mobilePayConfirming' })}</p>
      ) : (
        <Button variant="main" size="large" aria-disabled={state === 'opening'} onClick={() => void run(pay)}>
          {state === 'opening'
            ? formatMessage({ id: 'visitor.mobilePayOpening' })
            : formatMessage({ id: 'visitor.payPay' }, { price: formatYuan(amount, locale) })}
        </Button>
      )}
      <p className={styles.help}>{formatMessage({ id: 'visitor.payHelp' }, help)}</p>
    </div>
  );
}

interface Payable {
  name: string;
  /** The amount due, in fen. */
  amount: number;
  /** The next page after payment. */
  nextHref: string;
  createOrder: (method: PaymentMethod) => Promise<Payment | { message: string } | 'paid'>;
}

/** The payment due for the user's ticket: the seat in the URL, else the registration; null when nothing is due. */
function usePayable(): Payable | null {
  const [meetingPay] = meetingApi.endpoints.meetingPay.useMutation();
  const [visitorPay] = visitorApi.endpoints.visitorPay.useMutation();
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const query = useRouteQuery();
  const enrolmentId = query.get('enrolmentId');
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const { data: chargedEnrolments = [] } = meetingApi.endpoints.meetingCharged.useQuery(
    {},
    { skip: enrolmentId === null },
  );
  const toFailure = useApiFailure();
  const toOrder = ({ data: order, error }: { data?: Payment; error?: unknown }, call: 'meetingPay' | 'visitorPay') => {
    if (order) return order;
    const { reason, message } = toFailure(error, call);
    return reason === 'payment.alreadyPaid' ? ('paid' as const) : { message };
  };
  if (enrolmentId !== null) {
    const seat = chargedEnrolments.map(({ enrolment }) => enrolment).find(({ id }) => id === enrolmentId);
    if (seat?.state !== 'awaitingPayment') return null;
    return {
      name: formatMessage({ id: 'visitor.mobilePayMeeting' }, { name: seat.name, title: seat.meetingTitle }),
      amount: seat.amountDue,
      nextHref: paths.meetingEnrol.href({ lang, id: seat.meetingId }),
      createOrder: async (method) => toOrder(await meetingPay({ enrolmentId, method }), 'meetingPay'),
    };
  }
  const registration = data?.registration;
  if (registration?.state !== 'awaitingPayment') return null;
  return {
    name: formatMessage({ id: 'visitor.mobilePayRegistration' }, { name: fullName(registration) }),
    amount: registration.amountDue,
    nextHref: registrationFlows.mobile.hrefs(lang).meetings,
    createOrder: async (method) =>
      toOrder(await visitorPay({ id: registration.id, payRequest: { method } }), 'visitorPay'),
  };
}

/** Inside WeChat its own sheet; in any other browser the same order as a QR code or link. */
function MobilePayView() {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const { device, timers, config, payInWechat } = useServices();
  const isHydrated = useHydrated();
  const currentPayable = usePayable();
  // The payment due on mount; after payment the page confirms it and links on.
  const [payable] = useState(currentPayable);
  const [isPaid, setIsPaid] = useState(false);
  const fetchState = useFetchPaymentState();
  if (!edition) return null;
  const contentKey = isPaid ? 'paid' : null;
  if (!payable || isPaid)
    return (
      <FlowPage
        step={null}
        title={formatMessage(isPaid ? { id: 'visitor.mobilePayPaidTitle' } : { id: 'visitor.mobilePayNothingTitle' })}
        intro={formatMessage(isPaid ? { id: 'visitor.mobilePayPaidText' } : { id: 'visitor.mobilePayNothingText' })}
        contentKey={contentKey}
      >
        <Anchor
          href={payable?.nextHref ?? `${paths.my.href({ lang })}?by=mobile`}
          className={buttonClass('main', 'large')}
        >
          {formatMessage(payable ? { id: 'visitor.mobilePayContinue' } : { id: 'visitor.mobilePayFind' })}
        </Anchor>
      </FlowPage>
    );
  const { userAgent } = device;
  const isPhone = deviceOf(userAgent, device.isWide()) === 'mobile';
  const sharedProps = {
    amount: payable.amount,
    timers,
    fetchState,
    onPaid: () => setIsPaid(true),
    help: { phone: edition.contacts.phone, email: edition.contacts.email },
  };
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.mobilePayTitle' })}
      intro={payable.name}
      contentKey={contentKey}
    >
      {isHydrated && isWechat(userAgent) ? (
        <WechatPay
          {...sharedProps}
          createOrder={() => payable.createOrder('jsapi')}
          openPaymentSheet={(parameters) => payInWechat({ ...parameters })}
        />
      ) : (
        <PayPanel
          {...sharedProps}
          isSandbox={config.sandbox}
          onCreateOrder={() => payable.createOrder(isPhone ? 'h5' : 'native')}
        />
      )}
    </FlowPage>
  );
}

export const page = definePage({
  load: ({ store: { dispatch }, query }) =>
    loadOptional(
      fetchRegistration(dispatch),
      ...(query.has('enrolmentId') ? [fetchLatest(dispatch, meetingApi.endpoints.meetingCharged, {})] : []),
    ),
  head: () => ({ noindex: true }),
  Component: MobilePayView,
});
