import { addListener, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface Entry<Result> {
  data?: Result;
  error?: unknown;
  isLoading: boolean;
}

/** What is needed here of an endpoint of RTK Query. */
interface Endpoint<Arg, Result> {
  initiate(
    arg: Arg,
    options: { forceRefetch: true },
  ): ThunkAction<PromiseLike<Entry<Result>> & { unsubscribe(): void }, unknown, unknown, UnknownAction>;
  select(arg: Arg): (state: never) => Entry<Result>;
}

/** For each store, the subscription to the latest read of an endpoint. */
const subscriptions = new WeakMap<Dispatch, Map<unknown, () => void>>();

/**
 * Reads for a page's `load` what the reader's own writes change. The entry stays subscribed until the next read of the endpoint: its policy
 * drops it as soon as nobody uses it, which would be between the loader and its page.
 *
 * A write whose tag invalidates the entry may be refetching it. RTK Query then skips this read and resolves it with the data from before the
 * write, so this waits for the refetch.
 */
export async function fetchLatest<Arg, Result>(
  dispatch: Dispatch,
  endpoint: Endpoint<Arg, Result>,
  arg: Arg,
): Promise<Entry<Result>> {
  const read = dispatch(endpoint.initiate(arg, { forceRefetch: true }));
  const ofStore = subscriptions.get(dispatch) ?? new Map<unknown, () => void>();
  ofStore.get(endpoint)?.();
  subscriptions.set(
    dispatch,
    ofStore.set(endpoint, () => read.unsubscribe()),
  );

  const entry = await read;
  if (!entry.isLoading) return entry;
  const select = endpoint.select(arg) as (state: unknown) => Entry<Result>;
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
