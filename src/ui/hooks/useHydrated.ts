import { useDeferredValue } from 'react';

/**
 * False on the server and in the first render of the browser, true afterwards: for controls that need JavaScript.
 * Deferred, because a hundred of them at once would block a phone.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);
