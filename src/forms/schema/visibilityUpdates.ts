import type { GeneralField } from '@formily/core';
import { batch } from '@formily/reactive';
import type { Timers } from '@/state/services';

/** Shows and hides dependent fields. */
export interface VisibilityUpdates {
  show(field: GeneralField, visible: boolean): void;
  /** Applies pending changes now, before the whole form is validated. */
  flush(): void;
}

export const atOnce: VisibilityUpdates = {
  show(field, visible) {
    field.visible = visible;
  },
  flush() {},
};

/**
 * Paints the typed letter first and updates dependent fields in the next frame, because a field costs more than a
 * letter.
 */
export function afterFrame(timers: Pick<Timers, 'afterFrame'>): VisibilityUpdates {
  const waiting = new Map<GeneralField, boolean>();
  const flush = () => {
    const now = [...waiting];
    waiting.clear();
    batch(() => now.forEach(([field, visible]) => atOnce.show(field, visible)));
  };
  return {
    show(field, visible) {
      // Only mounted fields are deferred: a new form appears complete.
      if (!field.mounted) return atOnce.show(field, visible);
      const isFirst = waiting.size === 0;
      waiting.set(field, visible);
      if (isFirst) timers.afterFrame(flush);
    },
    flush,
  };
}
