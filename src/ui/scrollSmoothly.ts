import type { MouseEvent } from 'react';

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
