import { useEffect, useRef, useState } from 'react';

/** The part of the site's timers that a countdown needs. */
export interface CountdownTimers {
  every(milliseconds: number, run: () => void): () => void;
}

/** Counts seconds down to zero, unless it is stopped, or never begins (`null`): by any key, by a pointer, by `stop`. `null` once stopped. */
export function useCountdown(from: number | null, timers: CountdownTimers, onZero: () => void) {
  const [left, setLeft] = useState<number | null>(from);
  const arrived = useRef(onZero);
  useEffect(() => {
    arrived.current = onZero;
  });
  const running = left !== null && left > 0;
  useEffect(() => {
    if (!running) return;
    const stop = () => setLeft(null);
    const cancel = timers.every(1000, () => setLeft((seconds) => (seconds === null ? null : Math.max(0, seconds - 1))));
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) window.addEventListener(event, stop);
    return () => {
      cancel();
      for (const event of events) window.removeEventListener(event, stop);
    };
  }, [running, timers]);
  useEffect(() => {
    if (left === 0) arrived.current();
  }, [left]);
  return { left, stop: () => setLeft(null) };
}
