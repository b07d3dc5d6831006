/**
 * Merges two OCR results of a card into lines: neighbouring boxes become one line, and Latin text comes from the
 * Latin-only result.
 */
import type { Reading } from '../../gateways/ocr/ocr';
import type { ReadLine } from '../../gateways/ocr/ocrThread';

/** A line of a card. `height` helps to find the name, which is often the largest line. */
export interface CardLine {
  text: string;
  confidence: number;
  height: number;
}

const HAN = /\p{Script=Han}/u;
const hanShare = (lines: ReadLine[]): number => {
  const letters = lines.flatMap(({ text }) => text.match(/\p{L}/gu) ?? []);
  return letters.filter((letter) => HAN.test(letter)).length / Math.max(1, letters.length);
};

/** With a smaller share of Chinese characters, they are probably a misread logo. */
const MIN_HAN_SHARE = 0.1;
/** A gap wider than this many line heights separates columns. */
const COLUMN_GAP = 2.5;

const heightOf = ({ box }: ReadLine): number => box.bottom - box.top;
const overlap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.min(to, otherTo) - Math.max(from, otherFrom);

const isSameRow = (a: ReadLine, b: ReadLine): boolean =>
  overlap(a.box.top, a.box.bottom, b.box.top, b.box.bottom) > Math.min(heightOf(a), heightOf(b)) * 0.5;

/** Lines from top to bottom. A label and its value are joined. */
function mergeRows(lines: ReadLine[]): CardLine[] {
  const rows: ReadLine[][] = [];
  for (const line of [...lines].sort((a, b) => a.box.left - b.box.left)) {
    const row = rows.find((members) => {
      const before = members.at(-1) as ReadLine;
      const gap = line.box.left - before.box.right;
      return isSameRow(before, line) && gap < Math.min(heightOf(before), heightOf(line)) * COLUMN_GAP;
    });
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows
    .sort((a, b) => (a[0] as ReadLine).box.top - (b[0] as ReadLine).box.top)
    .map((members) => ({
      text: members.map(({ text }) => text).join(' '),
      confidence: members.reduce((sum, { confidence }) => sum + confidence, 0) / members.length,
      height: Math.max(...members.map(heightOf)),
    }));
}

/** The line of the Latin-only result at the same position. */
function findLatinLine({ box }: ReadLine, latin: ReadLine[]): ReadLine | undefined {
  const area = (line: ReadLine) =>
    Math.max(0, overlap(box.left, box.right, line.box.left, line.box.right)) *
    Math.max(0, overlap(box.top, box.bottom, line.box.top, line.box.bottom));
  const [best] = [...latin].sort((a, b) => area(b) - area(a));
  const lineArea = (box.right - box.left) * (box.bottom - box.top);
  return best && area(best) > lineArea * 0.6 ? best : undefined;
}

/** The lines of a card, and the lines of the Latin-only result. */
export function mergeOcrLines({ mixed, latin }: Reading): { lines: CardLine[]; latin: CardLine[] } {
  if (hanShare(mixed) < MIN_HAN_SHARE) return { lines: mergeRows(latin), latin: mergeRows(latin) };
  const best = mixed.map((line) => (HAN.test(line.text) ? line : (findLatinLine(line, latin) ?? line)));
  return { lines: mergeRows([...new Set(best)]), latin: mergeRows(latin) };
}
