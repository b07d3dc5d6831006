/** Splits a card's lines at labels: "电话 0512-1 传真 0512-2" has two segments. */
import type { CardLine } from './cardLines';
import { emailIn, NUMBER, cleanNumber, websiteIn } from './cardNumbers';
import { labels, type Label } from './cardWords';

export interface Segment extends CardLine {
  label: Label | null;
}

const HAN = '\\p{Script=Han}';
const betweenHan = new RegExp(`(?<=${HAN}) +(?=${HAN})`, 'gu');
const isHan = new RegExp(`^${HAN}`, 'u');

/** Normalises full-width forms, removes OCR spaces from Chinese text, and removes remains of a logo before the text. */
function tidy(text: string): string {
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
  return bare.replace(betweenHan, (gap, at: number) => (keepsGap(bare, at) ? gap : ''));
}

/**
 * Whether a gap in Chinese text separates words (name, department, position). Spaced single characters are one word.
 */
function keepsGap(text: string, at: number): boolean {
  const before = /\p{Script=Han}+$/u.exec(text.slice(0, at))?.[0] ?? '';
  const after = /^\p{Script=Han}+/u.exec(text.slice(at + 1))?.[0] ?? '';
  return before.length > 1 && after.length > 1;
}

const ending = '(?:\\s*[:;]\\s*|\\s*[.]\\s+|\\s+|(?=[+(\\d]))';
const finder = new RegExp(
  labels
    .map(([name, words]) => {
      const [han, latin] = [true, false].map((wanted) =>
        splitWords(words.source)
          .filter((word) => isHan.test(word) === wanted)
          .join('|'),
      );
      return `(?<${name}>${[han && `(?:${han})\\s*[:;]?\\s*`, latin && `(?<![\\p{L}@.\\w-])(?:${latin})${ending}`].filter(Boolean).join('|')})`;
    })
    .join('|'),
  'giu',
);

/** Splits a pattern at its top-level alternatives. */
function splitWords(source: string): string[] {
  const words = [''];
  let depth = 0;
  for (const character of source) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (character === '|' && depth === 0) words.push('');
    else words[words.length - 1] += character;
  }
  return words;
}

export const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)].flatMap(([run]) => cleanNumber(run) ?? []);

/** Whether a value matches its label: "Office 1204" has no phone number. */
function fits(label: Label, value: string): boolean {
  if (label === 'mobile' || label === 'phone') return numbersIn(value).length > 0;
  if (label === 'email') return emailIn(value) !== null;
  if (label === 'website') return websiteIn(value, true) !== null;
  return value.length > (label === 'address' ? 5 : 2);
}

/** The segments of a line, each with the label before it. */
export function segmentsOf(line: CardLine): Segment[] {
  const text = tidy(line.text);
  const cuts = [...text.matchAll(finder)].flatMap((match, index, all) => {
    const label = Object.entries(match.groups ?? {}).find(([, words]) => words !== undefined)?.[0] as Label;
    const from = match.index + match[0].length;
    const value = text.slice(from, all[index + 1]?.index ?? text.length);
    return fits(label, value) ? [{ label, begin: match.index, from }] : [];
  });
  const first = text.slice(0, cuts[0]?.begin ?? text.length).trim();
  const parts = cuts.map(({ label, from }, index) => ({
    label,
    text: text
      .slice(from, cuts[index + 1]?.begin ?? text.length)
      .replace(/[\s/|,;]+$/, '')
      .trim(),
  }));
  return [...(first ? [{ label: null, text: first }] : []), ...parts].map((part) => ({ ...line, ...part }));
}
