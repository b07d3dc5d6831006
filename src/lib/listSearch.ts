/** The queries of URLs: the keys that a page reads, and the choice of a list in one normal form. */
type QueryPairs = Iterable<readonly [string, string]>;

const textOf = (pairs: URLSearchParams): string => {
  const text = pairs.toString();
  return text ? `?${text}` : '';
};

/**
 * Removes empty values, defaults, and the page number, because a new choice starts at its first page.
 * @param defaults Default values by name.
 */
export function normaliseSearch(pairs: QueryPairs, defaults: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, text] of pairs) {
    const value = text.trim();
    const isIncluded = value !== '' && name !== 'current' && defaults[name] !== value;
    if (isIncluded && !params.getAll(name).includes(value)) params.append(name, value);
  }
  return textOf(params);
}

/** The same choice without one of its values; it starts at its first page. */
export const withoutValue = (search: string, name: string, value: string): string =>
  normaliseSearch([...new URLSearchParams(search)].filter(([key, text]) => key !== name || text.trim() !== value));

/** The same choice with one value for a name, or with none. */
export const withValue = (search: string, name: string, value: string | null): string =>
  normaliseSearch([
    ...[...new URLSearchParams(search)].filter(([key]) => key !== name),
    ...(value ? [[name, value] as const] : []),
  ]);

/** The contract's maximum keyword length. */
const MAX_KEYWORD_LENGTH = 60;

/**
 * The keyword of a URL, cut between characters (half an emoji is not valid text) and without NUL, which PostgreSQL
 * rejects.
 */
export const keywordOf = (query: URLSearchParams): string =>
  Array.from((query.get('k') ?? '').replaceAll('\0', '').trim())
    .slice(0, MAX_KEYWORD_LENGTH)
    .join('')
    .trim();

/** A page of the same choice; the first one has no number, so that it has one URL only. */
export function withPage(search: string, current: number): string {
  const pairs = new URLSearchParams(normaliseSearch(new URLSearchParams(search)));
  if (current > 1) pairs.set('current', String(current));
  return textOf(pairs);
}

export const hasValue = (search: string, name: string, value: string): boolean =>
  new URLSearchParams(search).getAll(name).some((text) => text.trim() === value);

/** The page number of a URL; null when it is not valid. */
export function pageNumber(query: URLSearchParams): number | null {
  const text = query.get('current') ?? '1';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

/** The unique values of a name that match the pattern. A URL may be written by hand. */
export const valuesOf = (query: URLSearchParams, name: string, pattern: RegExp, max = 40): string[] =>
  [...new Set(query.getAll(name).map((value) => value.trim()))].filter((value) => pattern.test(value)).slice(0, max);

/** The limits of ranges in a URL by their names: `min.xTravel=1400`. */
export const LIMITS = ['min', 'max'] as const;
const LIMIT_NAME = /^(?:min|max)\.([a-z][A-Za-z0-9]{0,39})$/;
const LIMIT_VALUE = /^\d{1,9}(?:\.\d{1,6})?$/;

/** A limit of a URL; undefined when it is missing or not a number. */
export const limitOf = (query: URLSearchParams, limit: (typeof LIMITS)[number], key: string): number | undefined => {
  const text = query.get(`${limit}.${key}`)?.trim() ?? '';
  return LIMIT_VALUE.test(text) ? Number(text) : undefined;
};

/** The ranges of a URL with at least one limit. */
export const rangesOf = (query: URLSearchParams, max = 20): { key: string; min?: number; max?: number }[] =>
  [...new Set([...query.keys()].flatMap((name) => LIMIT_NAME.exec(name)?.[1] ?? []))]
    .map((key) => ({ key, min: limitOf(query, 'min', key), max: limitOf(query, 'max', key) }))
    .filter((range) => range.min !== undefined || range.max !== undefined)
    .slice(0, max);

/** Whether the list has filters other than a keyword: search engines don't index such a page. */
export const isFiltered = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => !['current', 'k'].includes(name));

/**
 * The pairs of a query with these keys, in order: a page receives only the keys of its row
 * (`src/app/routes/routes.ts`). `min.*` means every key that starts with `min.`.
 */
export const pickQuery = (query: URLSearchParams, keys: readonly string[]): URLSearchParams => {
  const prefixes = keys.filter((key) => key.endsWith('.*')).map((key) => key.slice(0, -1));
  return new URLSearchParams(
    [...query].filter(([key]) => keys.includes(key) || prefixes.some((prefix) => key.startsWith(prefix))),
  );
};
