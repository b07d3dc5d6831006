import { useEffect, useState } from 'react';
import type { Timers } from '@/state/services';

/** Seconds that run down to 0, once set. Counts ticks: a code's waiting time needs no clock. */
export function useCountdown(timers: Timers): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  const running = seconds > 0;
  useEffect(
    () => (running ? timers.every(1000, () => setSeconds((left) => Math.max(0, left - 1))) : undefined),
    [running, timers],
  );
  return [seconds, setSeconds];
}
