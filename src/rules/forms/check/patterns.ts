/**
 * Regular expressions of form designers. A pattern must match the whole text and run in bounded time: no repeated
 * groups, back-references or look-around. Few repetitions are allowed; the ways in which they can split a text are
 * counted.
 */
import type { LocalizedMessage } from '@/rules/localizedMessage';
import { say } from '@/rules/forms/findings/say';
import { ANSWER_LIMITS } from '@/rules/forms/types';

const MAX_LENGTH = 100;
/**
 * Maximum number of ways to try a text: some milliseconds. Two open repetitions over the longest text need about as
 * many.
 */
const MAX_WAYS = 10_000_000;

/** Replaces escapes and classes by a literal, so that the structure of the pattern remains. */
const skeletonOf = (pattern: string) => pattern.replace(/\\[^pP]|\\[pP]\{[^}]*\}/g, 'a').replace(/\[[^\]]*\]/g, 'a');

const QUANTIFIER = /[*+?]|\{(\d+)(,(\d*))?\}/g;

/** An upper bound of the ways to match a text of this length, if every part of the pattern fits everywhere. */
function waysOf(skeleton: string, length: number): number {
  const bare = skeleton.replaceAll('(?:', '(').replace(/([*+?}])\?/g, '$1');
  let ways = 1;
  for (const [sign, from, range, to] of bare.matchAll(QUANTIFIER)) {
    if (sign === '?') ways *= 2;
    else if (sign === '*' || sign === '+') ways *= length + 1;
    else if (range !== undefined)
      ways *= Math.min(length, to ? Number(to) : length) - Math.min(length, Number(from)) + 1;
  }
  // A group multiplies the ways by its number of alternatives, from the innermost outwards.
  let rest = bare;
  for (let group = /\([^()]*\)/.exec(rest); group; group = /\([^()]*\)/.exec(rest)) {
    ways *= group[0].split('|').length;
    rest = rest.replace(group[0], 'a');
  }
  return ways;
}

/** Why a pattern is rejected; null when it is valid. `longest` is the length of the longest text that is tried. */
export function patternProblem(pattern: string, longest: number = ANSWER_LIMITS.textLength): LocalizedMessage | null {
  if (pattern.length > MAX_LENGTH) return say('patternLong', { most: MAX_LENGTH });
  try {
    wholePattern(pattern);
  } catch {
    return say('patternNone');
  }
  if (/\\(?:[1-9]|k)/.test(pattern)) return say('patternReference');
  const skeleton = skeletonOf(pattern);
  if (/\(\?(?!:)/.test(skeleton)) return say('patternGroups');
  if (/\)[*+?{]/.test(skeleton)) return say('patternRepeated');
  return waysOf(skeleton, longest) > MAX_WAYS ? say('patternRuns', { length: longest }) : null;
}

/** The pattern anchored at both ends, as in HTML's `pattern`. */
export const wholePattern = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');
