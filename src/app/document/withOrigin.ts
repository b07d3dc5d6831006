/** Properties of schema.org that hold a URL. */
const URL_PROPERTIES = new Set(['@id', 'url', 'item', 'image', 'logo', 'contentUrl', 'embedUrl', 'thumbnailUrl']);

/** Makes the URLs of structured data absolute, as crawlers need them. */
export function withOrigin(document: object, origin: string): object {
  const toAbsolute = (value: unknown, isUrl: boolean): unknown => {
    if (typeof value === 'string') return isUrl && /^\/(?!\/)/.test(value) ? origin + value : value;
    if (Array.isArray(value)) return value.map((item) => toAbsolute(item, isUrl));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, toAbsolute(item, URL_PROPERTIES.has(key))]),
    );
  };
  return toAbsolute(document, false) as object;
}
