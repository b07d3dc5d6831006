/**
 * /forms/<formId>/<version>.json: published form versions, which are immutable. <version>.migration.json: how drafts
 * migrate.
 */
import type { FastifyInstance } from 'fastify';
import type { FormService } from '../../domain/forms/formService';

interface FormAddress {
  Params: { formId: string; file: string };
  Querystring: { v?: string };
}

const FILE = /^([1-9]\d{0,3})(\.migration)?\.json$/;
const FOR_EVER = 'public, max-age=31536000, immutable';

export function formFiles(app: FastifyInstance, forms: Pick<FormService, 'file' | 'draftSteps'>): void {
  app.get<FormAddress>('/forms/:formId/:file', async (request, reply) => {
    const { formId, file } = request.params;
    const [, version, migration] = FILE.exec(file) ?? [];
    if (version === undefined) return reply.callNotFound();
    if (migration) {
      const steps = await forms.draftSteps(formId, Number(version));
      return steps ? reply.header('cache-control', 'no-cache').send({ steps }) : reply.callNotFound();
    }
    const form = await forms.file(formId, Number(version));
    if (!form) return reply.callNotFound();
    const etag = `"${form.hash}"`;
    // A URL with the hash is immutable; without it, clients revalidate by ETag.
    const { v } = request.query;
    const isNamed = typeof v === 'string' && v.length >= 12 && form.hash.startsWith(v);
    reply.header('etag', etag).header('cache-control', isNamed ? FOR_EVER : 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.send(form.definition);
  });
}
