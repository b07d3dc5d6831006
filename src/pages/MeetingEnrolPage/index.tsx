/**
 * Enrolment in a meeting: a separate form document, so that the details page stays light and cached (decision 0008).
 */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { type Enrolment, exhibitorApi, formApi, type Meeting, meetingApi } from '@/api';
import { MeetingSummaryList } from '@/features/meeting/components/MeetingSummaryList';
import { fetchMyEnrolments, useMyEnrolments } from '@/features/meeting/myEnrolments';
import { fetchRegistration } from '@/features/visitor/registrationPages';
import { useLocale } from '@/i18n/useLocale';
import { formatDate, formatExhibitionDay, formatMeetingTime, formatTimeRange, formatWeekday } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import type { TextId } from '@/lib/textIds';
import { localise } from '@/rules/locales';
import { shanghaiDate } from '@/rules/shanghai';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { definePage } from '@/pages/shared/definePage';
import { loadRequired, loadOptional } from '@/pages/shared/loading';
import type { RootState } from '@/app/store/makeStore';
import { Anchor } from '@/ui/controls/Anchor';
import { buttonClass } from '@/ui/controls/Button';
import { FormLayout } from '@/ui/layout/FormLayout';
import { EnrolmentForm } from './EnrolmentForm';
import styles from './Enrol.module.css';
import { MyEnrolment } from './MyEnrolment';

/** The person's other enrolments, by time. */
function OtherEnrolments({ enrolments }: { enrolments: readonly Enrolment[] }) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  if (enrolments.length === 0) return null;
  return (
    <section aria-labelledby="other-enrolments">
      <h2 id="other-enrolments" className={styles.title}>
        {formatMessage({ id: 'enrol.othersTitle' })}
      </h2>
      <ul>
        {[...enrolments]
          .sort((one, other) => one.from.localeCompare(other.from))
          .map(({ id, meetingId, meetingTitle, from, to, room, state, waitingPosition }) => {
            const day = shanghaiDate(new Date(from));
            return (
              <li key={id} className={styles.item}>
                <Anchor href={paths.meetingEnrol.href({ lang: locale, id: meetingId })} className={styles.name}>
                  {meetingTitle}
                </Anchor>
                <span className={styles.facts}>
                  {formatExhibitionDay(day, locale)} {formatWeekday(day, locale)} · {formatTimeRange(from, to)} · {room}
                </span>
                <span className={styles.state} data-state={state}>
                  {formatMessage({ id: 'enrol.stateShort' }, { state, position: waitingPosition ?? 0 })}
                </span>
              </li>
            );
          })}
      </ul>
    </section>
  );
}

/** The view depends on the meeting and on the enrolment that the user's ticket opens. */
function EnrolPage() {
  const { id = '' } = useParams();
  const { data: meeting } = meetingApi.endpoints.meetingById.useQuery(id);
  const myEnrolments = useMyEnrolments(id);
  return meeting ? (
    <EnrolmentView key={id} meeting={meeting} place={myEnrolments.find(({ state }) => state !== 'cancelled') ?? null} />
  ) : null;
}

const TITLES = {
  enrolled: 'enrol.stateEnrolled',
  waiting: 'enrol.stateWaiting',
  awaitingPayment: 'enrol.stateAwaitingPayment',
  paid: 'enrol.statePaid',
  signedIn: 'enrol.stateSignedIn',
  cancelled: 'enrol.stateCancelled',
} as const satisfies Record<Enrolment['state'], TextId>;

