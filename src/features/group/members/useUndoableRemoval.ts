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
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, () => void>());
  const latest = useRef(remove);
  useEffect(() => {
    latest.current = remove;
  });
  const stop = useCallback((id: string): boolean => {
    waiting.current.get(id)?.();
    return waiting.current.delete(id);
  }, []);
  const stay = useCallback((id: string) => setLeaving((ids) => new Set([...ids].filter((other) => other !== id))), []);
  const undo = useCallback(
    (id: string) => {
      stop(id);
      stay(id);
    },
    [stay, stop],
  );
  const now = useCallback(
    async (id: string) => {
      if (!stop(id)) return;
      if (!(await latest.current(id))) stay(id);
    },
    [stay, stop],
  );
  const begin = useCallback(
    (id: string) => {
      if (waiting.current.has(id)) return;
      setLeaving((ids) => new Set([...ids, id]));
      waiting.current.set(
        id,
        timers.after(UNDO_WINDOW_MS, () => void now(id)),
      );
    },
    [now, timers],
  );
  useEffect(() => {
    const all = waiting.current;
    return () => {
      for (const [id, cancel] of all) {
        cancel();
        void latest.current(id);
      }
      all.clear();
    };
  }, []);
  return { leaving, begin, undo, now };
}
