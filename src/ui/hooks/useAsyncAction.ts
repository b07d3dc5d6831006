import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Runs one asynchronous action at a time: a second click does nothing while the first action is pending. A component
 * with one mutation uses that hook's `isLoading` instead.
 * @returns whether an action is pending, and the function that runs one
 */
export function useAsyncAction(): [boolean, (action: () => Promise<unknown>) => Promise<void>] {
  const [state, setState] = useState({ isPending: false });
  // A ref, because a second click may come before the next render, or between the end of the action and the render of
  // its result.
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
