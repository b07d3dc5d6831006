import { createHash } from 'node:crypto';

/**
 * SHA-256 of a form's content, which identifies a published version. Ignores whitespace and `$schema`; order matters.
 */
export function contentHash(form: object): string {
  const { $schema: _schema, ...content } = form as { $schema?: string };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
