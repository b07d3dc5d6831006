import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectEdition } from '@/api/site';
import { visitorApi } from '@/api/visitor';
import type { Edition, VisitorRegistration } from '@/api/types';
import { selectPreRegistrationOpen } from '@/features/registration/registrationSlice';
import { Closed } from '@/features/visitor/components/Closed';
import { closedPhase } from '@/features/visitor/components/NoForm';
import { ways } from '@/features/visitor/ways';
import { useEntry } from '@/features/visitor/zh/useEntry';
import type { Locale } from '@/rules/locales';
import { selectPhase } from '@/state/countdownSlice';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { InfoForm } from './InfoForm';

export function InfoView() {
  const { key } = useLocation();
  const lang = useSelector(selectLocale);
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectPreRegistrationOpen) ?? phase === 'open';
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  if (!edition || !data) return null;
  if (!isOpen) return <Closed lang={lang} way={ways.zh} phase={closedPhase(phase)} edition={edition} />;
  return <Proved key={key} lang={lang} edition={edition} visit={data.registration} />;
}

interface ProvedProps {
  lang: Locale;
  edition: Edition;
  visit: VisitorRegistration | null;
}

/** Without a proved number the way begins where one is proved. */
function Proved({ lang, edition, visit: visitNow }: ProvedProps) {
  const navigate = useNavigate();
  // A submission changes the record before one has gone on: what is shown was decided on arrival.
  const [visit] = useState(visitNow);
  const { isRead, entry, drop } = useEntry(useServices().clock);
  const [isSent, setIsSent] = useState(false);
  const isLost = isRead && !entry && !visit && !isSent;
  useEffect(() => {
    if (isLost) void navigate(ways.zh.hrefs(lang).start, { replace: true });
  }, [isLost, lang, navigate]);
  const onSent = () => {
    setIsSent(true);
    drop();
  };
  return (
    <InfoForm
      lang={lang}
      edition={edition}
      edited={visit}
      entry={entry}
      isReady={isRead}
      onSent={onSent}
      onUnproved={drop}
    />
  );
}
