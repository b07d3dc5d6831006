/** What waits below the window of a page that was just opened (`data-later` in src/ui/base.css) is laid out, one block an idle moment. */
import type { Timers } from '@/state/services';

const IDLE_MS = 1_000;

/** From now on whatever is drawn is laid out at once: "back" must find its place. */
export const layOutAll = (): void => {
  document.documentElement.dataset.laidOut = '';
};

/** Nearest first; ends with `layOutAll`. */
export function layOutLater(timers: Pick<Timers, 'whenIdle'>): void {
  const waiting = document.querySelectorAll<HTMLElement>('[data-later]').values();
  const next = () => {
    const { value } = waiting.next();
    if (!value) return layOutAll();
    value.dataset.later = 'shown';
    timers.whenIdle(IDLE_MS, next);
  };
  timers.whenIdle(IDLE_MS, next);
}
