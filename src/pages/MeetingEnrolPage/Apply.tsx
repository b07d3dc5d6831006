import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  type KnownPerson,
  type Meeting,
  meetingApi,
  type MeetingSummary,
  selectEdition,
  visitorApi,
  type MeetingEnrol,
} from '@/api';
import { usePrice } from '@/features/meeting/components/MeetingState';
import { AlsoMeetings } from '@/features/meeting/enrol/components/AlsoMeetings';
import { contactText, formAfterProof, contactPart } from '@/features/meeting/enrol/contact';
import { fullName } from '@/features/visitor/conversions';
import { contactOf } from '@/features/visitor/registrationFlows';
import { useEntry } from '@/features/visitor/zh/useEntry';
import { FormPart } from '@/forms/FormPart';
import { useDraft } from '@/forms/useDraft';
import { isChinese } from '@/i18n/locales';
import { overlapsOf } from '@/lib/overlaps';
import type { FormDefinition } from '@/rules/forms/types';
import { useServices } from '@/state/ServicesContext';
import { ticketGone } from '@/state/ticketSlice';
import { Button } from '@/ui/controls/Button';
import { fetchOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { useCallFailure } from '@/forms/failures';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { selectPersistedSource } from '@/state/persistedSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { useLocale } from '@/i18n/useLocale';
import { Prove } from './Prove';
import styles from './Enrol.module.css';

interface SubmitOptions {
  meeting: Meeting;
  contact: string;
  /** Other meetings to enrol in with it, all or none. */
  also: readonly string[];
  onUnproved: () => void;
  onDone: () => void;
}

/** Sends the enrolment, and shows it afterwards. */
function useSubmit({ meeting, contact, also, onUnproved, onDone }: SubmitOptions) {
  const [meetingEnroll] = meetingApi.endpoints.meetingEnroll.useMutation();
  const [meetingEnrollBatch] = meetingApi.endpoints.meetingEnrollBatch.useMutation();
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectPersistedSource);
  const failureOf = useCallFailure();
  return async ({ body }: FormSubmission): Promise<SubmitFailure | void> => {
    const person = {
      ...(body as unknown as Omit<MeetingEnrol, 'meetingId'>),
      ...contactPart(contact),
      ...(source && { source }),
    };
    const { error } = await (also.length > 0
      ? meetingEnrollBatch({ meetingEnrolBatch: { ...person, meetingIds: [meeting.id, ...also] } })
      : meetingEnroll({ meetingEnrol: { ...person, meetingId: meeting.id } }));
    const failure = error ? failureOf(error) : null;
    // A repeated click or a lost response: the enrolment exists, and it is this person's if the ticket opens it.
    if (failure && failure.reason !== 'enrolment.exists') {
      if (failure.reason === 'verify.proofMissing') onUnproved();
      return failure;
    }
    const own = await dispatch(fetchOwnEnrolments(meeting.id));
    if (failure && !own.some(({ state }) => state !== 'cancelled')) return failure;
    onDone();
  };
}

/** Shown before the form: seats left, the waiting list when there are none, and the price. */
function SeatNote({ meeting }: { meeting: Pick<Meeting, 'seats' | 'state' | 'price'> }) {
  const priceText = usePrice();
  const { total, left, waiting } = meeting.seats;
  const isFull = meeting.state === 'full';
  return (
    <div className={styles.note} data-full={isFull || undefined}>
      <p>
        {total === null || left === null ? (
          <FormattedMessage id="enrol.seatsAny" />
        ) : isFull ? (
          <FormattedMessage id="enrol.seatsNone" values={{ total, position: waiting + 1 }} />
        ) : (
          <FormattedMessage id="enrol.seatsLeft" values={{ total, left }} />
        )}
      </p>
      {meeting.price > 0 && (
        <p>
          <FormattedMessage id="enrol.fee" values={{ price: priceText(meeting.price) }} />
        </p>
      )}
    </div>
  );
}

interface ApplyProps {
  meeting: Meeting;
  form: FormDefinition;
}

/** The number of additional meetings on offer. */
const ALSO = 6;

/**
 * Other free, open meetings of the theme that don't overlap this one. They may overlap each other: the list shows
 * that.
 */
const canAlso = (meeting: Meeting, others: readonly MeetingSummary[]): MeetingSummary[] =>
  others
    .filter(({ id, price, state }) => id !== meeting.id && price === 0 && (state === 'open' || state === 'full'))
    .filter((other) => overlapsOf([meeting, other]).length === 0)
    .slice(0, ALSO);

