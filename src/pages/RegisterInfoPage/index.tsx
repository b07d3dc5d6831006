/** The second step in Chinese: name, document, company; for a new or an existing registration. */
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { redirect, useLocation, useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { basicApi, type Edition, formApi, selectEdition, visitorApi, type VisitorRegistration } from '@/api';
import { selectRegistrationOpen } from '@/features/registration/registrationSlice';
import { Closed } from '@/features/visitor/components/Closed';
import { closedPhase } from '@/features/visitor/components/NoForm';
import { fetchVisit, visitCrumbs } from '@/features/visitor/visitPages';
import { flowOf, registrationFlows } from '@/features/visitor/registrationFlows';
import { useEntry } from '@/features/visitor/zh/useEntry';
import { selectPhase } from '@/state/countdownSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { InfoForm } from './InfoForm';

function InfoView() {
  const { key } = useLocation();
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectRegistrationOpen);
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  if (!edition || !data) return null;
  if (!isOpen) return <Closed way={registrationFlows.zh} phase={closedPhase(phase)} edition={edition} />;
  return <Proved key={key} edition={edition} visit={data.registration} />;
}

interface ProvedProps {
  edition: Edition;
  visit: VisitorRegistration | null;
}

/** Without a verified number it redirects to verification. */
function Proved({ edition, visit: visitNow }: ProvedProps) {
  const lang = useLocale();
  const navigate = useNavigate();
  // Submitting changes the record before navigation: the view is decided on mount.
  const [visit] = useState(visitNow);
  const { isRead, entry, drop } = useEntry(useServices().clock);
  const [isSent, setIsSent] = useState(false);
  const isLost = isRead && !entry && !visit && !isSent;
  useEffect(() => {
    if (isLost) void navigate(registrationFlows.zh.hrefs(lang).start, { replace: true });
  }, [isLost, lang, navigate]);
  const onSent = () => {
    setIsSent(true);
    drop();
  };
  return <InfoForm edition={edition} edited={visit} entry={entry} isReady={isRead} onSent={onSent} onUnproved={drop} />;
}

export const page = definePage({
  async load({ store: { dispatch }, locale: lang, query }) {
    const visitResult = fetchVisit(dispatch);
    await loadRequired(
      visitResult,
      dispatch(formApi.endpoints.currentForm.initiate(registrationFlows.zh.form, { subscribe: false })),
      dispatch(basicApi.endpoints.basicCountries.initiate(undefined, { subscribe: false })),
    );
    const visit = (await visitResult).data?.registration;
    const isEdit = query.has('edit');
    // Editing requires a registration, and a new one requires that there is none.
    if (isEdit !== Boolean(visit)) throw redirect(registrationFlows.zh.hrefs(lang).start, 303);
    if (visit && flowOf(visit) !== registrationFlows.zh) throw redirect(flowOf(visit).hrefs(lang).edit, 303);
  },
  head: () => ({ noindex: true }),
  crumbs: visitCrumbs,
  Component: InfoView,
});
