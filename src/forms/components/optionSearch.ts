/** Search and order of list options. */
import type { SelectOption } from './SingleSelect';

const normalise = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Letters and digits, with one space before each word, so that word starts are easy to find. */
const normaliseWords = (text: string) =>
  ` ${normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Memoised: sorting compares each option about eight times. */
const searchTextCache = new WeakMap<SelectOption, string>();

function searchTextOf(choice: SelectOption): string {
  const cachedText = searchTextCache.get(choice) ?? normaliseWords(choice.search ?? choice.label);
  searchTextCache.set(choice, cachedText);
  return cachedText;
}

export const matchesQuery = (query: string, { search, label }: SelectOption): boolean =>
  normalise(search ?? label).includes(normalise(query));

/** 0: the text starts with the input; 1: one of its words does; 2: the input is within a word. */
function distance(query: string, choice: SelectOption): number {
  const matchIndex = searchTextOf(choice).indexOf(query);
  return matchIndex === -1 ? 2 : Math.min(matchIndex, 1);
}

/** Sorts matches: "ger" finds Germany before Algeria. Equal matches, and a list without input, keep their order. */
export function compareMatches(
  one: SelectOption,
  other: SelectOption,
  { searchValue }: { searchValue: string },
): number {
  if (searchValue === '') return 0;
  const prefix = normaliseWords(searchValue);
  return distance(prefix, one) - distance(prefix, other);
}
