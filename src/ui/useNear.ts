import { useEffect, useState, type RefObject } from 'react';

/** So far ahead of the window that what is loaded then is there when one arrives. */
const AHEAD = '600px 0px';

/** Whether a part has come near the window, once and for all; what is heavy is loaded then. False on the server. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !part.current) return;
    // A browser that cannot tell gets everything at once.
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
