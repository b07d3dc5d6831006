/**
 * Regular expressions that designers write. A pattern must match the whole text, and only what runs in bounded time is accepted: no
 * repeated groups, no references, no look-around, and at most two repetitions of open length (with texts of at most 2,000 characters).
 */
const MAX_LENGTH = 100;
const MAX_OPEN_REPETITIONS = 2;

/** Literals and classes are taken away first, so that what remains is the pattern's skeleton. */
const skeletonOf = (pattern: string) => pattern.replace(/\\[^pP]|\\[pP]\{[^}]*\}/g, 'a').replace(/\[[^\]]*\]/g, 'a');

/** Why a pattern is refused, in a sentence; null when it is fine. */
export function patternProblem(pattern: string): string | null {
  if (pattern.length > MAX_LENGTH) return `A pattern has at most ${MAX_LENGTH} characters.`;
  try {
    wholePattern(pattern);
  } catch {
    return 'This is not a regular expression.';
  }
  if (/\\(?:[1-9]|k)/.test(pattern)) return 'References to groups are not allowed.';
  const skeleton = skeletonOf(pattern);
  if (/\(\?(?!:)/.test(skeleton)) return 'Only plain groups (?:…) are allowed, without look-around and flags.';
  if (/\)[*+?{]/.test(skeleton)) return 'A group cannot be repeated; repeat single characters or classes.';
  const open = skeleton.match(/[*+]|\{\d+,\d*\}/g) ?? [];
  return open.length > MAX_OPEN_REPETITIONS
    ? `At most ${MAX_OPEN_REPETITIONS} repetitions of open length are allowed.`
    : null;
}

/** The pattern anchored at both ends, as in HTML's `pattern`. */
export const wholePattern = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');
