import { createHash } from 'node:crypto';

/**
 * SHA-256 of a form's content, in hexadecimal: what "a published version never changes" is held against. Spaces and the editor's `$schema`
 * are no content; the order is, since fields and options are shown in it.
 */
export function contentHash(form: object): string {
  const { $schema: _schema, ...content } = form as { $schema?: string };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
