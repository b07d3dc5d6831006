import type { GeneralField } from '@formily/core';
import { batch } from '@formily/reactive';
import type { Timers } from '@/state/services';

/** Shows and hides dependent fields. */
export interface VisibilityUpdates {
  show(field: GeneralField, visible: boolean): void;
  /** Applies pending changes now, before the whole form is validated. */
  flush(): void;
}

export const immediateUpdates: VisibilityUpdates = {
  show(field, visible) {
    field.visible = visible;
  },
  flush() {},
};

/**
 * Paints the typed letter first and updates dependent fields in the next frame, because a field costs more than a
 * letter.
 */
export function nextFrameUpdates(timers: Pick<Timers, 'afterFrame'>): VisibilityUpdates {
  const pendingFields = new Map<GeneralField, boolean>();
  const flush = () => {
    const updates = [...pendingFields];
    pendingFields.clear();
    batch(() => updates.forEach(([field, visible]) => immediateUpdates.show(field, visible)));
  };
  return {
    show(field, visible) {
      // Only mounted fields are deferred: a new form appears complete.
      if (!field.mounted) return immediateUpdates.show(field, visible);
      const isFirst = pendingFields.size === 0;
      pendingFields.set(field, visible);
      if (isFirst) timers.afterFrame(flush);
    },
    flush,
  };
}
