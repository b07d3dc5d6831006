import { useCallback, useEffect, useState } from 'react';
import type { Timers } from '@/state/services';
import type { ResendCooldown } from '../resendCooldown';

/**
 * Seconds counting down to 0, and a function that starts the countdown. Read after hydration, because the server does
 * not know the cooldown.
 */
export function useCountdown(timers: Timers, cooldown: ResendCooldown): [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0);
  const isRunning = seconds > 0;
  useEffect(() => setSeconds(cooldown.remaining()), [cooldown]);
  useEffect(
    () => (isRunning ? timers.every(1000, () => setSeconds(cooldown.remaining())) : undefined),
    [isRunning, timers, cooldown],
  );
  const startCountdown = useCallback(
    (next: number) => {
      cooldown.start(next);
      setSeconds(next);
    },
    [cooldown],
  );
  return [seconds, startCountdown];
}
