import { useEffect, useRef, useState } from 'react';

/** How much something of this width must shrink to fit into its frame; never grows. */
export function useFit(width: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const { current } = frame;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      // A panel that is not shown has no width, and says nothing of the room.
      if (entry && entry.contentRect.width > 0) setRoom(entry.contentRect.width);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, scale: room === null ? 1 : Math.min(1, room / width) };
}
