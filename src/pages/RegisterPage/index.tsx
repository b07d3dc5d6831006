/**
 * The first step in Chinese: the mobile number, which also opens an existing registration. Type 2 is the delegation.
 */
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { redirect, useLocation, useParams } from 'react-router-dom';
import { type Edition, selectEdition, visitorApi, type VisitorRegistration } from '@/api';
import { groupCrumbs, fetchGroup } from '@/features/group/groupPages';
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
import { ExistingRegistration } from '@/features/visitor/components/ExistingRegistration';
import { RegistrationClosedPage } from '@/features/visitor/components/RegistrationClosedPage';
import { closedPhase, type ClosedPhase } from '@/features/visitor/components/ClosedNotice';
import { fetchRegistration, registrationCrumbs } from '@/features/visitor/registrationPages';
import { useRegisterAnother } from '@/features/visitor/prefill';
import { flowOf, registrationFlows } from '@/features/visitor/registrationFlows';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { useRouteQuery } from '@/pages/shared/useRouteQuery';
import { EntryForm } from './EntryForm';
import { GroupEntry } from './GroupEntry';

/** The type of a delegation in the URL; 1 is one person. */
const DELEGATION = '2';

/** Renders the delegation or the individual registration, depending on the URL. */
function RegisterView() {
  const { type } = useParams();
  const location = useLocation();
  const query = useRouteQuery();
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  if (!edition) return null;
  if (type === DELEGATION) return <GroupEntry key={location.key} {...{ edition, phase, isRegistrationOpen }} />;
  return (
    <IndividualRegistration
      key={location.key}
      edition={edition}
      closedReason={isRegistrationOpen ? null : closedPhase(phase)}
      isEdit={query.has('edit')}
      invitationToken={query.get('invited')}
    />
  );
}

function IndividualRegistration(props: Omit<RegistrationSwitchProps, 'registration'>) {
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  return data ? <RegistrationSwitch {...props} registration={data.registration} /> : null;
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
    form: registrationFlows.mobile.form,
    start: registrationFlows.mobile.hrefs(lang).start,
  });
  // The first step sets a ticket before navigation, so the view depends on the record at mount.
  const [registration] = useState(currentRegistration);
  const isChangingNumber =
    registration !== null && isEdit && !closedReason && flowOf(registration) === registrationFlows.mobile;
  if (registration && !isChangingNumber) {
    const onAnother = () => void registerAnother(registration);
    return (
      <ExistingRegistration
        registration={registration}
        isRegistrationOpen={!closedReason}
        onRegisterAnother={onAnother}
      />
    );
  }
  if (closedReason)
    return <RegistrationClosedPage flow={registrationFlows.mobile} phase={closedReason} edition={edition} />;
  return <EntryForm edition={edition} isChangingNumber={isChangingNumber} invitationToken={invitationToken} />;
}

const TYPES = ['1', DELEGATION];

export const page = definePage({
  async load({ store: { dispatch }, locale: lang, params, url }) {
    if (params.type === undefined) {
      // Keeps the query, because the next page tracks campaign keys.
      const { search } = new URL(url, 'http://site');
      throw redirect(paths.register.href({ lang, type: 1 }) + search);
    }
    if (!TYPES.includes(params.type)) throw new Response(null, { status: 404 });
    await loadRequired(params.type === DELEGATION ? fetchGroup(dispatch) : fetchRegistration(dispatch));
  },
  crumbs: (state, context) => (context.params.type === DELEGATION ? groupCrumbs : registrationCrumbs)(state, context),
  Component: RegisterView,
});
