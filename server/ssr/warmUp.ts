/** Draws pages before a process is asked for the first: its code is read and compiled by then, and what most readers open is in the cache. */
import type { FastifyInstance } from 'fastify';
import { LOCALES } from '../../src/rules/locales';
import { pathIn } from './machines/sitemap';

/** As many at a time as keep one core and the helping threads busy. */
const AT_ONCE = 2;

/**
 * Draws the site's pages in turn, in all languages, again and again, until it is enough or the site cannot answer.
 * @param pages after the language; '' is home
 * @param drawAnew has pages that are in the cache drawn again
 * @param enough aborted when no further page is to be drawn
 * @returns How many were drawn.
 */
export async function warmUp(
  app: FastifyInstance,
  pages: readonly string[],
  drawAnew: () => void,
  enough: AbortSignal,
): Promise<number> {
  // The home pages of all languages first.
  const paths = pages.flatMap((page) => LOCALES.map((locale) => pathIn(locale, page)));
  let next = 0;
  let drawn = 0;
  let isWell = true;
  const work = async () => {
    while (isWell && !enough.aborted) {
      const at = next++ % paths.length;
      if (at === 0) drawAnew();
      const url = paths[at];
      const { statusCode } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      isWell = statusCode < 500;
      if (isWell) drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return drawn;
}
