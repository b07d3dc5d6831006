import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the title of a page the focus when one arrives there within the site: a screen reader then says where one is.
 * @param arrival Changes with each arrival; null on the page that was loaded, whose reading begins at its top.
 * @param scrolls Whether the title is brought into sight as well: where no router scrolls to the top.
 */
export function useArrival(arrival: string | null, scrolls = false): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrival !== null) heading.current?.focus({ preventScroll: !scrolls });
  }, [arrival, scrolls]);
  return heading;
}
