/**
 * The wait before another code can be sent. It survives a reload, because the server would reject a code sent earlier
 * after the captcha was solved.
 */
import { useMemo } from 'react';
import { useServices } from '@/state/ServicesContext';
import type { Services } from '@/state/services';

export interface CodeWait {
  /** Seconds left; 0 when a code can be sent. */
  left(): number;
  /** @param seconds From the server's response. */
  begin(seconds: number): void;
}

/** @param name The purpose: each purpose has its own button and wait. */
export function codeWait(name: string, { clock, visitStorage }: Pick<Services, 'clock' | 'visitStorage'>): CodeWait {
  const key = `code-wait:${name}`;
  return {
    left() {
      const [from = 0, until = 0] = (visitStorage.get(key) ?? '').split('/').map(Number);
      const now = clock.now().getTime();
      // A clock that was set back would cause a wait of hours.
      return now < from ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
    },
    begin(seconds) {
      const now = clock.now().getTime();
      visitStorage.set(key, `${now}/${now + seconds * 1000}`);
    },
  };
}

export function useCodeWait(name: string): CodeWait {
  const services = useServices();
  return useMemo(() => codeWait(name, services), [name, services]);
}
