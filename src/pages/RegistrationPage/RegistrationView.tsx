import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectEdition } from '@/api/site';
import { visitorApi } from '@/api/visitor';
import type { Edition, VisitorRegistration } from '@/api/types';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { AtHand } from '@/features/visitor/components/AtHand';
import { Closed } from '@/features/visitor/components/Closed';
import { closedPhase, type ClosedPhase } from '@/features/visitor/components/NoForm';
import { useAnother } from '@/features/visitor/useAnother';
import { ways, wayOf } from '@/features/visitor/ways';
import type { Locale } from '@/rules/locales';
import { selectPhase } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import { useOwnQuery } from '@/store/useOwnQuery';
import { FindView } from './FindView';
import { PersonalForm } from './PersonalForm';

/** Which of its faces the page shows follows from the address and the visitor's record. */
export function RegistrationView() {
  const location = useLocation();
  const query = useOwnQuery();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectPreRegistrationOpen) ?? phase === 'open';
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  if (query.has('find')) return <FindView lang={lang} />;
  // Unknown is not the same as none: a form must not open where a registration is.
  if (!edition || !data) return null;
  return (
    <Decided
      // A submission changes the record before one has gone on: what is shown was decided on arrival.
      key={location.key}
      lang={lang}
      edition={edition}
      closed={isOpen ? null : closedPhase(phase)}
      visit={data.registration}
      isEdit={query.has('edit')}
      invited={query.get('invited')}
    />
  );
}

interface DecidedProps {
  lang: Locale;
  edition: Edition;
  closed: ClosedPhase | null;
  visit: VisitorRegistration | null;
  isEdit: boolean;
  /** The token of an invitation's link. */
  invited: string | null;
}

function Decided({ visit: visitNow, closed, edition, isEdit, invited, lang }: DecidedProps) {
  const another = useAnother({ form: ways.en.form, start: ways.en.hrefs(lang).start });
  const [visit] = useState(visitNow);
  const isOwn = visit !== null && wayOf(visit).name === 'en';
  if (visit && !(isOwn && isEdit && !closed)) {
    return <AtHand lang={lang} visit={visit} isOpen={!closed} onAnother={() => void another(visit)} />;
  }
  if (closed) return <Closed lang={lang} way={ways.en} phase={closed} edition={edition} />;
  return <PersonalForm lang={lang} edition={edition} edited={isEdit ? visit : null} invited={invited} />;
}
