/**
 * The first step of the registration: personal information, or its replacement (closed phase, existing registration).
 */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { basicApi, type Edition, formApi, selectEdition, visitorApi, type VisitorRegistration } from '@/api';
import { useSendCode } from '@/features/captcha/useSendCode';
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
import { ExistingRegistration } from '@/features/visitor/components/ExistingRegistration';
import { RegistrationClosedPage } from '@/features/visitor/components/RegistrationClosedPage';
import { type VerifyFailure, VerifyContactForm } from '@/features/visitor/components/VerifyContactForm';
import { closedPhase, type ClosedPhase } from '@/features/visitor/components/ClosedNotice';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fetchRegistration, registrationCrumbs } from '@/features/visitor/registrationPages';
import { useRegisterAnother } from '@/features/visitor/prefill';
import { useOpenRegistration } from '@/features/visitor/useOpenRegistration';
import { nextHref, flowOf, registrationFlows } from '@/features/visitor/registrationFlows';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { PersonalForm } from './PersonalForm';

/** Opens a registration by its e-mail address. */
function FindView() {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { sendCode, solve: solveCaptcha, resendCooldown, captcha } = useSendCode('find');
  const openRegistration = useOpenRegistration('email', solveCaptcha);
  const verifyAndOpen = async (email: string, code: string): Promise<VerifyFailure | void> => {
    const openResult = await openRegistration(email, code);
    if ('failure' in openResult) return openResult.failure;
    if (!openResult.found.registration) return { isNotFound: true };
    await navigate(nextHref(openResult.found.registration, lang));
  };
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.findTitle' })}
      intro={formatMessage({ id: 'visitor.findIntro' })}
    >
      <VerifyContactForm
        contact="email"
        onSendCode={sendCode}
        resendCooldown={resendCooldown}
        onVerify={verifyAndOpen}
        actions={
          <Anchor href={paths.registration.href({ lang })} className={buttonClass('text')}>
            {formatMessage({ id: 'visitor.findRegister' })}
          </Anchor>
        }
      />
      {captcha}
    </FlowPage>
  );
}

/** The view depends on the URL and the visitor's record. */
function RegistrationView() {
  const location = useLocation();
  const query = useRouteQuery();
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  if (query.has('find')) return <FindView />;
  // Without a response the form must not open, because there may be a registration.
  if (!edition || !data) return null;
  return (
    <RegistrationSwitch
      // Submitting changes the record before navigation, so the view depends on the record at mount.
      key={location.key}
      edition={edition}
      closedReason={isRegistrationOpen ? null : closedPhase(phase)}
      registration={data.registration}
      isEdit={query.has('edit')}
      invitationToken={query.get('invited')}
    />
  );
}

interface RegistrationSwitchProps {
  edition: Edition;
  closedReason: ClosedPhase | null;
  registration: VisitorRegistration | null;
  isEdit: boolean;
  /** The token of an invitation link. */
  invitationToken: string | null;
}

function RegistrationSwitch({
  registration: currentRegistration,
  closedReason,
  edition,
  isEdit,
  invitationToken,
}: RegistrationSwitchProps) {
  const lang = useLocale();
  const registerAnother = useRegisterAnother({
    form: registrationFlows.email.form,
    start: registrationFlows.email.hrefs(lang).start,
  });
  const [registration] = useState(currentRegistration);
  const isEmailFlow = registration !== null && flowOf(registration).name === 'email';
  if (registration && !(isEmailFlow && isEdit && !closedReason)) {
    return (
      <ExistingRegistration
        registration={registration}
        isRegistrationOpen={!closedReason}
        onRegisterAnother={() => void registerAnother(registration)}
      />
    );
  }
  if (closedReason)
    return <RegistrationClosedPage flow={registrationFlows.email} phase={closedReason} edition={edition} />;
  return <PersonalForm edition={edition} existing={isEdit ? registration : null} invitationToken={invitationToken} />;
}

export const page = definePage({
  load: ({ store: { dispatch } }) =>
    loadRequired(
      dispatch(formApi.endpoints.currentForm.initiate('visitor-en', { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
      fetchRegistration(dispatch),
    ),
  head: () => ({ noindex: true }),
  crumbs: registrationCrumbs,
  Component: RegistrationView,
});
