/**
 * Regular expressions of form designers. A pattern must match the whole text and run in bounded time: no repeated
 * groups, back-references or look-around. Few repetitions are allowed; the number of possible match paths is bounded.
 */
import type { LocalizedMessage } from '@/rules/localizedMessage';
import { diagnosticMessage } from '@/rules/forms/diagnostics/diagnosticMessage';
import { ANSWER_LIMITS } from '@/rules/forms/types';

const MAX_LENGTH = 100;
/**
 * Maximum number of match paths: a few milliseconds. Two unbounded repetitions over the longest text need about as
 * many.
 */
const MAX_MATCH_PATHS = 10_000_000;

/** Replaces escapes and classes by a literal, so that the structure of the pattern remains. */
const skeletonOf = (pattern: string) => pattern.replace(/\\[^pP]|\\[pP]\{[^}]*\}/g, 'a').replace(/\[[^\]]*\]/g, 'a');

const QUANTIFIER = /[*+?]|\{(\d+)(,(\d*))?\}/g;

/** An upper bound of the match paths for a text of this length, if every part of the pattern matches everywhere. */
function countMatchPaths(skeleton: string, length: number): number {
  const simplified = skeleton.replaceAll('(?:', '(').replace(/([*+?}])\?/g, '$1');
  let paths = 1;
  for (const [sign, from, range, to] of simplified.matchAll(QUANTIFIER)) {
    if (sign === '?') paths *= 2;
    else if (sign === '*' || sign === '+') paths *= length + 1;
    else if (range !== undefined)
      paths *= Math.min(length, to ? Number(to) : length) - Math.min(length, Number(from)) + 1;
  }
  // A group multiplies the paths by its number of alternatives, from the innermost outwards.
  let rest = simplified;
  for (let group = /\([^()]*\)/.exec(rest); group; group = /\([^()]*\)/.exec(rest)) {
    paths *= group[0].split('|').length;
    rest = rest.replace(group[0], 'a');
  }
  return paths;
}

/** Why a pattern is rejected; null when it is valid. `maxLength` is the length of the longest text to match. */
export function patternProblem(pattern: string, maxLength: number = ANSWER_LIMITS.textLength): LocalizedMessage | null {
  if (pattern.length > MAX_LENGTH) return diagnosticMessage('patternTooLong', { max: MAX_LENGTH });
  try {
    anchoredPattern(pattern);
  } catch {
    return diagnosticMessage('patternInvalid');
  }
  if (/\\(?:[1-9]|k)/.test(pattern)) return diagnosticMessage('patternBackreference');
  const skeleton = skeletonOf(pattern);
  if (/\(\?(?!:)/.test(skeleton)) return diagnosticMessage('patternGroups');
  if (/\)[*+?{]/.test(skeleton)) return diagnosticMessage('patternRepeatedGroup');
  return countMatchPaths(skeleton, maxLength) > MAX_MATCH_PATHS
    ? diagnosticMessage('patternBacktracking', { length: maxLength })
    : null;
}

/** The pattern anchored at both ends, as in HTML's `pattern`. */
export const anchoredPattern = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, 'u');
