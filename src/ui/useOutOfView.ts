import { useEffect, useState, type RefObject } from 'react';

/** Whether a mark has left the window upwards. False on the server and where the browser cannot tell. */
export function useOutOfView(mark: RefObject<Element | null>): boolean {
  const [out, setOut] = useState(false);
  useEffect(() => {
    if (!mark.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setOut(!entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark]);
  return out;
}
