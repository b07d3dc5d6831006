/**
 * Regular expressions of form designers. A pattern must run in bounded time: no repeated groups, back-references or
 * look-around. Few repetitions are allowed; the number of possible match paths is bounded.
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
  // A pattern that is not anchored is tried at every character.
  let paths = simplified.startsWith('^') ? 1 : Math.max(1, length / 100);
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
    new RegExp(pattern, 'u');
  } catch {
    return diagnosticMessage('patternInvalid');
  }
  if (/\\(?:[1-9]|k)/.test(pattern)) return diagnosticMessage('patternBackreference');
  const skeleton = skeletonOf(pattern);
  if (/\(\?(?!:)/.test(skeleton)) return diagnosticMessage('patternGroups');
  // A group may be optional, but not repeated.
  if (/\)[*+{]/.test(skeleton)) return diagnosticMessage('patternRepeatedGroup');
  return countMatchPaths(skeleton, maxLength) > MAX_MATCH_PATHS
    ? diagnosticMessage('patternBacktracking', { length: maxLength })
    : null;
}

interface LengthRange {
  least: number;
  most: number;
}

/** The lengths of the texts that an anchored pattern matches; null for a pattern that is not anchored. */
export function matchLengths(pattern: string): LengthRange | null {
  const whole = /^\^(.*)\$$/s.exec(skeletonOf(pattern))?.[1];
  if (whole === undefined || /[|]/.test(whole.replace(/\((?:\?:)?[^()]*\)/g, ''))) return null;
  let rest = whole.replaceAll('(?:', '(');
  const quantified = ({ least, most }: LengthRange): LengthRange => {
    const match = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(rest);
    if (!match) return { least, most };
    rest = rest.slice(match[0].length);
    const [, sign, from, comma, to] = match;
    if (sign === '?') return { least: 0, most };
    if (sign) return { least: sign === '+' ? least : 0, most: Infinity };
    const upper = comma ? (to ? Number(to) : Infinity) : Number(from);
    return { least: least * Number(from), most: most * upper };
  };
  const sequence = (): LengthRange => {
    const alternatives: LengthRange[] = [{ least: 0, most: 0 }];
    while (rest !== '' && !rest.startsWith(')')) {
      const sign = rest.charAt(0);
      rest = rest.slice(1);
      if (sign === '|') alternatives.unshift({ least: 0, most: 0 });
      else {
        let part = { least: 1, most: 1 };
        if (sign === '(') {
          part = sequence();
          rest = rest.slice(1);
        } else if (sign === '^' || sign === '$') part = { least: 0, most: 0 };
        const { least, most } = quantified(part);
        const [current] = alternatives;
        if (current) alternatives[0] = { least: current.least + least, most: current.most + most };
      }
    }
    return {
      least: Math.min(...alternatives.map(({ least }) => least)),
      most: Math.max(...alternatives.map(({ most }) => most)),
    };
  };
  return sequence();
}