/** First the verification of a contact, unless a registration on this device serves as proof; then the form. */
export function Apply({ meeting, form }: ApplyProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const edition = useSelector(selectEdition);
  const { clock } = useServices();
  const { isRead, entry, keep, drop } = useEntry(clock, 'meeting-enrol');
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const visit = data?.registration ?? null;
  // A registration is a proof until it expires, or its visitor wants to use another number.
  const [renewal, setRenewal] = useState<'tooOld' | 'wanted' | null>(null);
  const [person, setPerson] = useState<KnownPerson | null>(null);
  const ofVisit = visit && contactOf(visit);
  const contact = entry?.mobile ?? (renewal ? null : ofVisit) ?? null;
  const another = () => {
    drop();
    // The ticket of a registration belongs to another number.
    if (!entry) dispatch(ticketGone());
    setRenewal('wanted');
  };
  const known = useMemo(
    (): KnownPerson => ({
      ...(visit && { name: fullName(visit), ...(visit.company && { company: visit.company }) }),
      ...(visit?.email && { email: visit.email }),
      ...person,
    }),
    [visit, person],
  );
  const { data: charged = [] } = meetingApi.endpoints.meetingCharged.useQuery(
    { chargedRequest: { meetingId: meeting.id } },
    { skip: meeting.price === 0 },
  );
  const refunded = charged.map(({ payment }) => payment).find((payment) => payment?.state === 'refunded');
  const priceText = usePrice();
  const contacts = edition?.contacts;
  const phone = contacts && (isChinese(lang) ? contacts.phone : contacts.phoneInternational);
  const noscript = formatMessage({ id: 'enrol.noscript' }, { phone, email: contacts?.email });
  return (
    <>
      {refunded && (
        <p className={styles.intro} role="status">
          {formatMessage({ id: 'enrol.gaveBack' }, { price: priceText(refunded.amount) })}
        </p>
      )}
      <SeatNote meeting={meeting} />
      {contact === null || !isRead ? (
        <>
          {renewal === 'tooOld' && (
            <p className={styles.again} role="status">
              {formatMessage({ id: 'enrol.provedAgain' })}
            </p>
          )}
          <Prove
            meeting={meeting}
            noscript={noscript}
            onProved={(proved, known) => {
              setPerson(known);
              setRenewal(null);
              keep({ mobile: proved });
            }}
          />
        </>
      ) : (
        <>
          <p className={styles.proved}>
            <strong>{formatMessage({ id: 'enrol.proved' }, { contact: contactText(contact) })}</strong>
            <Button look="text" onClick={another}>
              {formatMessage({ id: 'enrol.other' })}
            </Button>
          </p>
          <Fill
            key={contact}
            meeting={meeting}
            form={form}
            contact={contact}
            known={known}
            noscript={noscript}
            onUnproved={() => {
              drop();
              setRenewal('tooOld');
            }}
          />
        </>
      )}
    </>
  );
}

interface FillProps extends ApplyProps {
  contact: string;
  known: KnownPerson;
  noscript: string;
  onUnproved: () => void;
}

function Fill({ meeting, form, contact, known, noscript, onUnproved }: FillProps) {
  const { formatMessage } = useIntl();
  const { data: theme } = meetingApi.endpoints.meetingTheme.useQuery(
    { id: meeting.themeId ?? '' },
    { skip: !meeting.themeId },
  );
  const definition = useMemo(() => formAfterProof(form, contact), [form, contact]);
  const draft = useDraft({ key: `meeting-enrol:${meeting.id}`, form });
  // The selection of other meetings is not a form field, so it has its own draft.
  const also = useDraft({ key: `meeting-enrol:${meeting.id}:also`, form: { version: form.version } });
  const offered = useMemo(() => canAlso(meeting, theme?.meetings ?? []), [meeting, theme]);
  const [ticked, setTicked] = useState<string[] | null>(null);
  const stored = also.draft?.values['ids'];
  const chosen = (ticked ?? (Array.isArray(stored) ? stored : [])).filter((id) =>
    offered.some((meeting) => meeting.id === id),
  );
  const submit = useSubmit({
    meeting,
    contact,
    also: chosen,
    onUnproved,
    onDone: () => {
      draft.drop();
      also.drop();
    },
  });
  return (
    <>
      <AlsoMeetings
        meetings={offered}
        chosen={chosen}
        onChange={(ids) => {
          setTicked(ids);
          also.save({ ids });
        }}
      />
      <FormPart
        definition={definition}
        draft={draft}
        initialValues={known as Record<string, string>}
        noscript={noscript}
        note={formatMessage({ id: 'enrol.note' })}
        onSubmit={submit}
      />
    </>
  );
}
