import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { ownApi } from '@/api';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const kept = new WeakMap<Dispatch, () => void>();

/**
 * Asks for the ticket's delegation. Its policy drops it as soon as nobody uses it, which would be between a loader and the page that it
 * loads for: so the store of a page keeps one use of it, the latest.
 */
export function keepGroup(dispatch: Dispatch) {
  const asked = dispatch(ownApi.endpoints.ownGroup.initiate(undefined, { forceRefetch: true }));
  kept.get(dispatch)?.();
  kept.set(dispatch, () => asked.unsubscribe());
  return asked;
}

/** The delegation that the page has loaded; null without one. */
export const useGroup = () => ownApi.endpoints.ownGroup.useQuery().data?.group ?? null;
