/** GET /openapi.json: the contract as one document. GET /api-docs: the same to be read by people, without a script. */
import type { FastifyInstance } from 'fastify';
import contract from '../generated/contract.gen.json';
import { renderApiDocs } from '../apiDocsPage';
import { pagePolicy } from './security';

const ONE_HOUR = 'public, max-age=3600';

export function apiDocs(app: FastifyInstance): void {
  const text = JSON.stringify(contract);
  let html: string | null = null;
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', ONE_HOUR).send(text),
  );
  app.get('/api-docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', ONE_HOUR).send(renderApiDocs.css),
  );
  app.get('/api-docs', async (_request, reply) => {
    html ??= renderApiDocs(contract as never);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy({ secure: false }))
      .header('cache-control', ONE_HOUR)
      .send(html);
  });
}
