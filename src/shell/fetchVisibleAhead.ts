/** When the browser is idle, fetches the code of the pages to which the links in view lead. */
import type { makeFetchAhead } from '@/routes/fetchAhead';
import type { Services } from '@/state/services';

/** Section 9: prefetch idle timeout. */
const IDLE_MS = 2_000;
/** A page of the exhibition's size has hundreds of links, but few kinds of pages. */
const MOST_LINKS = 40;

const inView = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
};

export function fetchVisibleAhead({ timers }: Services, fetchAhead: ReturnType<typeof makeFetchAhead>): void {
  timers.whenIdle(IDLE_MS, () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].filter(inView);
    for (const link of links.slice(0, MOST_LINKS)) void fetchAhead(link.pathname + link.search, 'code');
  });
}
