import type { GeneralField } from '@formily/core';
import { batch } from '@formily/reactive';
import type { Timers } from '@/state/services';

/** Applies what expressions change in dependent fields. */
export interface DeferredUpdates {
  run(field: GeneralField, update: () => void): void;
  /** Applies pending updates now, before the whole form is validated. */
  flush(): void;
}

export const immediateUpdates: DeferredUpdates = {
  run(_field, update) {
    update();
  },
  flush() {},
};

/** Updates dependent fields after the typed character is painted, because rendering a field takes longer. */
export function afterPaintUpdates(timers: Pick<Timers, 'afterPaint'>): DeferredUpdates {
  const pending = new Map<GeneralField, () => void>();
  const flush = () => {
    const updates = [...pending.values()];
    pending.clear();
    batch(() => updates.forEach((update) => update()));
  };
  return {
    run(field, update) {
      // Only mounted fields are deferred: a new form appears complete.
      if (!field.mounted) return update();
      const isFirst = pending.size === 0;
      pending.set(field, update);
      if (isFirst) timers.afterPaint(flush);
    },
    flush,
  };
}
