import { useEffect, useState, type RefObject } from 'react';

/** How far ahead of the viewport loading starts, so that content is ready on arrival. */
const ROOT_MARGIN = '600px 0px';

/** Whether an element has come near the viewport, once; heavy content is loaded then. False on the server. */
export function useIsNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    // A browser without IntersectionObserver loads everything at once.
    if (typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

/** Whether an element has left the viewport upwards. False on the server and in browsers that cannot detect it. */
export function useOutOfView(element: RefObject<Element | null>): boolean {
  const [isOutOfView, setOut] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setOut(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      // Everything below the viewport counts as in view: a jump across the element would otherwise not be reported.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOutOfView;
}
