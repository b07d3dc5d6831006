/** When the browser is idle, fetches the code of the pages to which the links in view lead: one page at a time, never in the reader's way. */
import type { makeFetchAhead } from '@/routes/fetchAhead';
import { rowOf } from '@/routes/rowOf';
import type { Services } from '@/state/services';

/** Section 9: prefetch idle timeout. */
export const IDLE_MS = 2_000;

/** Where a link leads; a link of a drawing, such as a booth of the plan, has no `pathname` of its own. */
const pathOf = (link: Element): string => new URL(link.getAttribute('href') ?? '', document.baseURI).pathname;

/** Where the links lead that stand in the window now, told when the browser has laid the page out anyway. */
const pathsInView = (): Promise<string[]> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      resolve(entries.filter((entry) => entry.isIntersecting).map(({ target }) => pathOf(target)));
    });
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  });

export function fetchVisibleAhead({ timers }: Services, fetchAhead: ReturnType<typeof makeFetchAhead>): void {
  const idle = () => new Promise<void>((resolve) => timers.whenIdle(IDLE_MS, resolve));
  const run = async () => {
    await idle();
    // A page of the exhibition's size has hundreds of links, but few kinds of pages.
    const kinds = new Map((await pathsInView()).map((path) => [rowOf(path)?.row, path]));
    for (const path of kinds.values()) {
      await idle();
      await fetchAhead(path, 'code');
    }
  };
  void run();
}
