/** The fee of a late registration. It redirects when nothing is due. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import { type Payment, selectEdition, visitorApi, type VisitorRegistration } from '@/api';
import { RegistrantPanel } from '@/features/visitor/components/RegistrantPanel';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fullName } from '@/features/visitor/conversions';
import { fetchRegistration, registrationCrumbs } from '@/features/visitor/registrationPages';
import { nextHref, currentStep, registrationFlows } from '@/features/visitor/registrationFlows';
import { useFetchPaymentState } from '@/features/visitor/zh/usePaymentState';
import { PayPanel } from '@/features/visitor/zh/PayPanel';
import { useApiFailure } from '@/forms/apiFailure';
import { deviceOf, isWechat } from '@/lib/device';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';

function PaymentView() {
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  // The payment due on mount; after payment the page navigates on.
  const [registration] = useState(data?.registration);
  return registration ? <PaymentStep registration={registration} /> : null;
}

function PaymentStep({ registration }: { registration: VisitorRegistration }) {
  const [visitorPay] = visitorApi.endpoints.visitorPay.useMutation();
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const navigate = useNavigate();
  const { device, timers, config } = useServices();
  const toFailure = useApiFailure();
  const hrefs = registrationFlows.mobile.hrefs(lang);

  const createOrder = async (): Promise<Payment | { message: string } | 'paid'> => {
    const { userAgent } = device;
    const isPhone = deviceOf(userAgent, device.isWide()) === 'mobile' && !isWechat(userAgent);
    const { data, error } = await visitorPay({
      id: registration.id,
      payRequest: { method: isPhone ? 'h5' : 'native' },
    });
    if (data) return data;
    const { reason, message } = toFailure(error, 'visitorPay');
    return reason === 'payment.alreadyPaid' ? 'paid' : { message };
  };
  const fetchState = useFetchPaymentState();
  if (!edition) return null;
  return (
    <FlowPage
      flow="mobile"
      step="payment"
      hasFee
      title={formatMessage({ id: 'visitor.payTitle' })}
      intro={formatMessage({ id: 'visitor.payIntro' })}
      side={
        <RegistrantPanel
          name={fullName(registration)}
          details={registration.company ?? ''}
          changeHref={hrefs.edit}
          savedAt={null}
        />
      }
    >
      <PayPanel
        amount={registration.amountDue}
        timers={timers}
        isSandbox={config.sandbox}
        onCreateOrder={createOrder}
        fetchState={fetchState}
        onPaid={() => void navigate(hrefs.meetings)}
        help={{ phone: edition.contacts.phone, email: edition.contacts.email }}
      />
    </FlowPage>
  );
}

export const page = definePage({
  async load({ store: { dispatch }, locale: lang }) {
    const registrationQuery = fetchRegistration(dispatch);
    await loadRequired(registrationQuery);
    const registration = (await registrationQuery).data?.registration;
    if (!registration) throw redirect(registrationFlows.mobile.hrefs(lang).start, 303);
    if (currentStep(registration) !== 'payment') throw redirect(nextHref(registration, lang), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: registrationCrumbs,
  Component: PaymentView,
});
