import { useSyncExternalStore } from 'react';

/** The first pointer is a finger: a keyboard would come over the page. */
const QUERY = '(pointer: coarse)';

function follow(changed: () => void): () => void {
  const touched = window.matchMedia(QUERY);
  touched.addEventListener('change', changed);
  return () => touched.removeEventListener('change', changed);
}

/** Whether the reader has a keyboard that covers nothing. False on the server. */
export const useKeyboard = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !window.matchMedia(QUERY).matches,
    () => false,
  );
