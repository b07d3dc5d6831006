/**
 * The cooldown before another code can be sent. It survives a reload, because the server would reject an early request
 * even after a solved captcha.
 */
import { useMemo } from 'react';
import { useServices } from '@/state/ServicesContext';
import type { Services } from '@/state/services';

export interface ResendCooldown {
  /** Seconds left; 0 when a code can be sent. */
  remaining(): number;
  /** @param seconds From the server's response. */
  start(seconds: number): void;
}

/** @param name The purpose: each purpose has its own button and cooldown. */
export function createResendCooldown(
  name: string,
  { clock, sessionStorage }: Pick<Services, 'clock' | 'sessionStorage'>,
): ResendCooldown {
  const key = `code-wait:${name}`;
  return {
    remaining() {
      const [from = 0, until = 0] = (sessionStorage.get(key) ?? '').split('/').map(Number);
      const now = clock.now().getTime();
      // A clock that was set back would cause a cooldown of hours.
      return now < from ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
    },
    start(seconds) {
      const now = clock.now().getTime();
      sessionStorage.set(key, `${now}/${now + seconds * 1000}`);
    },
  };
}

export function useResendCooldown(name: string): ResendCooldown {
  const services = useServices();
  return useMemo(() => createResendCooldown(name, services), [name, services]);
}
