/**
 * /forms/<formId>/<version>.json: published form versions, which are immutable. <version>.migration.json: how drafts
 * migrate.
 */
import type { FastifyInstance } from 'fastify';
import type { FormService } from '../../domain/forms/formService';
import type { LoadedForm } from '../../forms/loadForms';

interface FormRoute {
  Params: { formId: string; file: string };
  Querystring: { v?: string };
}

const FILE_PATTERN = /^([1-9]\d{0,3})(\.migration)?\.json$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What the routes serve: of a service, or of files. */
export interface FormFiles extends Pick<FormService, 'draftSteps'> {
  file(formId: string, version: number): Promise<Pick<LoadedForm, 'definition' | 'hash'> | undefined>;
}

export function formFiles(app: FastifyInstance, forms: FormFiles): void {
  app.get<FormRoute>('/forms/:formId/:file', async (request, reply) => {
    const { formId, file } = request.params;
    const [, version, migration] = FILE_PATTERN.exec(file) ?? [];
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
    const hasHash = typeof v === 'string' && v.length >= 12 && form.hash.startsWith(v);
    reply.header('etag', etag).header('cache-control', hasHash ? IMMUTABLE : 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.send(form.definition);
  });
}
