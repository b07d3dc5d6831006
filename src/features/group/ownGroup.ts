import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fetchLatest, ownApi } from '@/api';

/** Reads the ticket's delegation for a page's `load`. */
export const fetchGroup = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) =>
  fetchLatest(dispatch, ownApi.endpoints.ownGroup, undefined);

/** The delegation that the page has loaded; null without one. */
export const useGroup = () => ownApi.endpoints.ownGroup.useQuery().data?.group ?? null;
