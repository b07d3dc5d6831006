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
import { useFormatPrice } from '@/features/meeting/components/MeetingState';
import { AdditionalMeetings } from '@/features/meeting/enrol/components/AdditionalMeetings';
import { formatContact, formWithoutContact, contactParam } from '@/features/meeting/enrol/contact';
import { fullName } from '@/features/visitor/conversions';
import { contactOf } from '@/features/visitor/registrationFlows';
import { useVerifiedEntry } from '@/features/visitor/zh/useVerifiedEntry';
import { EmbeddedForm } from '@/forms/EmbeddedForm';
import { useDraft } from '@/forms/useDraft';
import { isChinese } from '@/i18n/locales';
import { findOverlaps } from '@/lib/overlaps';
import type { FormDefinition } from '@/rules/forms/types';
import { useServices } from '@/state/ServicesContext';
import { ticketCleared } from '@/state/ticketSlice';
import { Button } from '@/ui/controls/Button';
import { fetchMyEnrolments } from '@/features/meeting/myEnrolments';
import { useApiFailure } from '@/forms/apiFailure';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { selectPersistedSource } from '@/state/persistedSlice';
import type { AppDispatch } from '@/app/store/makeStore';
import { useLocale } from '@/i18n/useLocale';
import { VerifyContact } from './VerifyContact';
import styles from './Enrol.module.css';

interface SubmitOptions {
  meeting: Meeting;
  contact: string;
  /** Other meetings to enrol in with it, all or none. */
  additionalIds: readonly string[];
  onVerificationExpired: () => void;
  onEnrolled: () => void;
}

/** Sends the enrolment, and shows it afterwards. */
function useSubmitEnrolment({ meeting, contact, additionalIds, onVerificationExpired, onEnrolled }: SubmitOptions) {
  const [meetingEnroll] = meetingApi.endpoints.meetingEnroll.useMutation();
  const [meetingEnrollBatch] = meetingApi.endpoints.meetingEnrollBatch.useMutation();
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectPersistedSource);
  const toFailure = useApiFailure();
  return async ({ body }: FormSubmission): Promise<SubmitFailure | void> => {
    const person = {
      ...(body as unknown as Omit<MeetingEnrol, 'meetingId'>),
      ...contactParam(contact),
      ...(source && { source }),
    };
    const { error } = await (additionalIds.length > 0
      ? meetingEnrollBatch({ ...person, meetingIds: [meeting.id, ...additionalIds] })
      : meetingEnroll({ ...person, meetingId: meeting.id }));
    const failure = error ? toFailure(error, additionalIds.length > 0 ? 'meetingEnrollBatch' : 'meetingEnroll') : null;
    // After a repeated click or a lost response the enrolment exists already. It belongs to this person if the ticket
    // opens it.
    if (failure && failure.reason !== 'enrolment.exists') {
      if (failure.reason === 'verify.proofMissing') onVerificationExpired();
      return failure;
    }
    const myEnrolments = await dispatch(fetchMyEnrolments(meeting.id));
    if (failure && !myEnrolments.some(({ state }) => state !== 'cancelled')) return failure;
    onEnrolled();
  };
}

/** Shown before the form: seats left, the waiting list when there are none, and the price. */
function SeatNote({ meeting }: { meeting: Pick<Meeting, 'seats' | 'state' | 'price'> }) {
  const formatPrice = useFormatPrice();
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
          <FormattedMessage id="enrol.fee" values={{ price: formatPrice(meeting.price) }} />
        </p>
      )}
    </div>
  );
}

interface EnrolmentFormProps {
  meeting: Meeting;
  form: FormDefinition;
}

/** The number of additional meetings on offer. */
const MAX_ADDITIONAL_MEETINGS = 6;

/**
 * Other free, open meetings of the theme that don't overlap this one. They may overlap each other: the list shows
 * that.
 */
const combinableMeetings = (meeting: Meeting, others: readonly MeetingSummary[]): MeetingSummary[] =>
  others
    .filter(({ id, price, state }) => id !== meeting.id && price === 0 && (state === 'open' || state === 'full'))
    .filter((other) => findOverlaps([meeting, other]).length === 0)
    .slice(0, MAX_ADDITIONAL_MEETINGS);

