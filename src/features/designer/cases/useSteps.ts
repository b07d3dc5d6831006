import { useCallback, useEffect, useRef, useState } from 'react';
import type { Progress } from '@/rules/forms/cases/proposeCases';
import { useServices } from '@/state/ServicesContext';

/** Work without a pause: a frame has 16 ms. */
const SLICE_MS = 12;

/** Runs long work in slices, so that the page stays responsive. New work stops what is running. */
export function useSteps() {
  const { timers, clock } = useServices();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stopCurrent = useRef<() => void>(() => undefined);
  const stop = useCallback(() => stopCurrent.current(), []);
  useEffect(() => stop, [stop]);

  /** Resolves with the result; null if it was stopped. */
  const run = useCallback(
    <Result>(steps: Generator<Progress, Result>): Promise<Result | null> => {
      stop();
      setProgress({ done: 0, of: 0 });
      return new Promise((resolve, reject) => {
        let cancel: () => void = () => undefined;
        const end = (settle: () => void) => {
          cancel();
          stopCurrent.current = () => undefined;
          setProgress(null);
          settle();
        };
        const slice = () => {
          try {
            const start = clock.now().getTime();
            let next = steps.next();
            while (!next.done && clock.now().getTime() - start < SLICE_MS) next = steps.next();
            if (next.done) {
              const { value } = next;
              end(() => resolve(value));
              return;
            }
            setProgress(next.value);
            cancel = timers.after(0, slice);
          } catch (error) {
            end(() => reject(error as Error));
          }
        };
        stopCurrent.current = () => end(() => resolve(null));
        cancel = timers.after(0, slice);
      });
    },
    [stop, timers, clock],
  );
  return { progress, run, stop };
}
