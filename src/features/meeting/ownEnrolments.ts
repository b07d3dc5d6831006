/** The user's own enrolments in a meeting. Without a ticket there are none, and nothing is requested. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type Enrolment, fetchLatest, meetingApi } from '@/api';
import { selectHasToken, ticketGone } from '@/state/ticketSlice';

const { meetingEnrollsOf } = meetingApi.endpoints;
const NONE: Enrolment[] = [];

type State = Parameters<typeof selectHasToken>[0] & Parameters<ReturnType<typeof meetingEnrollsOf.select>>[0];

/** Fetches them and keeps the cache entry subscribed for the page. */
export const fetchOwnEnrolments =
  (meetingId: string) =>
  async (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): Promise<Enrolment[]> => {
    if (!selectHasToken(getState())) return NONE;
    const { data = NONE } = await fetchLatest(dispatch, meetingApi.endpoints.meetingEnrollsOf, { meetingId });
    return data;
  };

/**
 * Reads the cache only. The server renders with the ticket's cookie, which the browser has not read yet while it
 * hydrates.
 */
export const useOwnEnrolments = (meetingId: string): Enrolment[] =>
  meetingEnrollsOf.useQueryState({ meetingId }).data ?? NONE;

/** Clears them for the next person on this device. */
export const clearOwnEnrolments =
  (meetingId: string) =>
  (dispatch: ThunkDispatch<State, unknown, UnknownAction>): void => {
    dispatch(ticketGone());
    void dispatch(meetingApi.util.upsertQueryData('meetingEnrollsOf', { meetingId }, NONE));
  };
