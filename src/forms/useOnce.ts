import { useCallback, useRef, useState } from 'react';

/** Runs one thing at a time: a second press finds it busy. Says whether it is, so that whoever waits sees it. */
export function useOnce(): [boolean, (run: () => Promise<unknown>) => Promise<void>] {
  const [isBusy, setIsBusy] = useState(false);
  // A second press may come before the first one is drawn.
  const busy = useRef(false);
  const once = useCallback(async (run: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    try {
      await run();
    } finally {
      busy.current = false;
      setIsBusy(false);
    }
  }, []);
  return [isBusy, once];
}
