/**
 * Trims the texts of a payload and removes what is empty: "", null, undefined and [].
 * 0 and false are values (specification, section 5: payloads are trimmed and empty values removed).
 */
export function trimPayload(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimPayload).filter((item) => !isEmpty(item));
  if (isPlainObject(value)) {
    const kept = Object.entries(value)
      .map(([key, item]) => [key, trimPayload(item)] as const)
      .filter(([, item]) => !isEmpty(item));
    return Object.fromEntries(kept);
  }
  return value;
}

const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Files, blobs and dates are values, not containers. */
const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
