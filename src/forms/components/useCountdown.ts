import { useCallback, useEffect, useState } from 'react';
import type { Timers } from '@/state/services';
import type { CodeWait } from '../codeWait';

/**
 * Seconds counting down to 0, and a function that starts them. Read after hydration, because the server does not know
 * the wait.
 */
export function useCountdown(timers: Timers, wait: CodeWait): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  const isRunning = seconds > 0;
  useEffect(() => setSeconds(wait.left()), [wait]);
  useEffect(
    () => (isRunning ? timers.every(1000, () => setSeconds(wait.left())) : undefined),
    [isRunning, timers, wait],
  );
  const begin = useCallback(
    (next: number) => {
      wait.begin(next);
      setSeconds(next);
    },
    [wait],
  );
  return [seconds, begin];
}
