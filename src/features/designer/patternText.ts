/** A text that a pattern of a form accepts, for mock answers: the shortest way through its first alternatives. */

const CLASSES: Record<string, string> = { d: '7', w: 'a', s: ' ', D: 'a', W: '-', S: 'a', p: 'A', P: '1' };

/** A character of a class such as `[A-Z0-9]`; of a negated one, a likely one that is not named in it. */
function ofClass(inside: string): string {
  if (!inside.startsWith('^')) {
    const first = /^\\(.)/.exec(inside);
    return first ? (CLASSES[first[1] ?? ''] ?? first[1] ?? '') : inside.charAt(0);
  }
  const refused = new RegExp(`[${inside.slice(1)}]`, 'u');
  return ['a', '7', 'A', '-', ' '].find((candidate) => !refused.test(candidate)) ?? 'a';
}

/** How often a part must stand at least. */
function least(quantifier: string): number {
  if (quantifier.startsWith('*') || quantifier.startsWith('?')) return 0;
  return quantifier.startsWith('{') ? Number.parseInt(quantifier.slice(1), 10) : 1;
}

const TOKEN = /^(?:\(\?:|\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|.)/su;
const QUANTIFIER = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/;

/** @param pattern One that the check of forms accepts: no references, no look-around, no repeated groups. */
export function patternText(pattern: string): string {
  let rest = pattern;
  const take = (by: RegExp): string => {
    const found = by.exec(rest)?.[0] ?? '';
    rest = rest.slice(found.length);
    return found;
  };
  /** Up to the end or the bracket that closes this group; of several alternatives the first. */
  const sequence = (): string => {
    let text = '';
    let isFirst = true;
    while (rest !== '' && !rest.startsWith(')')) {
      const token = take(TOKEN);
      if (token === '|') {
        isFirst = false;
        continue;
      }
      let part = token;
      if (token === '(' || token === '(?:') {
        part = sequence();
        rest = rest.slice(1);
      } else if (token === '^' || token === '$') part = '';
      else if (token.startsWith('[')) part = ofClass(token.slice(1, -1));
      else if (token.startsWith('\\')) part = CLASSES[token.charAt(1)] ?? token.charAt(1);
      else if (token === '.') part = 'a';
      const times = least(take(QUANTIFIER) || '1');
      if (isFirst) text += part.repeat(times);
    }
    return text;
  };
  return sequence();
}
