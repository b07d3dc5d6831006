import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Gives a title the focus when something else is shown under it, so that a screen reader says what.
 * @param shown Changes with what is shown; null at first.
 * @param scrolls Whether the title is brought into sight as well: where no router scrolls to the top.
 */
export function useTitleFocus(shown: string | null, scrolls = false): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown !== null) title.current?.focus({ preventScroll: !scrolls });
  }, [shown, scrolls]);
  return title;
}

/** The location of a document that was loaded: its reading begins at its top. */
const LOADED = 'default';

/**
 * Gives the title of a page the focus when a reader comes to it within the site. RouteAnnouncer does so for all pages when the path changes; this goes
 * on where only the query changes, where another thing takes the page's place, and where the title comes after the reader's own record.
 * @param shown What has taken the page's place at the same address, such as the number of a receipt.
 */
export function useArrival(shown: string | null = null, scrolls = false): RefObject<HTMLHeadingElement | null> {
  const { key } = useLocation();
  return useTitleFocus(shown ?? (key === LOADED ? null : key), scrolls);
}
