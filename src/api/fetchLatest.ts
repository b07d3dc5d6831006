import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface CacheEntry<Result> {
  data?: Result;
  error?: unknown;
}

/** The part of an RTK Query endpoint that is used here. */
interface Endpoint<Arg, Result> {
  initiate(
    arg: Arg,
    options: { forceRefetch: true },
  ): ThunkAction<PromiseLike<CacheEntry<Result>> & { unsubscribe(): void }, unknown, unknown, UnknownAction>;
}

/** For each store and endpoint, how to unsubscribe from its latest read. */
const subscriptions = new WeakMap<Dispatch, Map<unknown, () => void>>();

/**
 * Reads data in a page's `load` that the user's own writes change. The entry stays subscribed until the endpoint's
 * next read. Its `keepUnusedDataFor` of 0 would otherwise evict it between the loader and the page.
 * While a write refetches the entry, RTK Query sends no second request and resolves with the refetched data.
 */
export async function fetchLatest<Arg, Result>(
  dispatch: Dispatch,
  endpoint: Endpoint<Arg, Result>,
  arg: Arg,
): Promise<CacheEntry<Result>> {
  const request = dispatch(endpoint.initiate(arg, { forceRefetch: true }));
  const storeSubscriptions = subscriptions.get(dispatch) ?? new Map<unknown, () => void>();
  storeSubscriptions.get(endpoint)?.();
  subscriptions.set(
    dispatch,
    storeSubscriptions.set(endpoint, () => request.unsubscribe()),
  );

  return request;
}
