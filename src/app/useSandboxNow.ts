import { use, useEffect, useState } from 'react';
import { useServices } from '@/state/ServicesContext';
import { DocumentContext } from './document/DocumentContext';

const SECOND_MS = 1_000;

/** `2026-03-10T02:00`: what a page shows of the time changes once a minute. */
const minuteOf = (instant: string): string => `${instant.slice(0, 16)}Z`;

/** The minute of a sandbox's clock, ISO: that in which the page was drawn, then that which the clock is in. Null where there is no sandbox. */
export function useSandboxNow(): string | null {
  const { clock, config, timers } = useServices();
  const drawnAt = use(DocumentContext)?.now;
  const [now, setNow] = useState(drawnAt === undefined ? null : minuteOf(drawnAt));
  useEffect(
    () => (config.sandbox ? timers.every(SECOND_MS, () => setNow(minuteOf(clock.now().toISOString()))) : undefined),
    [clock, config, timers],
  );
  return config.sandbox ? now : null;
}
