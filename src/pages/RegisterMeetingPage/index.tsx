/** Choosing meetings, an optional step of registration. */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { visitorApi, type VisitorRegistration, fetchLatest } from '@/api';
import { SidePanel } from '@/features/visitor/components/SidePanel';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fullName } from '@/features/visitor/conversions';
import { fetchVisit, visitCrumbs } from '@/features/visitor/visitPages';
import { hasFee, nextHref, currentStep, flowOf, registrationFlows } from '@/features/visitor/registrationFlows';
import { type ChoiceFailure, MeetingChoice } from '@/features/visitor/zh/MeetingChoice';
import { useCallFailure } from '@/forms/failures';
import { paths } from '@/lib/paths';
import { selectPersistedSource } from '@/state/persistedSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';

/** Enrols the visitor in all or none, and continues. */
function useEnrol({ id: registrationId }: VisitorRegistration, onDone: () => Promise<void>) {
  const [visitorEnrollMeeting] = visitorApi.endpoints.visitorEnrollMeeting.useMutation();
  const source = useSelector(selectPersistedSource);
  const failureOf = useCallFailure();
  return async (meetingIds: string[]): Promise<ChoiceFailure | void> => {
    if (meetingIds.length === 0) return onDone();
    const { error } = await visitorEnrollMeeting({
      visitorEnrol: { registrationId, meetingIds, ...(source && { source }) },
    });
    if (!error) return onDone();
    const { errors, message } = failureOf(error);
    return { messages: errors?.length ? errors.map((one) => one.message) : [message] };
  };
}

function MeetingView() {
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  return data?.registration ? <Choose key={data.registration.id} visit={data.registration} /> : null;
}

function Choose({ visit }: { visit: VisitorRegistration }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { data: meetings } = visitorApi.endpoints.visitorFindMeeting.useQuery({});
  const next = nextHref(visit, lang);
  const enrol = useEnrol(visit, async () => navigate(next));
  return (
    <FlowPage
      way="zh"
      step="meetings"
      pays={hasFee(visit)}
      title={formatMessage({ id: 'visitor.choiceTitle' })}
      intro={formatMessage({ id: 'visitor.choiceIntro' })}
      side={
        <SidePanel
          name={fullName(visit)}
          details={visit.company ?? ''}
          changeHref={registrationFlows.zh.hrefs(lang).edit}
          savedAt={null}
        />
      }
    >
      <MeetingChoice
        meetings={meetings ?? []}
        hrefOf={(id) => paths.meetingDetails.href({ lang, id })}
        skipHref={next}
        onEnrol={enrol}
      />
    </FlowPage>
  );
}

export const page = definePage({
  async load({ store: { dispatch }, locale: lang }) {
    const visitResult = fetchVisit(dispatch);
    await loadRequired(visitResult);
    const visit = (await visitResult).data?.registration;
    if (!visit) throw redirect(registrationFlows.zh.hrefs(lang).start, 303);
    if (flowOf(visit) !== registrationFlows.zh || currentStep(visit) === 'payment')
      throw redirect(nextHref(visit, lang), 303);
    await loadRequired(fetchLatest(dispatch, visitorApi.endpoints.visitorFindMeeting, {}));
  },
  head: () => ({ noindex: true }),
  crumbs: visitCrumbs,
  Component: MeetingView,
});
