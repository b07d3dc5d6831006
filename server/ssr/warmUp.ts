/** Draws pages before a process is asked for the first: its code is read and compiled by then, and what most readers open is in the cache. */
import type { FastifyInstance } from 'fastify';
import { LOCALES } from '../../src/rules/locales';
import { pathIn } from './machines/sitemap';

/** As many at a time as keep one core and the helping threads busy. */
const AT_ONCE = 2;

/** A query that no page depends on: drawn for that request alone. */
const roundOf = (round: number): string => (round === 0 ? '' : `?warm=${round}`);

/**
 * Draws the site's pages in turn, in all languages, again and again, until it is enough or the site cannot answer.
 * @param pages after the language; '' is home
 * @param enough aborted when no further page is to be drawn
 * @returns How many were drawn.
 */
export async function warmUp(app: FastifyInstance, pages: readonly string[], enough: AbortSignal): Promise<number> {
  // The home pages of all languages first.
  const paths = pages.flatMap((page) => LOCALES.map((locale) => pathIn(locale, page)));
  let next = 0;
  let drawn = 0;
  let isWell = true;
  const work = async () => {
    while (isWell && !enough.aborted) {
      const at = next++;
      const round = Math.floor(at / paths.length);
      const url = `${paths[at % paths.length]}${roundOf(round)}`;
      const { statusCode } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      isWell = statusCode < 500;
      if (isWell) drawn += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return drawn;
}
