/** The fee of a late registration. It redirects when nothing is due. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import { type Payment, selectEdition, visitorApi, type VisitorRegistration } from '@/api';
import { RegistrantPanel } from '@/features/visitor/components/RegistrantPanel';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fullName } from '@/features/visitor/conversions';
import { fetchVisit, visitCrumbs } from '@/features/visitor/visitPages';
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
  const [visit] = useState(data?.registration);
  return visit ? <PaymentStep visit={visit} /> : null;
}

function PaymentStep({ visit }: { visit: VisitorRegistration }) {
  const [visitorPay] = visitorApi.endpoints.visitorPay.useMutation();
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const navigate = useNavigate();
  const { device, timers, config } = useServices();
  const toFailure = useApiFailure();
  const hrefs = registrationFlows.zh.hrefs(lang);

  const createOrder = async (): Promise<Payment | { message: string } | 'paid'> => {
    const { userAgent } = device;
    const isPhone = deviceOf(userAgent, device.isWide()) === 'mobile' && !isWechat(userAgent);
    const { data, error } = await visitorPay({ id: visit.id, payRequest: { method: isPhone ? 'h5' : 'native' } });
    if (data) return data;
    const { reason, message } = toFailure(error);
    return reason === 'payment.alreadyPaid' ? 'paid' : { message };
  };
  const fetchState = useFetchPaymentState();
  if (!edition) return null;
  return (
    <FlowPage
      flow="zh"
      step="payment"
      hasFee
      title={formatMessage({ id: 'visitor.payTitle' })}
      intro={formatMessage({ id: 'visitor.payIntro' })}
      side={
        <RegistrantPanel name={fullName(visit)} details={visit.company ?? ''} changeHref={hrefs.edit} savedAt={null} />
      }
    >
      <PayPanel
        amount={visit.amountDue}
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
    const visitResult = fetchVisit(dispatch);
    await loadRequired(visitResult);
    const visit = (await visitResult).data?.registration;
    if (!visit) throw redirect(registrationFlows.zh.hrefs(lang).start, 303);
    if (currentStep(visit) !== 'payment') throw redirect(nextHref(visit, lang), 303);
  },
  head: () => ({ noindex: true }),
  crumbs: visitCrumbs,
  Component: PaymentView,
});
