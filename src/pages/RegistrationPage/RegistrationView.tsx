import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { selectEdition } from '@/api/own';
import { visitorApi } from '@/api/visitor';
import type { Edition, VisitorRegistration } from '@/api/types';
import { selectPreRegistrationOpen, stepOf } from '@/features/registration/registrationSlice';
import {
  closedPhase,
  fullName,
  NoForm,
  RegisteredPanel,
  returnMessages,
  useClosedTitle,
  Way,
  type ClosedPhase,
} from '@/features/visitorEn';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { selectPhase } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import { ticketGone } from '@/state/ticketSlice';
import { FindView } from './FindView';
import { PersonalForm } from './PersonalForm';

interface PartProps {
  lang: Locale;
  arrival: string | null;
}

/** Which of its faces the page shows follows from the address and the visitor's record. */
export function RegistrationView() {
  const location = useLocation();
  const [query] = useSearchParams();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectPreRegistrationOpen) ?? phase === 'open';
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const part = { lang, arrival: location.key === 'default' ? null : location.key };
  if (query.has('find')) return <FindView {...part} />;
  // Unknown is not the same as none: a form must not open where a registration is.
  if (!edition || !data) return null;
  return (
    <Decided
      // A submission changes the record before one has gone on: what is shown was decided on arrival.
      key={location.key}
      {...part}
      edition={edition}
      closed={isOpen ? null : closedPhase(phase)}
      visit={data.registration}
      isEdit={query.has('edit')}
    />
  );
}

interface DecidedProps extends PartProps {
  edition: Edition;
  closed: ClosedPhase | null;
  visit: VisitorRegistration | null;
  isEdit: boolean;
}

function Decided({ visit: visitNow, closed, edition, isEdit, ...part }: DecidedProps) {
  const [visit] = useState(visitNow);
  if (visit && !(isEdit && !closed)) return <AtHand {...part} visit={visit} isOpen={!closed} />;
  if (closed) return <Closed {...part} phase={closed} edition={edition} />;
  return <PersonalForm {...part} edition={edition} edited={isEdit ? visit : null} />;
}

function AtHand({ visit, isOpen, lang, arrival }: PartProps & { visit: VisitorRegistration; isOpen: boolean }) {
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const name = fullName(visit);
  const isComplete = stepOf(visit) === 'complete';
  return (
    <Way
      step={isComplete ? 3 : 2}
      title={formatMessage(returnMessages.atHandTitle, { name: visit.firstName ?? name })}
      arrival={arrival}
    >
      <RegisteredPanel
        name={name}
        email={visit.email ?? ''}
        isComplete={isComplete}
        isOpen={isOpen}
        hrefs={{
          questionnaire: paths.registrationQuestionnaire.href({ lang }),
          result: paths.registrationResult.href({ lang }),
          edit: `${paths.registration.href({ lang })}?edit=1`,
        }}
        onAnother={() => {
          dispatch(ticketGone());
          void navigate(paths.registration.href({ lang }));
        }}
      />
    </Way>
  );
}

function Closed({ phase, edition, lang, arrival }: PartProps & { phase: ClosedPhase; edition: Edition }) {
  const hrefs = {
    find: `${paths.registration.href({ lang })}?find=1`,
    news: paths.news.href({ lang }),
    home: paths.home.href({ lang }),
  };
  return (
    <Way step={null} title={useClosedTitle(phase, edition)} arrival={arrival}>
      <NoForm locale={lang} phase={phase} edition={edition} hrefs={hrefs} />
    </Way>
  );
}
