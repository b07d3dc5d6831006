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

/** For links within a page: goes there in sight (section 9), at once where motion is not wanted. A change of page never scrolls so. */
export function scrollSmoothly(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const target = document.getElementById(hash.slice(1)) ?? (hash === '#top' ? document.documentElement : null);
  if (!target) return;
  event.preventDefault();
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  target.scrollIntoView({ behavior, block: 'start' });
  // What the link leads to gets the focus, as it would without this.
  const field = target.querySelector<HTMLElement>('input, button, a');
  if (hash !== '#top') field?.focus({ preventScroll: true });
}
