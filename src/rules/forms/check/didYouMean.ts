/** Finds the known word closest to a misspelt one, by edit distance. */
import type { LocalizedMessage } from '@/rules/localizedMessage';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';

const MAX_LENGTH = 60;

/** Edit distance: insertions, deletions, substitutions and swaps of neighbours. */
function distance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const substitutionCost = from[i - 1] === to[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + substitutionCost);
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
  const lowerCase = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    if (candidate.length > MAX_LENGTH) continue;
    const other = candidate.toLowerCase();
    // A partial name counts as close: company for companyName.
    const isPartial =
      lowerCase.length >= 4 &&
      (other.startsWith(lowerCase) || lowerCase.startsWith(other) || other.endsWith(lowerCase));
    const editDistance = lowerCase === other ? 0 : Math.min(distance(lowerCase, other), isPartial ? 1 : Infinity);
    if (editDistance < bestDistance) [best, bestDistance] = [candidate, editDistance];
  }
  return best;
}

/** The hint; `other` when no known word is close. */
export function didYouMean(
  word: string,
  known: Iterable<string>,
  other?: LocalizedMessage,
): LocalizedMessage | undefined {
  const match = nearest(word, known);
  return match === undefined ? other : diagnosticMessage('didYouMean', { word: match });
}

/** The similarity of two texts: 1 is equal, 0 has nothing in common. */
export function similarity(one: string, other: string): number {
  const [a, b] = [one.trim().toLowerCase().slice(0, 200), other.trim().toLowerCase().slice(0, 200)];
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1);
}