function EnrolmentView({ meeting, place: enrolment }: { meeting: Meeting; place: Enrolment | null }) {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const { clock } = useServices();
  const { data: form } = formApi.endpoints.currentForm.useQuery(meeting.form?.formId ?? '', { skip: !meeting.form });
  const { data: others = [] } = meetingApi.endpoints.meetingOtherEnrolls.useQuery(undefined, {
    skip: enrolment === null,
  });
  // The initial state is not announced; a state change moves the focus to the title.
  const [initialState] = useState(enrolment?.state ?? null);
  const state = enrolment?.state ?? null;
  const hasEnrolmentOpened = clock.now() >= new Date(meeting.enrolFrom);
  const canEnrol = meeting.state === 'open' || meeting.state === 'full';
  const title = enrolment
    ? formatMessage({ id: TITLES[enrolment.state] }, { position: enrolment.waitingPosition ?? 0 })
    : canEnrol && form
      ? localise(form.title, lang)
      : formatMessage({ id: 'enrol.closedTitle' });
  return (
    <FormLayout
      title={title}
      contentKey={state === initialState ? null : `state:${state ?? 'none'}`}
      intro={<MeetingSummaryLine meeting={meeting} />}
      side={
        <>
          <MeetingSummaryList meeting={meeting} />
          <OtherEnrolments enrolments={others.filter(({ meetingId }) => meetingId !== meeting.id)} />
        </>
      }
    >
      {enrolment ? (
        <MyEnrolment meeting={meeting} enrolment={enrolment} />
      ) : canEnrol && form ? (
        <EnrolmentForm meeting={meeting} form={form} />
      ) : (
        <EnrolmentClosed meeting={meeting} hasEnrolmentOpened={hasEnrolmentOpened} />
      )}
    </FormLayout>
  );
}

function MeetingSummaryLine({ meeting }: { meeting: Meeting }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const { id, title, from, to, room } = meeting;
  return (
    <p>
      <span className={styles.meeting} lang={langOf(meeting.lang, lang)}>
        {title}
      </span>
      {formatMeetingTime(from, to, lang)} · {room} ·{' '}
      <Anchor href={paths.meetingDetails.href({ lang, id })}>{formatMessage({ id: 'enrol.toMeeting' })}</Anchor>
    </p>
  );
}

function EnrolmentClosed({ meeting, hasEnrolmentOpened }: { meeting: Meeting; hasEnrolmentOpened: boolean }) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const isEarly = meeting.state === 'closed' && !hasEnrolmentOpened;
  const text =
    meeting.state === 'over' || meeting.state === 'cancelled'
      ? formatMessage({ id: `meeting.${meeting.state}Text` })
      : isEarly
        ? formatMessage({ id: 'meeting.notYetText' }, { moment: formatDate(meeting.enrolFrom, lang) })
        : formatMessage({ id: 'meeting.closedText' });
  return (
    <div className={styles.closed}>
      <p>{text}</p>
      <Anchor href={paths.meetings.href({ lang })} className={buttonClass('secondary')}>
        {formatMessage({ id: 'enrol.toProgramme' })}
      </Anchor>
    </div>
  );
}

const unsubscribed = { subscribe: false } as const;
const meetingOf = (state: RootState, id = '') => meetingApi.endpoints.meetingById.select(id)(state).data;

export const page = definePage({
  async load({ store: { dispatch, getState }, params: { id = '' } }) {
    const meeting = dispatch(meetingApi.endpoints.meetingById.initiate(id, { ...unsubscribed, forceRefetch: true }));
    await Promise.all([
      loadRequired(meeting),
      loadOptional(fetchRegistration(dispatch)),
      dispatch(fetchMyEnrolments(id)),
    ]);
    const { form, themeId, price } = meetingOf(getState(), id) ?? {};
    await loadOptional(
      ...(form ? [dispatch(formApi.endpoints.currentForm.initiate(form.formId, unsubscribed))] : []),
      ...(themeId ? [dispatch(meetingApi.endpoints.meetingTheme.initiate(themeId, unsubscribed))] : []),
      ...(price ? [dispatch(meetingApi.endpoints.meetingCharged.initiate({ meetingId: id }, unsubscribed))] : []),
      dispatch(exhibitorApi.endpoints.exhibitorHalls.initiate(undefined, unsubscribed)),
    );
  },
  head: (state, { params }) => ({ title: meetingOf(state, params.id)?.title, noindex: true }),
  crumbs: (state, { locale, params: { id = '' } }) => [
    { message: 'shell.home', path: paths.home.href({ lang: locale }) },
    { message: 'meeting.title', path: paths.meetings.href({ lang: locale }) },
    { name: meetingOf(state, id)?.title ?? '', path: paths.meetingDetails.href({ lang: locale, id }) },
    { message: 'enrol.crumb' },
  ],
  Component: EnrolPage,
});
