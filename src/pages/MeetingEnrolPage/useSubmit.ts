import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { meetingApi } from '@/api/meeting';
import { ONCE } from '@/api/once';
import type { Meeting, MeetingEnrol } from '@/api/types';
import { contactPart } from '@/features/meeting/enrol/contact';
import { fetchOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { toFailure } from '@/forms/failures';
import type { FormSubmission, SubmitFailure } from '@/forms/submit';
import { selectKeptSource } from '@/state/keptSlice';
import type { AppDispatch } from '@/app/store/makeStore';

interface SubmitOptions {
  meeting: Meeting;
  contact: string;
  /** Other meetings that are to be had with it, all or none. */
  also: readonly string[];
  onUnproved: () => void;
  onDone: () => void;
}

/** Sends the enrolment, and shows the place once it is there. */
export function useSubmit({ meeting, contact, also, onUnproved, onDone }: SubmitOptions) {
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectKeptSource);
  const lost = useIntl().formatMessage({ id: 'form.lost' });
  return async ({ body }: FormSubmission): Promise<SubmitFailure | void> => {
    const person = {
      ...(body as unknown as Omit<MeetingEnrol, 'meetingId'>),
      ...contactPart(contact),
      ...(source && { source }),
    };
    const { meetingEnroll, meetingEnrollBatch, meetingById, meetingOtherEnrolls } = meetingApi.endpoints;
    const { error } = await (also.length > 0
      ? dispatch(meetingEnrollBatch.initiate({ meetingEnrolBatch: { ...person, meetingIds: [meeting.id, ...also] } }))
      : dispatch(meetingEnroll.initiate({ meetingEnrol: { ...person, meetingId: meeting.id } })));
    const failure = error ? toFailure(error, lost) : null;
    // A second click or a lost answer: the place is there, and it is this person's where the ticket opens it.
    if (failure && failure.reason !== 'enrolment.exists') {
      if (failure.reason === 'verify.proofMissing') onUnproved();
      return failure;
    }
    await dispatch(meetingOtherEnrolls.initiate({}, ONCE));
    void dispatch(meetingById.initiate({ id: meeting.id }, ONCE));
    const own = await dispatch(fetchOwnEnrolments(meeting.id));
    if (failure && !own.some(({ state }) => state !== 'cancelled')) return failure;
    onDone();
  };
}
