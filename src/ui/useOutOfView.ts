import { useEffect, useState, type RefObject } from 'react';

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
