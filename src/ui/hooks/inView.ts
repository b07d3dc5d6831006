import { useEffect, useState, type RefObject } from 'react';

/** How far ahead of the viewport loading starts, so that content is ready on arrival. */
const AHEAD = '600px 0px';

/** Whether an element has come near the viewport, once; heavy content is loaded then. False on the server. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !part.current) return;
    // A browser without IntersectionObserver loads everything at once.
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [part, isNear]);
  return isNear;
}

/** Whether an element has left the viewport upwards. False on the server and in browsers that cannot detect it. */
export function useOutOfView(mark: RefObject<Element | null>): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setOut(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      // Everything below the viewport counts as in view: a jump across the element would otherwise not be reported.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return out;
}
