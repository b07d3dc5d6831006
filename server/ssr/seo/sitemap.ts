/** /sitemap.xml and its parts (sitemaps.org) with the languages of each page, and robots.txt. */
import type { FastifyInstance } from 'fastify';
import { SitemapIndexStream, SitemapStream, streamToPromise, type LinkItem } from 'sitemap';
import { languageTag, LOCALES, type Locale } from '../../../src/rules/locales';
import type { Clock } from '../../../src/rules/clock';
import { sitemapKinds, type SitemapKind, type SitemapRepository } from '../../domain/content/sitemapRepository';

/** Records per part. Each has five URLs, so a part stays well below the format's limit of 50,000. */
const RECORDS_PER_PART = 1_000;

/** The path of a record's details page, after the language. */
const DETAILS_PATHS: Record<SitemapKind, string> = {
  exhibitors: 'exhibitor-list/details/',
  products: 'products/details/',
  news: 'news/details/',
  videos: 'video/details/',
  meetings: 'meeting/details/',
};

export interface SitemapDeps {
  sitemap: SitemapRepository;
  clock: Clock;
  origin: string;
  /** Paths of pages without a record, after the language; '' is home. */
  pages: readonly string[];
}

const isKind = (name: string): name is SitemapKind => sitemapKinds.some((kind) => kind === name);

/** The path of a page in a language; `page` is the path after the language. */
export const localisedPath = (locale: Locale, page: string): string => `/${locale}${page && `/${page}`}`;

/** The page's URL in each language, with links to all languages. */
function sitemapItems(origin: string, page: string, lastmod: Date | null = null) {
  const links: LinkItem[] = LOCALES.map((locale) => ({
    lang: languageTag(locale),
    url: origin + localisedPath(locale, page),
  }));
  return links.map(({ url }) => ({ url, links, ...(lastmod && { lastmod: lastmod.toISOString() }) }));
}

async function serialise(stream: SitemapStream | SitemapIndexStream, items: readonly unknown[]): Promise<string> {
  for (const item of items) stream.write(item);
  stream.end();
  return (await streamToPromise(stream)).toString();
}

export function sitemapRoutes(app: FastifyInstance, { sitemap, clock, origin, pages }: SitemapDeps): void {
  app.get('/sitemap.xml', async (_request, reply) => {
    const now = clock.now();
    const counts = await Promise.all(sitemapKinds.map((kind) => sitemap.count(kind, now)));
    const parts = sitemapKinds.flatMap((kind, index) =>
      Array.from({ length: Math.ceil((counts[index] ?? 0) / RECORDS_PER_PART) }, (_, part) => `${kind}-${part + 1}`),
    );
    const items = ['pages', ...parts].map((name) => ({ url: `${origin}/sitemaps/${name}.xml` }));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await serialise(new SitemapIndexStream(), items));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async ({ params: { file } }, reply) => {
    const [, name = '', part = '1'] = /^([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(file) ?? [];
    if (name !== 'pages' && !isKind(name)) return reply.callNotFound();
    const items =
      name === 'pages'
        ? pages.flatMap((page) => sitemapItems(origin, page))
        : (
            await sitemap.records(name, clock.now(), {
              offset: (Number(part) - 1) * RECORDS_PER_PART,
              limit: RECORDS_PER_PART,
            })
          ).flatMap(({ id, updatedAt }) => sitemapItems(origin, DETAILS_PATHS[name] + id, updatedAt));
    if (items.length === 0) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await serialise(new SitemapStream({ hostname: origin }), items));
  });

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          // API calls, tools, and personal pages.
          ...['/api/', '/helper/', '/legacy/', '/dev/', '/forms', '/*/my', '/me/'].map((path) => `Disallow: ${path}`),
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
}
