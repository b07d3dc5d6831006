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

/** Whether a mark has left the window upwards. False on the server and where the browser cannot tell. */
export function useOutOfView(mark: RefObject<Element | null>): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setOut(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      // What is below the window counts as in view: a jump over the mark changes nothing else, and would not be reported.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return out;
}
