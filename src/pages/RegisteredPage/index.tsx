/**
 * The registration of a visitor by invitation or from the legacy `me` area: first the questionnaire, then the badge.
 */
import { useSelector } from 'react-redux';
import { redirect } from 'react-router-dom';
import { visitorApi } from '@/api';
import { selectIsRegistrationOpen } from '@/features/registration/registrationSlice';
import { ExistingRegistration } from '@/features/visitor/components/ExistingRegistration';
import { fetchRegistration } from '@/features/visitor/registrationPages';
import { useRegisterAnother } from '@/features/visitor/prefill';
import { paths } from '@/lib/paths';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';

interface RegisteredViewProps {
  /** Form and first page of the next visitor. */
  nextVisitor: { form: string; start: string };
}

function RegisteredView({ nextVisitor }: RegisteredViewProps) {
  const isRegistrationOpen = useSelector(selectIsRegistrationOpen);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const registerAnother = useRegisterAnother(nextVisitor);
  const registration = data?.registration;
  if (!registration) return null;
  return (
    <ExistingRegistration
      registration={registration}
      isRegistrationOpen={isRegistrationOpen}
      onRegisterAnother={() => void registerAnother(registration)}
    />
  );
}

/** @param start The first page of this flow, for users without a registration and for the next visitor. */
export function registeredPage(start: 'invitation' | 'meRegister') {
  const startHref = paths[start].href();
  const nextVisitor = { form: start === 'invitation' ? 'invitation' : 'me', start: startHref };
  return definePage({
    async load({ store: { dispatch } }) {
      const registrationQuery = fetchRegistration(dispatch);
      await loadRequired(registrationQuery);
      if (!(await registrationQuery).data?.registration) throw redirect(startHref, 303);
    },
    head: () => ({ noindex: true }),
    Component: () => <RegisteredView nextVisitor={nextVisitor} />,
  });
}
