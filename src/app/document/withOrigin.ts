/** Properties of schema.org that hold a URL. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'embedUrl', 'thumbnailUrl']);

/** Makes the URLs of structured data absolute, as crawlers need them. */
export function withOrigin(document: object, origin: string): object {
  const whole = (value: unknown, isAddress: boolean): unknown => {
    if (typeof value === 'string') return isAddress && /^\/(?!\/)/.test(value) ? origin + value : value;
    if (Array.isArray(value)) return value.map((one) => whole(one, isAddress));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, whole(one, ADDRESSES.has(key))]));
  };
  return whole(document, false) as object;
}
