import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Enrolment, type Meeting, meetingApi, type MeetingWalkIn } from '@/api';
import { contactParam } from '@/features/meeting/enrol/contact';
import type { QueueState } from '@/features/meeting/signin/signInQueue';
import { useApiFailure } from '@/forms/apiFailure';
import { EmbeddedForm, LoadForm } from '@/forms/EmbeddedForm';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { mainlandMobile } from '@/rules/validators/mobile';
import styles from './SignIn.module.css';

interface WalkInSectionProps {
  meeting: Meeting;
  results: QueueState['results'];
  /** The newest scanned or typed content. */
  newest: string | null;
  onEnrolment: (enrolment: Enrolment) => void;
}

/** Registers visitors without enrolment; opens automatically when a number is not found. */
export function WalkInSection({ meeting, results, newest, onEnrolment }: WalkInSectionProps) {
  const [meetingEnrollNoStatus] = meetingApi.endpoints.meetingEnrollNoStatus.useMutation();
  const { formatMessage } = useIntl();
  const toFailure = useApiFailure();
  const [isOpen, setIsOpen] = useState(false);
  const [walkIns, setWalkIns] = useState<{ contact: string; message: string }[]>([]);

  const notFoundResults = results.filter(
    ({ outcome }) => outcome.kind === 'refused' && outcome.reason === 'enrolment.notFound',
  );
  const isNewestNotFound = notFoundResults.some(({ scan }) => scan.content === newest);
  // Scanning can continue while a visitor is entered: the number stays until the enrolment is saved.
  const unenrolledContact =
    notFoundResults
      .map(({ scan }) => scan.content)
      .find((content) => mainlandMobile(content) === null && walkIns.every(({ contact }) => contact !== content)) ?? '';
  useEffect(() => {
    if (isNewestNotFound) setIsOpen(true);
  }, [isNewestNotFound]);

  const send = async ({ values }: FormSubmission): Promise<SubmitFailure | void> => {
    // Validated against its file, so it has the contract's types.
    const walkIn = values as unknown as Omit<MeetingWalkIn, 'meetingId'>;
    const { data, error } = await meetingEnrollNoStatus({ meetingId: meeting.id, ...walkIn });
    if (!data) return toFailure(error);
    onEnrolment(data);
    const message = formatMessage({ id: 'kiosk.signed' }, { name: data.name });
    return setWalkIns((before) => [{ contact: walkIn.mobile ?? '', message }, ...before]);
  };
  return (
    <>
      <details className={styles.walkIn} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{formatMessage({ id: 'kiosk.walkIn' })}</summary>
        <p>{formatMessage(meeting.price > 0 ? { id: 'kiosk.walkInCharged' } : { id: 'kiosk.walkInText' })}</p>
        {meeting.price === 0 && isOpen && (
          <LoadForm formId="walk-in">
            {(definition) => (
              <EmbeddedForm
                key={`${unenrolledContact} ${walkIns.length}`}
                definition={definition}
                initialValues={unenrolledContact === '' ? {} : contactParam(unenrolledContact)}
                onSubmit={send}
              />
            )}
          </LoadForm>
        )}
      </details>
      <p role="status" className={styles.done}>
        {walkIns[0]?.message}
      </p>
    </>
  );
}
