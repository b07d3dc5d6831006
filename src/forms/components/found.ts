/** What the search of a list finds, and in which order. */
import type { Choice } from './PickOne';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Letters and digits, each word after one blank: what stands between words does not matter for where they begin. */
const words = (text: string) =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** While a list is put in order each of its choices is looked at some eight times. */
const wordsOf = new WeakMap<Choice, string>();

function searchedWords(choice: Choice): string {
  const known = wordsOf.get(choice) ?? words(choice.search ?? choice.label);
  wordsOf.set(choice, known);
  return known;
}

export const isFound = (typed: string, { search, label }: Choice): boolean =>
  plain(search ?? label).includes(plain(typed));

/** 0 where the words begin so, 1 where one of them does, 2 within a word. */
function distance(typed: string, choice: Choice): number {
  const at = searchedWords(choice).indexOf(typed);
  return at === -1 ? 2 : Math.min(at, 1);
}

/** Orders what was found: "ger" is Germany before Algeria. The rest, and a list in which nothing is typed, keeps its own order. */
export function compareFound(one: Choice, other: Choice, { searchValue }: { searchValue: string }): number {
  if (searchValue === '') return 0;
  const begin = words(searchValue);
  return distance(begin, one) - distance(begin, other);
}
