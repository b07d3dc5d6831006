/** GET /openapi.json: the contract as one document. GET /api-docs: the contract as readable pages without scripts. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractDocument } from '../contract';
import { etagOf, isNotModified } from '../etag';
import { isStorable } from '../invalidText';
import { pagePolicy } from '../plugins/security';
import type { ApiDocsSettings } from './elements';

const ONE_HOUR = 'public, max-age=3600';
const MAX_QUERY = 100;

// React is loaded for the first reader.
const loadPages = () => import(/* webpackMode: "eager" */ './pages');

/** The words of a search; null for the index. */
function queryOf(q: unknown): string | null {
  const query = typeof q === 'string' && isStorable(q) ? q.trim().slice(0, MAX_QUERY).trim() : '';
  return query === '' ? null : query;
}

export function contractFile(app: FastifyInstance): void {
  const text = JSON.stringify(contractDocument);
  app.get('/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', ONE_HOUR).compress(text),
  );
}

export function apiDocs(app: FastifyInstance, { secure, ...settings }: ApiDocsSettings & { secure: boolean }): void {
  const send = (request: FastifyRequest, reply: FastifyReply, html: string | null) => {
    if (html === null) return reply.callNotFound();
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({ secure }))
      .header('cache-control', ONE_HOUR);
    return isNotModified(request, reply, etagOf(html)) ? reply.send() : reply.compress(html);
  };
  app.get<{ Querystring: { q?: unknown } }>('/api-docs', async (request, reply) => {
    const { renderIndex, renderSearch } = await loadPages();
    const query = queryOf(request.query.q);
    if (query === null) return send(request, reply, renderIndex(settings));
    void reply.header('x-robots-tag', 'noindex');
    return send(request, reply, renderSearch(query, settings));
  });
  app.get('/api-docs/examples', async (request, reply) => {
    const { renderStatefulExamples } = await loadPages();
    return send(request, reply, renderStatefulExamples(settings));
  });
  app.get<{ Params: { tag: string } }>('/api-docs/:tag', async (request, reply) => {
    const { renderTag } = await loadPages();
    return send(request, reply, renderTag(request.params.tag, settings));
  });
  app.get<{ Params: { tag: string; id: string } }>('/api-docs/:tag/:id', async (request, reply) => {
    const { renderOperation } = await loadPages();
    const { tag, id } = request.params;
    return send(request, reply, renderOperation(tag, id, settings));
  });
}
