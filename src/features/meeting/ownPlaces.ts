/** The places in a meeting that the reader's ticket opens; who has none is not asked for. */
import { skipToken } from '@reduxjs/toolkit/query';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { meetingApi } from '@/api/meeting';
import type { Enrolment } from '@/api/types';
import { selectHasToken } from '@/state/ticketSlice';

const { meetingEnrollsOf } = meetingApi.endpoints;
const NONE: Enrolment[] = [];

type State = Parameters<typeof selectHasToken>[0];

/** Asks for them anew, and keeps the answer for the page that is about to be drawn. */
export const askOwnPlaces =
  (meetingId: string) =>
  async (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): Promise<Enrolment[]> => {
    if (!selectHasToken(getState())) return NONE;
    const { data = NONE } = await dispatch(meetingEnrollsOf.initiate({ meetingId }, { forceRefetch: true }));
    return data;
  };

export function useOwnPlaces(meetingId: string): Enrolment[] {
  const hasTicket = useSelector(selectHasToken);
  return meetingEnrollsOf.useQuery(hasTicket ? { meetingId } : skipToken).currentData ?? NONE;
}
