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

/** Updates dependent fields after the typed character is painted, because rendering a field takes longer. */
export function afterPaintUpdates(timers: Pick<Timers, 'afterPaint'>): VisibilityUpdates {
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
      if (isFirst) timers.afterPaint(flush);
    },
    flush,
  };
}
