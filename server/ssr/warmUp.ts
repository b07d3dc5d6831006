/** Renders pages before a process accepts its first request: popular pages are then cached and their code is loaded. */
import type { FastifyInstance } from 'fastify';
import { LOCALES } from '../../src/rules/locales';
import { localisedPath } from './seo/sitemap';

/**
 * Renders each page once in every language, home pages first, until `signal` is aborted or a page fails.
 * @param pages paths after the language; '' is home
 * @param signal when aborted, no further page is rendered
 * @returns the number of rendered pages
 */
export async function warmUp(app: FastifyInstance, pages: readonly string[], signal: AbortSignal): Promise<number> {
  let rendered = 0;
  for (const page of pages)
    for (const locale of LOCALES) {
      if (signal.aborted) return rendered;
      const { statusCode } = await app.inject({
        url: localisedPath(locale, page),
        headers: { 'accept-encoding': 'br' },
      });
      if (statusCode >= 500) return rendered;
      rendered += 1;
    }
  return rendered;
}
