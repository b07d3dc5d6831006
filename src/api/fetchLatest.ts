import { addListener, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface CacheEntry<Result> {
  data?: Result;
  error?: unknown;
  isLoading: boolean;
}

/** The part of an RTK Query endpoint that is used here. */
interface Endpoint<Arg, Result> {
  initiate(
    arg: Arg,
    options: { forceRefetch: true },
  ): ThunkAction<PromiseLike<CacheEntry<Result>> & { unsubscribe(): void }, unknown, unknown, UnknownAction>;
  select(arg: Arg): (state: never) => CacheEntry<Result>;
}

/** For each store and endpoint, how to unsubscribe from its latest read. */
const subscriptions = new WeakMap<Dispatch, Map<unknown, () => void>>();

/**
 * Reads data in a page's `load` that the user's own writes change. The entry stays subscribed until the endpoint's
 * next read. Its `keepUnusedDataFor` of 0 would otherwise evict it between the loader and the page.
 * A write may already be refetching the entry. RTK Query then skips this read and resolves with the data from before
 * the write, so this function waits for the refetch.
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

  const entry = await request;
  if (!entry.isLoading) return entry;
  const select = endpoint.select(arg) as (state: unknown) => CacheEntry<Result>;
  return new Promise((resolve) => {
    dispatch(
      addListener({
        predicate: (_action, state) => !select(state).isLoading,
        effect(_action, { getState, unsubscribe }) {
          unsubscribe();
          resolve(select(getState()));
        },
      }),
    );
  });
}
