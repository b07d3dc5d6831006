/**
 * The open data: the catalogue /open-data.json?lang=<language> and its files /open-data/<dataset>.<csv|json>. The page
 * for people, /<language>/open-data, is content.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, languageTag, type Locale } from '../../../src/rules/locales';
import { datasetNames } from '../../domain/openData/datasets';
import { FILE_FORMATS } from '../../domain/openData/openDataService';
import { DomainError, notAllowed } from '../../http/envelope';
import { etagOf, isNotModified } from '../../http/etag';

/** Programs that read the files poll; a change appears after at most ten more minutes. */
const CACHE_CONTROL = 'public, max-age=600, s-maxage=600';

/** Requires that the query has a language at most: a misspelt key would otherwise silently give Chinese. */
function localeOfQuery(query: unknown): Locale {
  const { lang = 'zh-cn', ...others } = query as Record<string, unknown>;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new DomainError('request.invalid', [{ pointer: `/query/${unknown}`, reason: 'field.unknown' }]);
  if (!isLocale(lang)) throw notAllowed('/query/lang');
  return lang;
}

/** Pages of other sites may read open data. */
function sendHeaders(reply: FastifyReply, locale: Locale): FastifyReply {
  return reply.headers({
    'cache-control': CACHE_CONTROL,
    'content-language': languageTag(locale),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/** A HEAD request reads no record. */
const isHead = ({ method }: FastifyRequest): boolean => method === 'HEAD';

export function openDataRoutes(app: FastifyInstance): void {
  const { openData } = app.services;
  app.get('/open-data.json', async (request, reply) => {
    const locale = localeOfQuery(request.query);
    const body = JSON.stringify(await openData.catalogue(locale), null, 2);
    void sendHeaders(reply, locale).type('application/ld+json; charset=utf-8');
    return isNotModified(request, reply, etagOf(body)) ? reply.send() : reply.compress(body);
  });

  app.get<{ Params: { file: string } }>('/open-data/:file', async (request, reply) => {
    const [stem, extension] = request.params.file.split(/\.(?=[^.]*$)/);
    const name = datasetNames.find((candidate) => candidate === stem);
    const format = FILE_FORMATS.find((candidate) => candidate === extension);
    if (!name || !format) return reply.callNotFound();
    const locale = localeOfQuery(request.query);
    const file = await openData.file({ name, format, locale });
    void sendHeaders(reply, locale)
      .type(file.contentType)
      .header('link', `<${file.licenceUrl}>; rel="license", </open-data.json?lang=${locale}>; rel="collection"`)
      .header(
        'content-disposition',
        `${format === 'csv' ? 'attachment' : 'inline'}; filename="${name}-${locale}.${format}"`,
      );
    if (isNotModified(request, reply, `W/"${file.version}"`)) return reply.send();
    return isHead(request) ? reply.send(Readable.from([])) : reply.compress(file.open(request.ip));
  });
}

/** The dataset that a page shows, by the page's path without its language. */
const datasetOfPage: Record<string, string> = {
  'exhibitor-list': 'exhibitors',
  products: 'products',
  meeting: 'sessions',
  'exhibition/map/hall': 'booths',
};

/**
 * The Link header of a page whose records are open data (RFC 8288). It costs the page no script, unlike elements of its
 * head.
 */
export function openDataLinks(url: string): string | null {
  const [, locale = '', path = ''] = /^\/([a-z-]+)\/([a-z/-]+?)\/?(?:\?|$)/.exec(url) ?? [];
  const dataset = datasetOfPage[path];
  if (!isLocale(locale)) return null;
  if (path === 'open-data') return `</open-data.json?lang=${locale}>; rel="alternate"; type="application/ld+json"`;
  if (dataset === undefined) return null;
  return [
    `</open-data/${dataset}.csv?lang=${locale}>; rel="alternate"; type="text/csv"`,
    `</open-data/${dataset}.json?lang=${locale}>; rel="alternate"; type="application/ld+json"`,
  ].join(', ');
}
