/** The query of a list's address: what is chosen, in one tidy way, so that a choice has one address. What the list does not read is no part of it (ownQuery). */
type Pairs = Iterable<readonly [string, string]>;

const textOf = (pairs: URLSearchParams): string => {
  const text = pairs.toString();
  return text ? `?${text}` : '';
};

/**
 * A query without what says nothing: empty values, what is usual, and the number of the page, since another choice begins at its first.
 * @param usual Values that need no words, by name.
 */
export function tidySearch(pairs: Pairs, usual: Readonly<Record<string, string>> = {}): string {
  const params = new URLSearchParams();
  for (const [name, text] of pairs) {
    const value = text.trim();
    const isChosen = value !== '' && name !== 'current' && usual[name] !== value;
    if (isChosen && !params.getAll(name).includes(value)) params.append(name, value);
  }
  return textOf(params);
}

/** The same choice without one of its values; it begins at its first page. */
export const withoutValue = (search: string, name: string, value: string): string =>
  tidySearch([...new URLSearchParams(search)].filter(([key, text]) => key !== name || text.trim() !== value));

/** The same choice with one value for a name, or with none. */
export const withValue = (search: string, name: string, value: string | null): string =>
  tidySearch([
    ...[...new URLSearchParams(search)].filter(([key]) => key !== name),
    ...(value ? [[name, value] as const] : []),
  ]);

/** Longest keyword of the contract. */
const LONGEST_KEYWORD = 60;

/** The keyword of an address, cut between characters (half of an emoji is no text) and without NUL, which no database keeps. */
export const keywordOf = (query: URLSearchParams): string =>
  Array.from((query.get('k') ?? '').replaceAll('\0', '').trim())
    .slice(0, LONGEST_KEYWORD)
    .join('')
    .trim();

/** A page of the same choice; the first one has no number, so that it has one address only. */
export function withPage(search: string, current: number): string {
  const pairs = new URLSearchParams(tidySearch(new URLSearchParams(search)));
  if (current > 1) pairs.set('current', String(current));
  return textOf(pairs);
}

export const hasValue = (search: string, name: string, value: string): boolean =>
  new URLSearchParams(search).getAll(name).some((text) => text.trim() === value);

/** The number of the page that an address asks for; null when it is no number of a page. */
export function pageNumber(query: URLSearchParams): number | null {
  const text = query.get('current') ?? '1';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
}

/** The values of a name that have the right shape, each once. An address may be written by hand. */
export const valuesOf = (query: URLSearchParams, name: string, shape: RegExp, most = 40): string[] =>
  [...new Set(query.getAll(name).map((value) => value.trim()))].filter((value) => shape.test(value)).slice(0, most);

/** Whether the list is narrowed by anything but a keyword: such a page is a view of the list, no page of its own for search engines. */
export const isNarrowed = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => !['current', 'k'].includes(name));
