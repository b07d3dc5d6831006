/** Texts that no database keeps: NUL and half of a pair of surrogates. One of them in a statement fails it, and with it what others wrote in the same one. */
import { escapePointer, type Finding } from './finding';

const INVALID_TEXT = /[\0\p{Surrogate}]/u;

/** Whether a database can keep a text. */
export const isStorable = (text: string): boolean => !INVALID_TEXT.test(text);

/** Findings for each such text in the parts of a request, wherever it stands, keys included. What is deeper than any body of the contract is refused by the contract. */
export function invalidTextPath(value: unknown, at = '', depth = 0): Finding[] {
  if (typeof value === 'string')
    return INVALID_TEXT.test(value) ? [{ pointer: at, reason: 'field.format', values: {} }] : [];
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth > 20) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(INVALID_TEXT.test(key)
      ? [{ pointer: `${at}/${escapePointer(key)}`, reason: 'field.format' as const, values: {} }]
      : []),
    ...invalidTextPath(inner, `${at}/${escapePointer(key)}`, depth + 1),
  ]);
}
