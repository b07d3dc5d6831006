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
import { selectRegistrationOpen } from '@/features/registration/registrationSlice';
import { ExistingRegistration } from '@/features/visitor/components/ExistingRegistration';
import { Closed } from '@/features/visitor/components/Closed';
import { type FindFailure, FindMine } from '@/features/visitor/components/FindMine';
import { closedPhase, type ClosedPhase } from '@/features/visitor/components/NoForm';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fetchVisit, visitCrumbs } from '@/features/visitor/visitPages';
import { useAnother } from '@/features/visitor/prefill';
import { useOpenMine } from '@/features/visitor/useOpenMine';
import { nextHref, flowOf, registrationFlows } from '@/features/visitor/registrationFlows';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { PersonalForm } from './PersonalForm';

/** Opens a registration by its e-mail address. */
function FindView() {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { sendCode, solve, codeWait, captcha } = useSendCode('find');
  const open = useOpenMine('email', solve);
  const onOpen = async (email: string, code: string): Promise<FindFailure | void> => {
    const opened = await open(email, code);
    if ('failure' in opened) return opened.failure;
    if (!opened.found.registration) return { isAbsent: true };
    await navigate(nextHref(opened.found.registration, lang));
  };
  return (
    <FlowPage
      step={null}
      title={formatMessage({ id: 'visitor.findTitle' })}
      intro={formatMessage({ id: 'visitor.findIntro' })}
    >
      <FindMine
        contact="email"
        onSendCode={sendCode}
        codeWait={codeWait}
        onOpen={onOpen}
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
  const query = useOwnQuery();
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectRegistrationOpen);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  if (query.has('find')) return <FindView />;
  // Unknown differs from none: a form must not open when there may be a registration.
  if (!edition || !data) return null;
  return (
    <Decided
      // Submitting changes the record before navigation: the view is decided on mount.
      key={location.key}
      edition={edition}
      closed={isOpen ? null : closedPhase(phase)}
      visit={data.registration}
      isEdit={query.has('edit')}
      invited={query.get('invited')}
    />
  );
}

interface DecidedProps {
  edition: Edition;
  closed: ClosedPhase | null;
  visit: VisitorRegistration | null;
  isEdit: boolean;
  /** The token of an invitation link. */
  invited: string | null;
}

function Decided({ visit: visitNow, closed, edition, isEdit, invited }: DecidedProps) {
  const lang = useLocale();
  const another = useAnother({ form: registrationFlows.en.form, start: registrationFlows.en.hrefs(lang).start });
  const [visit] = useState(visitNow);
  const isOwn = visit !== null && flowOf(visit).name === 'en';
  if (visit && !(isOwn && isEdit && !closed)) {
    return <ExistingRegistration visit={visit} isOpen={!closed} onAnother={() => void another(visit)} />;
  }
  if (closed) return <Closed way={registrationFlows.en} phase={closed} edition={edition} />;
  return <PersonalForm edition={edition} edited={isEdit ? visit : null} invited={invited} />;
}

export const page = definePage({
  load: ({ store: { dispatch } }) =>
    loadRequired(
      dispatch(formApi.endpoints.currentForm.initiate('visitor-en', { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
      fetchVisit(dispatch),
    ),
  head: () => ({ noindex: true }),
  crumbs: visitCrumbs,
  Component: RegistrationView,
});
