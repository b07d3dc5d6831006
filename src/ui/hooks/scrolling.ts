import type { MouseEvent } from 'react';

/** For links that only change what a list shows (`data-stay`): follows them in place and preserves scroll and focus. */
export const followInPlace =
  (onNavigate: (href: string) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement | SVGAElement>('a[data-stay]');
    const href = link?.getAttribute('href');
    if (!href || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // In the capture phase: the router's own link sees the prevented default and does nothing.
    event.preventDefault();
    onNavigate(href);
  };

/** Smooth scrolling for fragment links (section 9), instant with reduced motion. Navigation never scrolls smoothly. */
export function scrollSmoothly(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const target = document.getElementById(hash.slice(1)) ?? (hash === '#top' ? document.documentElement : null);
  if (!target) return;
  event.preventDefault();
  const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  target.scrollIntoView({ behavior, block: 'start' });
  // Moves the focus to the target, as the browser would.
  const field = target.querySelector<HTMLElement>('input, button, a');
  if (hash !== '#top') field?.focus({ preventScroll: true });
}
