/** /forms/<formId>/<version>.json: published form versions, which never change and are cached for ever. */
import type { FastifyInstance } from 'fastify';
import type { LoadedForm } from '../../forms/loadForms';

interface FormAddress {
  Params: { formId: string; file: string };
}

export function formFiles(app: FastifyInstance, forms: LoadedForm[]): void {
  const byFile = new Map(forms.map((form) => [form.file, form]));
  app.get<FormAddress>('/forms/:formId/:file', async (request, reply) => {
    const form = byFile.get(`${request.params.formId}/${request.params.file}`);
    if (!form) return reply.callNotFound();
    const etag = `"${form.hash}"`;
    // Until versions are published into the database a file can still change: it is asked for again, and answered by its hash.
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.send(form.definition);
  });
}
