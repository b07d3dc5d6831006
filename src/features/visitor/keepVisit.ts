import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { visitorApi } from '@/api';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

const kept = new WeakMap<Dispatch, () => void>();

/**
 * Asks for the visitor's own registration. Its policy drops it as soon as nobody uses it, which would be between a loader and the
 * page that it loads for: so the store of a page keeps one use of it, the latest.
 */
export function keepVisit(dispatch: Dispatch) {
  const asked = dispatch(visitorApi.endpoints.visitorFindVisit.initiate(undefined, { forceRefetch: true }));
  kept.get(dispatch)?.();
  kept.set(dispatch, () => asked.unsubscribe());
  return asked;
}
