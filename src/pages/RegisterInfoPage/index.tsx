/** The second step in Chinese: name, document, company; for a new or an existing registration. */
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { redirect, useLocation, useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { basicApi, type Edition, formApi, selectEdition, visitorApi, type VisitorRegistration } from '@/api';
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
import { RegistrationClosedPage } from '@/features/visitor/components/RegistrationClosedPage';
import { closedPhase } from '@/features/visitor/components/ClosedNotice';
import { fetchRegistration, registrationCrumbs } from '@/features/visitor/registrationPages';
import { flowOf, registrationFlows } from '@/features/visitor/registrationFlows';
import { useVerifiedEntry } from '@/features/visitor/zh/useVerifiedEntry';
import { selectPhase } from '@/state/countdownSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { InfoForm } from './InfoForm';

function InfoView() {
  const { key } = useLocation();
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  if (!edition || !data) return null;
  if (!isRegistrationOpen)
    return <RegistrationClosedPage flow={registrationFlows.mobile} phase={closedPhase(phase)} edition={edition} />;
  return <VerifiedInfo key={key} edition={edition} registration={data.registration} />;
}

interface VerifiedInfoProps {
  edition: Edition;
  registration: VisitorRegistration | null;
}

/** Without a verified number it redirects to verification. */
function VerifiedInfo({ edition, registration: currentRegistration }: VerifiedInfoProps) {
  const lang = useLocale();
  const navigate = useNavigate();
  // Submitting changes the record before navigation, so the view depends on the record at mount.
  const [registration] = useState(currentRegistration);
  const { isReady: isRead, entry, discard } = useVerifiedEntry(useServices().clock);
  const [isSent, setIsSent] = useState(false);
  const isVerificationMissing = isRead && !entry && !registration && !isSent;
  useEffect(() => {
    if (isVerificationMissing) void navigate(registrationFlows.mobile.hrefs(lang).start, { replace: true });
  }, [isVerificationMissing, lang, navigate]);
  const onSent = () => {
    setIsSent(true);
    discard();
  };
  return (
    <InfoForm
      edition={edition}
      existing={registration}
      entry={entry}
      isReady={isRead}
      onSent={onSent}
      onVerificationExpired={discard}
    />
  );
}

export const page = definePage({
  async load({ store: { dispatch }, locale: lang, query }) {
    const registrationQuery = fetchRegistration(dispatch);
    await loadRequired(
      registrationQuery,
      dispatch(formApi.endpoints.currentForm.initiate(registrationFlows.mobile.form, { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
    );
    const registration = (await registrationQuery).data?.registration;
    const isEdit = query.has('edit');
    // Editing requires a registration, and a new one requires that there is none.
    if (isEdit !== Boolean(registration)) throw redirect(registrationFlows.mobile.hrefs(lang).start, 303);
    if (registration && flowOf(registration) !== registrationFlows.mobile)
      throw redirect(flowOf(registration).hrefs(lang).edit, 303);
  },
  head: () => ({ noindex: true }),
  crumbs: registrationCrumbs,
  Component: InfoView,
});
