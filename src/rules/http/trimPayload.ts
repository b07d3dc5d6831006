/**
 * Trims the texts of a payload and removes empty values: "", null, undefined and []. 0 and false stay (specification,
 * section 5: payloads are trimmed and empty values removed).
 */
export function trimPayload(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.trim();
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => trimPayload(item, depth + 1)).filter((item) => !isEmpty(item));
  if (isPlainObject(value)) {
    const entries = Object.entries(value)
      .map(([key, item]) => [key, trimPayload(item, depth + 1)] as const)
      .filter(([, item]) => !isEmpty(item));
    return Object.fromEntries(entries);
  }
  return value;
}

/** Deeper than any request body of the contract; the server rejects deeper ones anyway. */
const MAX_DEPTH = 20;

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Files, blobs and dates are values, not containers. */
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
