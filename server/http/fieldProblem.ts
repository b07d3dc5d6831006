import type { ErrorReason } from './reasons';

/** A problem that a validator found in one value: where and why, independent of the language. */
export interface FieldProblem {
  pointer: string;
  reason: ErrorReason;
  values: Record<string, string | number>;
}

/** Escapes a key for a JSON pointer (RFC 6901). */
export const escapePointer = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1');
