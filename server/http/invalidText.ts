/**
 * Invalid text: NUL and lone surrogates. PostgreSQL rejects a whole statement with such a text, including the rows of
 * other requests in the same batch.
 */
import { escapePointer, type FieldProblem } from './fieldProblem';

const INVALID_TEXT = /[\0\p{Surrogate}]/u;

/** Whether the database can store a text. */
export const isStorable = (text: string): boolean => !INVALID_TEXT.test(text);

/**
 * Reports each invalid text in a request, keys included. Values deeper than 20 levels are skipped: the contract rejects
 * them.
 */
export function findInvalidText(value: unknown, at = '', depth = 0): FieldProblem[] {
  if (typeof value === 'string')
    return INVALID_TEXT.test(value) ? [{ pointer: at, reason: 'field.format', values: {} }] : [];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth > 20) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(INVALID_TEXT.test(key)
      ? [{ pointer: `${at}/${escapePointer(key)}`, reason: 'field.format' as const, values: {} }]
      : []),
    ...findInvalidText(inner, `${at}/${escapePointer(key)}`, depth + 1),
  ]);
}
