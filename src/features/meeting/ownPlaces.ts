/** The places in a meeting that the reader's ticket opens; who has none is not asked for. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { meetingApi } from '@/api/meeting';
import type { Enrolment } from '@/api/types';
import { selectHasToken, ticketGone } from '@/state/ticketSlice';

const { meetingEnrollsOf } = meetingApi.endpoints;
const NONE: Enrolment[] = [];

type State = Parameters<typeof selectHasToken>[0] & Parameters<ReturnType<typeof meetingEnrollsOf.select>>[0];

/** Asks for them anew, and keeps the answer for the page that is about to be drawn. */
export const askOwnPlaces =
  (meetingId: string) =>
  async (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): Promise<Enrolment[]> => {
    if (!selectHasToken(getState())) return NONE;
    const { data = NONE } = await dispatch(meetingEnrollsOf.initiate({ meetingId }, { forceRefetch: true }));
    return data;
  };

/** What was asked for: the server draws it from the ticket's cookie, which the browser has not read yet when it draws the same. */
export const useOwnPlaces = (meetingId: string): Enrolment[] =>
  meetingEnrollsOf.useQueryState({ meetingId }).data ?? NONE;

/** The device is somebody else's from now on. */
export const forgetOwnPlaces =
  (meetingId: string) =>
  (dispatch: ThunkDispatch<State, unknown, UnknownAction>): void => {
    dispatch(ticketGone());
    void dispatch(meetingApi.util.upsertQueryData('meetingEnrollsOf', { meetingId }, NONE));
  };
