import { useDeferredValue } from 'react';

/**
 * False on the server and in the first drawing of the browser, true from then on: for controls that need script. They come in
 * slices, after whatever the reader does: a hundred of them at once would hold a phone up.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);
