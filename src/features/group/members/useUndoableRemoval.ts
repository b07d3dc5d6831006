import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '@/state/ServicesContext';

const UNDO_WINDOW_MS = 10_000;

/**
 * Removes members after a delay, in which it can be undone. A reload cancels the removal; navigating to another page
 * completes it.
 * @param remove Resolves with whether the member was removed; a removed one stays marked until the list is refetched.
 */
export function useUndoableRemoval(remove: (id: string) => Promise<boolean>) {
  const { timers } = useServices();
  const [pendingRemovals, setPendingRemovals] = useState<ReadonlySet<string>>(new Set());
  const timersById = useRef(new Map<string, () => void>());
  const latest = useRef(remove);
  useEffect(() => {
    latest.current = remove;
  });
  const cancelTimer = useCallback((id: string): boolean => {
    timersById.current.get(id)?.();
    return timersById.current.delete(id);
  }, []);
  const unmark = useCallback(
    (id: string) => setPendingRemovals((ids) => new Set([...ids].filter((other) => other !== id))),
    [],
  );
  const undo = useCallback(
    (id: string) => {
      cancelTimer(id);
      unmark(id);
    },
    [unmark, cancelTimer],
  );
  const removeNow = useCallback(
    async (id: string) => {
      if (!cancelTimer(id)) return;
      if (!(await latest.current(id))) unmark(id);
    },
    [unmark, cancelTimer],
  );
  const scheduleRemoval = useCallback(
    (id: string) => {
      if (timersById.current.has(id)) return;
      setPendingRemovals((ids) => new Set([...ids, id]));
      timersById.current.set(
        id,
        timers.after(UNDO_WINDOW_MS, () => void removeNow(id)),
      );
    },
    [removeNow, timers],
  );
  useEffect(() => {
    const pendingTimers = timersById.current;
    return () => {
      for (const [id, cancel] of pendingTimers) {
        cancel();
        void latest.current(id);
      }
      pendingTimers.clear();
    };
  }, []);
  return { pendingRemovals, scheduleRemoval, undo, removeNow };
}
