import { createHash } from 'node:crypto';

/** SHA-256 of a form's content, by which published versions never change. Spaces and `$schema` don't count, order does. */
export function contentHash(form: object): string {
  const { $schema: _schema, ...content } = form as { $schema?: string };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
