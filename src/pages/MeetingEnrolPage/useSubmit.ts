import { useDispatch, useSelector } from 'react-redux';
import { type Meeting, meetingApi, type MeetingEnrol } from '@/api';
import { contactPart } from '@/features/meeting/enrol/contact';
import { fetchOwnEnrolments } from '@/features/meeting/ownEnrolments';
import { useCallFailure } from '@/forms/failures';
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
  const [meetingEnroll] = meetingApi.endpoints.meetingEnroll.useMutation();
  const [meetingEnrollBatch] = meetingApi.endpoints.meetingEnrollBatch.useMutation();
  const dispatch = useDispatch<AppDispatch>();
  const source = useSelector(selectKeptSource);
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
    // A second click or a lost answer: the place is there, and it is this person's where the ticket opens it.
    if (failure && failure.reason !== 'enrolment.exists') {
      if (failure.reason === 'verify.proofMissing') onUnproved();
      return failure;
    }
    const own = await dispatch(fetchOwnEnrolments(meeting.id));
    if (failure && !own.some(({ state }) => state !== 'cancelled')) return failure;
    onDone();
  };
}
