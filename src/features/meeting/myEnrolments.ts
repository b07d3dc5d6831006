/** The user's own enrolments in a meeting. Without a ticket there are none, and nothing is requested. */
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type Enrolment, fetchLatest, meetingApi } from '@/api';
import { selectHasToken, ticketCleared } from '@/state/ticketSlice';

const { meetingEnrollsOf } = meetingApi.endpoints;
const NO_ENROLMENTS: Enrolment[] = [];

type State = Parameters<typeof selectHasToken>[0] & Parameters<ReturnType<typeof meetingEnrollsOf.select>>[0];

/** Fetches them and keeps the cache entry subscribed for the page. */
export const fetchMyEnrolments =
  (meetingId: string) =>
  async (dispatch: ThunkDispatch<State, unknown, UnknownAction>, getState: () => State): Promise<Enrolment[]> => {
    if (!selectHasToken(getState())) return NO_ENROLMENTS;
    const { data = NO_ENROLMENTS } = await fetchLatest(dispatch, meetingApi.endpoints.meetingEnrollsOf, { meetingId });
    return data;
  };

/**
 * Reads the cache only. The server renders with the ticket's cookie, which the browser has not read yet while it
 * hydrates.
 */
export const useMyEnrolments = (meetingId: string): Enrolment[] =>
  meetingEnrollsOf.useQueryState({ meetingId }).data ?? NO_ENROLMENTS;

/** Clears them for the next person on this device. */
export const clearMyEnrolments =
  (meetingId: string) =>
  (dispatch: ThunkDispatch<State, unknown, UnknownAction>): void => {
    dispatch(ticketCleared());
    void dispatch(meetingApi.util.upsertQueryData('meetingEnrollsOf', { meetingId }, NO_ENROLMENTS));
  };
