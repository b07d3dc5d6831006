/** The legacy `me` area: a mobile number and its code open the existing registration, or start one. */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import { selectEdition } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
import { RegistrationClosedPage } from '@/features/visitor/components/RegistrationClosedPage';
import { type VerifyFailure, VerifyContactForm } from '@/features/visitor/components/VerifyContactForm';
import { closedPhase } from '@/features/visitor/components/ClosedNotice';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fetchRegistration } from '@/features/visitor/registrationPages';
import { useFeeText } from '@/features/visitor/useFee';
import { useOpenRegistration } from '@/features/visitor/useOpenRegistration';
import { registrationFlows } from '@/features/visitor/registrationFlows';
import { useVerifiedEntry } from '@/features/visitor/zh/useVerifiedEntry';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';

const buttonTexts = { submit: { id: 'visitor.entryContinue' }, submitting: { id: 'visitor.entryContinuing' } } as const;

function MeView() {
  const { formatMessage } = useIntl();
  const feeText = useFeeText({ hasLateFee: true });
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  const navigate = useNavigate();
  const { entry, storeEntry } = useVerifiedEntry(useServices().clock, 'me');
  const { sendCode, solve, resendCooldown, captcha } = useSendCode('me');
  const openRegistration = useOpenRegistration('me', solve);
  if (!edition) return null;
  if (!isRegistrationOpen)
    return <RegistrationClosedPage flow={registrationFlows.mobile} phase={closedPhase(phase)} edition={edition} />;
  const verifyAndOpen = async (mobile: string, code: string): Promise<VerifyFailure | void> => {
    const openResult = await openRegistration(mobile, code);
    if ('failure' in openResult) return openResult.failure;
    if (openResult.found.registration) return navigate(paths.meRegisterResult.href());
    if (openResult.found.exists) return { contact: formatMessage({ id: 'visitor.entryExists' }) };
    storeEntry({ mobile });
    return navigate(paths.meRegisterForm.href());
  };
  const { phone, email } = edition.contacts;
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.meTitle' })}
      intro={formatMessage({ id: 'visitor.meIntro' })}
      price={feeText}
    >
      <noscript>
        <p>{formatMessage({ id: 'visitor.noscriptPhone' }, { phone, email })}</p>
      </noscript>
      <VerifyContactForm
        key={entry?.mobile ?? ''}
        contact="mobile"
        initialContact={entry?.mobile}
        onSendCode={sendCode}
        resendCooldown={resendCooldown}
        onVerify={verifyAndOpen}
        buttonTexts={buttonTexts}
      />
      {captcha}
    </FlowPage>
  );
}

export const page = definePage({
  async load({ store: { dispatch } }) {
    const registrationQuery = fetchRegistration(dispatch);
    await loadRequired(registrationQuery);
    if ((await registrationQuery).data?.registration) throw redirect(paths.meRegisterResult.href(), 303);
  },
  head: () => ({ noindex: true }),
  Component: MeView,
});
