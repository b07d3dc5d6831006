import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { formApi } from '@/api/form';
import { meetingApi } from '@/api/meeting';
import type { Enrolment, Meeting } from '@/api/types';
import { MeetingFacts } from '@/features/meeting/components/MeetingFacts';
import { OtherEnrolments } from '@/features/meeting/enrol/components/OtherEnrolments';
import { enrolMessages, placeMessages } from '@/features/meeting/enrol/messages';
import { meetingMessages } from '@/features/meeting/messages';
import { dayText, hoursText, weekdayText } from '@/i18n/dates';
import { useOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { langOf, type Locale } from '@/i18n/locales';
import { paths } from '@/lib/paths';
import { localise } from '@/rules/locales';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { FormLayout } from '@/ui/FormLayout';
import { Apply } from './Apply';
import { Place } from './Place';
import styles from './Enrol.module.css';

/** Which of its faces the page shows follows from the meeting and from the place that the reader's ticket opens. */
export function EnrolView() {
  const { id = '' } = useParams();
  const { data: meeting } = meetingApi.endpoints.meetingById.useQuery({ id });
  const own = useOwnEnrolments(id);
  return meeting ? (
    <Enrol key={id} meeting={meeting} place={own.find(({ state }) => state !== 'cancelled') ?? null} />
  ) : null;
}

function Enrol({ meeting, place }: { meeting: Meeting; place: Enrolment | null }) {
  const { formatMessage } = useIntl();
  const lang = useSelector(selectLocale);
  const { clock } = useServices();
  const { data: form } = formApi.endpoints.currentForm.useQuery(meeting.form?.formId ?? '', { skip: !meeting.form });
  const { data: others = [] } = meetingApi.endpoints.meetingOtherEnrolls.useQuery({}, { skip: place === null });
  // What was there on arrival needs no word; what changes here moves the focus to its name.
  const [first] = useState(place?.state ?? null);
  const state = place?.state ?? null;
  const hasBegun = clock.now() >= new Date(meeting.enrolFrom);
  const canEnrol = meeting.state === 'open' || meeting.state === 'full';
  const title = place
    ? formatMessage(placeMessages[place.state], { position: place.waitingPosition ?? 0 })
    : canEnrol && form
      ? localise(form.title, lang)
      : formatMessage(enrolMessages.closedTitle);
  return (
    <FormLayout
      title={title}
      shown={state === first ? null : `state:${state ?? 'none'}`}
      intro={<About meeting={meeting} lang={lang} />}
      side={
        <>
          <MeetingFacts meeting={meeting} locale={lang} />
          <OtherEnrolments enrolments={others.filter(({ meetingId }) => meetingId !== meeting.id)} locale={lang} />
        </>
      }
    >
      {place ? (
        <Place meeting={meeting} enrolment={place} lang={lang} />
      ) : canEnrol && form ? (
        <Apply meeting={meeting} form={form} lang={lang} />
      ) : (
        <Closed meeting={meeting} hasBegun={hasBegun} lang={lang} />
      )}
    </FormLayout>
  );
}

function About({ meeting, lang }: { meeting: Meeting; lang: Locale }) {
  const { formatMessage } = useIntl();
  const { id, title, from, to, room } = meeting;
  return (
    <p>
      <span className={styles.meeting} lang={langOf(meeting.lang, lang)}>
        {title}
      </span>
      {dayText(from, lang)}, {weekdayText(from, lang)}, {hoursText(from, to)} · {room} ·{' '}
      <Anchor href={paths.meetingDetails.href({ lang, id })}>{formatMessage(enrolMessages.toMeeting)}</Anchor>
    </p>
  );
}

function Closed({ meeting, hasBegun, lang }: { meeting: Meeting; hasBegun: boolean; lang: Locale }) {
  const { formatMessage } = useIntl();
  const isEarly = meeting.state === 'closed' && !hasBegun;
  const text =
    meeting.state === 'over' || meeting.state === 'cancelled'
      ? formatMessage(meetingMessages[`${meeting.state}Text`])
      : isEarly
        ? formatMessage(meetingMessages.notYetText, { moment: dayText(meeting.enrolFrom, lang) })
        : formatMessage(meetingMessages.closedText);
  return (
    <div className={styles.closed}>
      <p>{text}</p>
      <Anchor href={paths.meetings.href({ lang })} className={buttonClass('second')}>
        {formatMessage(enrolMessages.toProgramme)}
      </Anchor>
    </div>
  );
}