/** First the verification of a contact, unless a registration on this device replaces it; then the form. */
export function EnrolmentForm({ meeting, form }: EnrolmentFormProps) {
  const lang = useLocale();
  const { formatMessage } = useIntl();
  const dispatch = useDispatch();
  const edition = useSelector(selectEdition);
  const { clock } = useServices();
  const { isReady, entry, storeEntry, discard } = useVerifiedEntry(clock, 'meeting-enrol');
  const { data } = visitorApi.endpoints.visitorFindVisit.useQuery();
  const registration = data?.registration ?? null;
  // A registration counts as verification until it expires, or its visitor wants to use another number.
  const [reverifyReason, setReverifyReason] = useState<'tooOld' | 'wanted' | null>(null);
  const [person, setPerson] = useState<KnownPerson | null>(null);
  const registrationContact = registration && contactOf(registration);
  const contact = entry?.mobile ?? (reverifyReason ? null : registrationContact) ?? null;
  const useOtherContact = () => {
    discard();
    // The ticket of a registration belongs to another number.
    if (!entry) dispatch(ticketCleared());
    setReverifyReason('wanted');
  };
  const knownPerson = useMemo(
    (): KnownPerson => ({
      ...(registration && {
        name: fullName(registration),
        ...(registration.company && { company: registration.company }),
      }),
      ...(registration?.email && { email: registration.email }),
      ...person,
    }),
    [registration, person],
  );
  const { data: paidEnrolments = [] } = meetingApi.endpoints.meetingCharged.useQuery(
    { meetingId: meeting.id },
    { skip: meeting.price === 0 },
  );
  const refundedPayment = paidEnrolments.map(({ payment }) => payment).find((payment) => payment?.state === 'refunded');
  const formatPrice = useFormatPrice();
  const contacts = edition?.contacts;
  const phone = contacts && (isChinese(lang) ? contacts.phone : contacts.phoneInternational);
  const noscript = formatMessage({ id: 'enrol.noscript' }, { phone, email: contacts?.email });
  return (
    <>
      {refundedPayment && (
        <p className={styles.intro} role="status">
          {formatMessage({ id: 'enrol.cancelledRefunded' }, { price: formatPrice(refundedPayment.amount) })}
        </p>
      )}
      <SeatNote meeting={meeting} />
      {contact === null || !isReady ? (
        <>
          {reverifyReason === 'tooOld' && (
            <p className={styles.again} role="status">
              {formatMessage({ id: 'enrol.verificationExpired' })}
            </p>
          )}
          <VerifyContact
            meeting={meeting}
            noscript={noscript}
            onVerified={(verifiedContact, foundPerson) => {
              setPerson(foundPerson);
              setReverifyReason(null);
              storeEntry({ mobile: verifiedContact });
            }}
          />
        </>
      ) : (
        <>
          <p className={styles.proved}>
            <strong>{formatMessage({ id: 'enrol.verified' }, { contact: formatContact(contact) })}</strong>
            <Button variant="text" onClick={useOtherContact}>
              {formatMessage({ id: 'enrol.useAnother' })}
            </Button>
          </p>
          <EnrolmentFields
            key={contact}
            meeting={meeting}
            form={form}
            contact={contact}
            knownPerson={knownPerson}
            noscript={noscript}
            onVerificationExpired={() => {
              discard();
              setReverifyReason('tooOld');
            }}
          />
        </>
      )}
    </>
  );
}

interface EnrolmentFieldsProps extends EnrolmentFormProps {
  contact: string;
  knownPerson: KnownPerson;
  noscript: string;
  onVerificationExpired: () => void;
}

function EnrolmentFields({
  meeting,
  form,
  contact,
  knownPerson,
  noscript,
  onVerificationExpired,
}: EnrolmentFieldsProps) {
  const { formatMessage } = useIntl();
  const { data: theme } = meetingApi.endpoints.meetingTheme.useQuery(meeting.themeId ?? '', { skip: !meeting.themeId });
  const definition = useMemo(() => formWithoutContact(form, contact), [form, contact]);
  const draft = useDraft({ key: `meeting-enrol:${meeting.id}`, form });
  // The selection of other meetings is not a form field, so it has its own draft.
  const additionalDraft = useDraft({ key: `meeting-enrol:${meeting.id}:also`, form: { version: form.version } });
  const offeredMeetings = useMemo(() => combinableMeetings(meeting, theme?.meetings ?? []), [meeting, theme]);
  const [selectedIds, setSelectedIds] = useState<string[] | null>(null);
  const draftIds = additionalDraft.draft?.values['ids'];
  const chosenIds = (selectedIds ?? (Array.isArray(draftIds) ? draftIds : [])).filter((id) =>
    offeredMeetings.some((meeting) => meeting.id === id),
  );
  const submit = useSubmitEnrolment({
    meeting,
    contact,
    additionalIds: chosenIds,
    onVerificationExpired,
    onEnrolled: () => {
      draft.discard();
      additionalDraft.discard();
    },
  });
  return (
    <>
      <AdditionalMeetings
        meetings={offeredMeetings}
        selectedIds={chosenIds}
        onChange={(ids) => {
          setSelectedIds(ids);
          additionalDraft.save({ ids });
        }}
      />
      <EmbeddedForm
        definition={definition}
        draft={draft}
        initialValues={knownPerson as Record<string, string>}
        noscript={noscript}
        note={formatMessage({ id: 'enrol.note' })}
        onSubmit={submit}
      />
    </>
  );
}
