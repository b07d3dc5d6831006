/**
 * /news.rss?lang=<language> (RSS 2.0), /meetings.ics?lang=<language> and /exhibition.ics?lang=<language> (RFC 5545), for
 * feed readers and calendars.
 */
import { serverText } from '../../lib/texts';
import type { FastifyInstance } from 'fastify';
import { Feed } from 'feed';
import { languageTag, isLocale, type Locale } from '../../../src/rules/locales';
import type { Services } from '../../domain';
import { exhibitionCalendar } from '../../domain/openData/exhibitionCalendar';

const MAX_ITEMS = 30;
/** Programs poll about once an hour, so a change appears after at most ten more minutes. */
const CACHE_CONTROL = 'public, max-age=600';

/** The latest news as RSS. */
async function newsFeed({ news, edition }: Services, origin: string, locale: Locale): Promise<string> {
  const [{ records }, { name }] = await Promise.all([
    news.page({ current: 1, size: MAX_ITEMS }, locale),
    edition.describe(undefined, locale),
  ]);
  const feed = new Feed({
    id: `${origin}/${locale}/news`,
    link: `${origin}/${locale}/news`,
    title: serverText('feed.news', locale),
    description: `${serverText('feed.news', locale)} · ${name}`,
    language: languageTag(locale),
    copyright: name,
    updated: new Date(records[0]?.publishedAt ?? 0),
    feedLinks: { rss: `${origin}/news.rss?lang=${locale}` },
  });
  for (const { id, title, summary, publishedAt, cover } of records) {
    const link = `${origin}/${locale}/news/details/${id}`;
    feed.addItem({
      id: link,
      link,
      title,
      description: summary,
      date: new Date(publishedAt),
      ...(cover && { image: { url: origin + cover.url, type: 'image/svg+xml', length: 0 } }),
    });
  }
  return feed.rss2();
}

interface FeedRoute {
  Querystring: { lang?: string };
}

export function feedRoutes(app: FastifyInstance, origin: string): void {
  app.get<FeedRoute>('/news.rss', async ({ query: { lang = 'zh-cn' } }, reply) => {
    if (!isLocale(lang)) return reply.callNotFound();
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(await newsFeed(app.services, origin, lang));
  });
  app.get<FeedRoute>('/meetings.ics', async ({ query: { lang = 'zh-cn' } }, reply) => {
    if (!isLocale(lang)) return reply.callNotFound();
    const { contentType, body } = await app.services.meetings.programme(lang);
    return reply.type(contentType).header('cache-control', CACHE_CONTROL).send(body);
  });
  app.get<FeedRoute>('/exhibition.ics', async ({ query: { lang = 'zh-cn' } }, reply) => {
    if (!isLocale(lang)) return reply.callNotFound();
    const { contentType, body } = exhibitionCalendar(await app.services.edition.current(), lang, origin);
    return reply.type(contentType).header('cache-control', CACHE_CONTROL).send(body);
  });
}
