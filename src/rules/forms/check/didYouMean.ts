/** "Did you mean": finds the known word closest to a misspelt one. */
import type { LocalizedMessage } from '@/rules/localizedMessage';
import { say } from '@/rules/forms/findings/say';

const MAX_LENGTH = 60;

/** Edit distance: insertions, deletions, substitutions and swaps of neighbours. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

/** The closest known word; undefined when none is close enough. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const small = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    if (candidate.length > MAX_LENGTH) continue;
    const other = candidate.toLowerCase();
    // A partial name counts as close: company for companyName.
    const part = small.length >= 4 && (other.startsWith(small) || small.startsWith(other) || other.endsWith(small));
    const steps = small === other ? 0 : Math.min(distance(small, other), part ? 1 : Infinity);
    if (steps < least) [best, least] = [candidate, steps];
  }
  return best;
}

/** The hint; `other` when no known word is close. */
export function didYouMean(
  word: string,
  known: Iterable<string>,
  other?: LocalizedMessage,
): LocalizedMessage | undefined {
  const meant = nearest(word, known);
  return meant === undefined ? other : say('didYouMean', { word: meant });
}

/** The similarity of two texts: 1 is equal, 0 has nothing in common. */
export function likeness(one: string, other: string): number {
  const [a, b] = [one.trim().toLowerCase().slice(0, 200), other.trim().toLowerCase().slice(0, 200)];
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}
