/** What the search of a list finds, and in which order. */
import type { Choice } from './PickOne';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
const searched = ({ search, label }: Choice) => plain(search ?? label);

export const isFound = (typed: string, choice: Choice): boolean => searched(choice).includes(plain(typed));

/** Letters and digits, each word after one blank: what stands between words does not matter for where they begin. */
const words = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;

/** 0 where the words begin so, 1 where one of them does, 2 within a word. */
function distance(typed: string, choice: Choice): number {
  const at = words(searched(choice)).indexOf(words(plain(typed)));
  return at === -1 ? 2 : Math.min(at, 1);
}

/** Orders what was found: "ger" is Germany before Algeria. The rest keeps the list's own order. */
export const compareFound = (typed: string, a: Choice, b: Choice): number => distance(typed, a) - distance(typed, b);
