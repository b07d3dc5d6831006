import type { GeneralField } from '@formily/core';
import { batch } from '@formily/reactive';
import type { Timers } from '@/state/services';

/** Shows and hides the fields that hang on others. */
export interface Showing {
  show(field: GeneralField, visible: boolean): void;
  /** What still waits for its frame, now: before a form is judged as a whole. */
  flush(): void;
}

export const atOnce: Showing = {
  show(field, visible) {
    field.visible = visible;
  },
  flush() {},
};

/** The letter that was typed is painted first, what it brings along in the next frame: a field costs more than a letter. */
export function afterFrame(timers: Pick<Timers, 'afterFrame'>): Showing {
  const waiting = new Map<GeneralField, boolean>();
  const flush = () => {
    const now = [...waiting];
    waiting.clear();
    batch(() => now.forEach(([field, visible]) => atOnce.show(field, visible)));
  };
  return {
    show(field, visible) {
      // A form appears as it is: only what is on the page can wait.
      if (!field.mounted) return atOnce.show(field, visible);
      const isFirst = waiting.size === 0;
      waiting.set(field, visible);
      if (isFirst) timers.afterFrame(flush);
    },
    flush,
  };
}
