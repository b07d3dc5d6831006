import type { MouseEvent } from 'react';

/** For links that only change what a list shows (`data-stay`): follows them in place, so that scroll and focus are kept. */
export const stayHere =
  (onFollow: (href: string) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>('a[data-stay]');
    const href = link?.getAttribute('href');
    if (!href || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // In the capturing phase: the router's own link sees that it is done and does nothing.
    event.preventDefault();
    onFollow(href);
  };
