/**
 * The first step in Chinese: the mobile number, which also opens an existing registration. Type 2 is the delegation.
 */
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { redirect, useLocation, useParams } from 'react-router-dom';
import { type Edition, selectEdition, visitorApi, type VisitorRegistration } from '@/api';
import { groupCrumbs, fetchGroup } from '@/features/group/groupPages';
import { selectRegistrationOpen } from '@/features/registration/registrationSlice';
import { ExistingRegistration } from '@/features/visitor/components/ExistingRegistration';
import { Closed } from '@/features/visitor/components/Closed';
import { closedPhase, type ClosedPhase } from '@/features/visitor/components/NoForm';
import { fetchVisit, visitCrumbs } from '@/features/visitor/visitPages';
import { useAnother } from '@/features/visitor/prefill';
import { flowOf, registrationFlows } from '@/features/visitor/registrationFlows';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { selectPhase } from '@/state/countdownSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';
import { useOwnQuery } from '@/pages/shared/useOwnQuery';
import { EntryForm } from './EntryForm';
import { GroupEntry } from './GroupEntry';

/** The type of a delegation in the URL; 1 is one person. */
const DELEGATION = '2';

/** The view depends on the URL and the visitor's record. */
function RegisterView() {
  const { type } = useParams();
  const location = useLocation();
  const query = useOwnQuery();
  const edition = useSelector(selectEdition);
  const phase = useSelector(selectPhase);
  const isOpen = useSelector(selectRegistrationOpen);
  if (!edition) return null;
  if (type === DELEGATION) return <GroupEntry key={location.key} {...{ edition, phase, isOpen }} />;
  return (
    <OnePerson
      key={location.key}
      edition={edition}
      closed={isOpen ? null : closedPhase(phase)}
      isEdit={query.has('edit')}
      invited={query.get('invited')}
    />
  );
}

function OnePerson(props: Omit<DecidedProps, 'visit'>) {
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  return data ? <Decided {...props} visit={data.registration} /> : null;
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
  const another = useAnother({ form: registrationFlows.zh.form, start: registrationFlows.zh.hrefs(lang).start });
  // The first step sets a ticket before navigation: the view is decided on mount.
  const [visit] = useState(visitNow);
  const moves = visit !== null && isEdit && !closed && flowOf(visit) === registrationFlows.zh;
  if (visit && !moves) {
    const onAnother = () => void another(visit);
    return <ExistingRegistration visit={visit} isOpen={!closed} onAnother={onAnother} />;
  }
  if (closed) return <Closed way={registrationFlows.zh} phase={closed} edition={edition} />;
  return <EntryForm edition={edition} moves={moves} invited={invited} />;
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
    await loadRequired(params.type === DELEGATION ? fetchGroup(dispatch) : fetchVisit(dispatch));
  },
  crumbs: (state, world) => (world.params.type === DELEGATION ? groupCrumbs : visitCrumbs)(state, world),
  Component: RegisterView,
});
