/** Search and order of list options. */
import type { Choice } from './PickOne';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Letters and digits, with one space before each word, so that word starts are easy to find. */
const words = (text: string) =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Memoised: sorting compares each option about eight times. */
const wordsOf = new WeakMap<Choice, string>();

function searchedWords(choice: Choice): string {
  const known = wordsOf.get(choice) ?? words(choice.search ?? choice.label);
  wordsOf.set(choice, known);
  return known;
}

export const isFound = (typed: string, { search, label }: Choice): boolean =>
  plain(search ?? label).includes(plain(typed));

/** 0: the text starts with the input; 1: one of its words does; 2: the input is within a word. */
function distance(typed: string, choice: Choice): number {
  const at = searchedWords(choice).indexOf(typed);
  return at === -1 ? 2 : Math.min(at, 1);
}

/** Sorts matches: "ger" finds Germany before Algeria. Equal matches, and a list without input, keep their order. */
export function compareFound(one: Choice, other: Choice, { searchValue }: { searchValue: string }): number {
  if (searchValue === '') return 0;
  const begin = words(searchValue);
  return distance(begin, one) - distance(begin, other);
}
