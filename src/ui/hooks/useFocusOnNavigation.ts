import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses a title when the content below it is replaced, so that it is visible and screen readers announce it.
 * @param contentKey Identifies the content; null for the first one, which gets no focus.
 * @param shouldScroll False if the router scrolls to the top.
 */
export function useTitleFocus(contentKey: string | null, shouldScroll = true): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (contentKey !== null) title.current?.focus({ preventScroll: !shouldScroll });
  }, [contentKey, shouldScroll]);
  return title;
}

/** React Router's key of the location that the document was loaded with. */
const INITIAL_LOCATION_KEY = 'default';

/**
 * Focuses the title of a page after a client-side navigation. RouteAnnouncer does so for every page when the path
 * changes; this hook covers a change of the query alone, content replaced at the same URL, and titles rendered after
 * the registration has loaded.
 * @param contentKey Identifies the content that replaced the page's at the same URL, such as a receipt number.
 */
export function useFocusOnNavigation(contentKey: string | null = null): RefObject<HTMLHeadingElement | null> {
  const { key } = useLocation();
  return useTitleFocus(contentKey ?? (key === INITIAL_LOCATION_KEY ? null : key), contentKey !== null);
}
