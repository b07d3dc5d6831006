import { useCallback, useEffect } from 'react';
import { ownApi, type PaymentState } from '@/api';
import { useLatest } from '@/ui/hooks/useLatest';
import type { Timers } from '@/state/services';

/** The server queries the provider at most this often (contract, ownPaymentState). */
const POLL_INTERVAL_MS = 5_000;

export interface PaymentPolling {
  /** The order awaiting payment; null if there is none. */
  id: string | null;
  /** Whether the first request is sent at once, not after the first interval. */
  isImmediate?: boolean;
  timers: Pick<Timers, 'every'>;
  /** Requests the order's current state; null when it is not known. */
  fetchState: (id: string) => Promise<PaymentState | null>;
  onPaid: () => void;
  /** The order ended unpaid. */
  onEnded: () => void;
}

/** Polls an order until it is paid or has ended. */
export function usePaymentState({ id, isImmediate = false, timers, fetchState, ...handlers }: PaymentPolling): void {
  const latest = useLatest(handlers);
  useEffect(() => {
    if (id === null) return undefined;
    let isStopped = false;
    const poll = async () => {
      const state = await fetchState(id);
      if (isStopped || state === null) return;
      if (state === 'paid') latest.current.onPaid();
      else if (state === 'closed' || state === 'failed' || state === 'refunded') latest.current.onEnded();
    };
    if (isImmediate) void poll();
    const end = timers.every(POLL_INTERVAL_MS, () => void poll());
    return () => {
      isStopped = true;
      end();
    };
  }, [fetchState, isImmediate, id, latest, timers]);
}

/** Requests the state of an order from the API. */
export function useFetchPaymentState(): PaymentPolling['fetchState'] {
  const [ownPaymentState] = ownApi.endpoints.ownPaymentState.useLazyQuery();
  return useCallback(async (id) => (await ownPaymentState(id)).data?.state ?? null, [ownPaymentState]);
}
