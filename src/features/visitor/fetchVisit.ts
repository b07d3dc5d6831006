import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fetchLatest, visitorApi } from '@/api';

/** Reads the visitor's own registration for a page's `load`. */
export const fetchVisit = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) =>
  fetchLatest(dispatch, visitorApi.endpoints.visitorFindVisit, undefined);
