/** Splits a card's lines at labels: "电话 0512-1 传真 0512-2" has two segments. */
import type { CardLine } from './cardLines';
import { findEmail, PHONE_NUMBER_PATTERN, normalisePhoneNumber, findWebsite } from './contactDetails';
import { labels, type Label } from './cardWords';

export interface Segment extends CardLine {
  label: Label | null;
}

const HAN = '\\p{Script=Han}';
const betweenHan = new RegExp(`(?<=${HAN}) +(?=${HAN})`, 'gu');
const isHan = new RegExp(`^${HAN}`, 'u');

/** Normalises full-width forms, removes OCR spaces from Chinese text, and removes remains of a logo before the text. */
function normaliseLine(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}+(@]+/u, '')
    .replace(/^[\p{L}\p{N}]{1,2}[)\]|}]+ (?=\p{L})/u, '')
    .trim();
  // OCR reads an icon as a single letter before a long word.
  const bare = plain
    .replace(/^\p{L} (?=\p{Script=Han}{5})/u, '')
    .replace(/^(?:\p{Script=Han}|[^\p{L}\p{N}+(]) (?=[A-Za-z])/u, '');
  return bare.replace(betweenHan, (gap, at: number) => (isWordGap(bare, at) ? gap : ''));
}

/**
 * Whether a gap in Chinese text separates words (name, department, position). Spaced single characters are one word.
 */
function isWordGap(text: string, at: number): boolean {
  const before = /\p{Script=Han}+$/u.exec(text.slice(0, at))?.[0] ?? '';
  const after = /^\p{Script=Han}+/u.exec(text.slice(at + 1))?.[0] ?? '';
  return before.length > 1 && after.length > 1;
}

const labelEnd = '(?:\\s*[:;]\\s*|\\s*[.]\\s+|\\s+|(?=[+(\\d]))';
const labelPattern = new RegExp(
  labels
    .map(([name, pattern]) => {
      const [han, latin] = [true, false].map((isHanWanted) =>
        splitAlternatives(pattern.source)
          .filter((alternative) => isHan.test(alternative) === isHanWanted)
          .join('|'),
      );
      return `(?<${name}>${[han && `(?:${han})\\s*[:;]?\\s*`, latin && `(?<![\\p{L}@.\\w-])(?:${latin})${labelEnd}`].filter(Boolean).join('|')})`;
    })
    .join('|'),
  'giu',
);

/** Splits a pattern at its top-level alternatives. */
function splitAlternatives(source: string): string[] {
  const alternatives = [''];
  let depth = 0;
  for (const character of source) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === '|' && depth === 0) alternatives.push('');
    else alternatives[alternatives.length - 1] += character;
  }
  return alternatives;
}

export const findPhoneNumbers = (text: string): string[] =>
  [...text.matchAll(PHONE_NUMBER_PATTERN)].flatMap(([candidate]) => normalisePhoneNumber(candidate) ?? []);

/** Whether a value matches its label: "Office 1204" has no phone number. */
function matchesLabel(label: Label, value: string): boolean {
  if (label === 'mobile' || label === 'phone') return findPhoneNumbers(value).length > 0;
  if (label === 'email') return findEmail(value) !== null;
  if (label === 'website') return findWebsite(value, true) !== null;
  return value.length > (label === 'address' ? 5 : 2);
}

/** The segments of a line, each with the label before it. */
export function splitSegments(line: CardLine): Segment[] {
  const text = normaliseLine(line.text);
  const labelMatches = [...text.matchAll(labelPattern)].flatMap((match, index, all) => {
    const label = Object.entries(match.groups ?? {}).find(([, group]) => group !== undefined)?.[0] as Label;
    const from = match.index + match[0].length;
    const value = text.slice(from, all[index + 1]?.index ?? text.length);
    return matchesLabel(label, value) ? [{ label, begin: match.index, from }] : [];
  });
  const first = text.slice(0, labelMatches[0]?.begin ?? text.length).trim();
  const parts = labelMatches.map(({ label, from }, index) => ({
    label,
    text: text
      .slice(from, labelMatches[index + 1]?.begin ?? text.length)
      .replace(/[\s/|,;]+$/, '')
      .trim(),
  }));
  return [...(first ? [{ label: null, text: first }] : []), ...parts].map((part) => ({ ...line, ...part }));
}
