import type { ErrorReason } from './reasons';

/** What the validators say of one value: where and why, without a language. */
export interface Finding {
  pointer: string;
  reason: ErrorReason;
  values: Record<string, string | number>;
}

/** A key as a part of a JSON pointer (RFC 6901). */
export const escapePointer = (key: string): string => key.replace(/~/g, '~0').replace(/\//g, '~1');
