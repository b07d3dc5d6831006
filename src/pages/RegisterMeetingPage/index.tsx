/** Choosing meetings, an optional step of registration. */
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { redirect, useNavigate } from 'react-router-dom';
import { useLocale } from '@/i18n/useLocale';
import { visitorApi, type VisitorRegistration, fetchLatest } from '@/api';
import { RegistrantPanel } from '@/features/visitor/components/RegistrantPanel';
import { FlowPage } from '@/features/visitor/components/FlowPage';
import { fullName } from '@/features/visitor/conversions';
import { fetchRegistration, registrationCrumbs } from '@/features/visitor/registrationPages';
import { hasFee, nextHref, currentStep, flowOf, registrationFlows } from '@/features/visitor/registrationFlows';
import { type EnrolFailure, MeetingChoice } from '@/features/visitor/zh/MeetingChoice';
import { useApiFailure } from '@/forms/apiFailure';
import { paths } from '@/lib/paths';
import { selectPersistedSource } from '@/state/persistedSlice';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired } from '@/pages/shared/loading';

/** Enrols the visitor in all chosen meetings or in none, and continues. */
function useEnrol({ id: registrationId }: VisitorRegistration, onEnrolled: () => Promise<void>) {
  const [visitorEnrollMeeting] = visitorApi.endpoints.visitorEnrollMeeting.useMutation();
  const source = useSelector(selectPersistedSource);
  const toFailure = useApiFailure();
  return async (meetingIds: string[]): Promise<EnrolFailure | void> => {
    if (meetingIds.length === 0) return onEnrolled();
    const { error } = await visitorEnrollMeeting({ registrationId, meetingIds, ...(source && { source }) });
    if (!error) return onEnrolled();
    const { errors, message } = toFailure(error);
    return { messages: errors?.length ? errors.map((fieldError) => fieldError.message) : [message] };
  };
}

function MeetingView() {
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  return data?.registration ? <ChooseMeetings key={data.registration.id} registration={data.registration} /> : null;
}

function ChooseMeetings({ registration }: { registration: VisitorRegistration }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { data: meetings } = visitorApi.endpoints.visitorFindMeeting.useQuery(undefined);
  const nextPath = nextHref(registration, lang);
  const enrol = useEnrol(registration, async () => navigate(nextPath));
  return (
    <FlowPage
      flow="mobile"
      step="meetings"
      hasFee={hasFee(registration)}
      title={formatMessage({ id: 'visitor.choiceTitle' })}
      intro={formatMessage({ id: 'visitor.choiceIntro' })}
      side={
        <RegistrantPanel
          name={fullName(registration)}
          details={registration.company ?? ''}
          changeHref={registrationFlows.mobile.hrefs(lang).edit}
          savedAt={null}
        />
      }
    >
      <MeetingChoice
        meetings={meetings ?? []}
        hrefOf={(id) => paths.meetingDetails.href({ lang, id })}
        skipHref={nextPath}
        onEnrol={enrol}
      />
    </FlowPage>
  );
}

export const page = definePage({
  async load({ store: { dispatch }, locale: lang }) {
    const registrationQuery = fetchRegistration(dispatch);
    await loadRequired(registrationQuery);
    const registration = (await registrationQuery).data?.registration;
    if (!registration) throw redirect(registrationFlows.mobile.hrefs(lang).start, 303);
    if (flowOf(registration) !== registrationFlows.mobile || currentStep(registration) === 'payment')
      throw redirect(nextHref(registration, lang), 303);
    await loadRequired(fetchLatest(dispatch, visitorApi.endpoints.visitorFindMeeting, undefined));
  },
  head: () => ({ noindex: true }),
  crumbs: registrationCrumbs,
  Component: MeetingView,
});
