/** Properties of schema.org that hold an address. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'embedUrl', 'thumbnailUrl']);

/** Structured data as machines need it, on the server and after a page change alike: addresses of this site have its origin. */
export function withOrigin(document: object, origin: string): object {
  const whole = (value: unknown, isAddress: boolean): unknown => {
    if (typeof value === 'string') return isAddress && /^\/(?!\/)/.test(value) ? origin + value : value;
    if (Array.isArray(value)) return value.map((one) => whole(one, isAddress));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, whole(one, ADDRESSES.has(key))]));
  };
  return whole(document, false) as object;
}
