import { useCallback, useEffect } from 'react';
import { ownApi, type PaymentState } from '@/api';
import { useLatest } from '@/ui/hooks/useLatest';
import type { Timers } from '@/state/services';

/** The server queries the provider at most this often (contract, ownPaymentState). */
const ASK_MS = 5_000;

export interface PaymentQuestion {
  /** The order awaiting payment; null if there is none. */
  id: string | null;
  /** Whether the first request is sent at once, not after the first interval. */
  isImmediate?: boolean;
  timers: Pick<Timers, 'every'>;
  /** Requests the order's current state; null when it is not known. */
  askState: (id: string) => Promise<PaymentState | null>;
  onPaid: () => void;
  /** The order ended unpaid. */
  onOver: () => void;
}

/** Polls an order until it is paid or has ended. */
export function usePaymentState({ id, isImmediate = false, timers, askState, ...handlers }: PaymentQuestion): void {
  const latest = useLatest(handlers);
  useEffect(() => {
    if (id === null) return undefined;
    let isOver = false;
    const ask = async () => {
      const state = await askState(id);
      if (isOver || state === null) return;
      if (state === 'paid') latest.current.onPaid();
      else if (state === 'closed' || state === 'failed' || state === 'refunded') latest.current.onOver();
    };
    if (isImmediate) void ask();
    const end = timers.every(ASK_MS, () => void ask());
    return () => {
      isOver = true;
      end();
    };
  }, [askState, isImmediate, id, latest, timers]);
}

/** Requests the state of an order from the API. */
export function useAskState(): PaymentQuestion['askState'] {
  const [ownPaymentState] = ownApi.endpoints.ownPaymentState.useLazyQuery();
  return useCallback(async (id) => (await ownPaymentState({ id })).data?.state ?? null, [ownPaymentState]);
}
