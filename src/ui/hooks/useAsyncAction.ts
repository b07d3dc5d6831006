import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Runs one asynchronous action at a time: a second press does nothing while the first one is pending.
 * A component with one call of its own takes `isLoading` from the hook of that call instead.
 * @returns whether an action is pending, and the function that runs one
 */
export function useAsyncAction(): [boolean, (action: () => Promise<unknown>) => Promise<void>] {
  const [state, setState] = useState({ isPending: false });
  // A second press may come before the first one is rendered, or after the action has ended and before what it changed is rendered.
  const isBlocked = useRef(false);
  useLayoutEffect(() => {
    isBlocked.current = state.isPending;
  }, [state]);
  const run = useCallback(async (action: () => Promise<unknown>) => {
    if (isBlocked.current) return;
    isBlocked.current = true;
    setState({ isPending: true });
    try {
      await action();
    } finally {
      setState({ isPending: false });
    }
  }, []);
  return [state.isPending, run];
}
