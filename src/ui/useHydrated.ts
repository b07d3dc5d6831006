import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first drawing of the browser, true from then on: for controls that need script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
