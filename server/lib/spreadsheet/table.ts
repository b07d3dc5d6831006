/** A table for spreadsheet programs: its rows come one after the other, so that it may be longer than memory. */

/** A calendar day, `2026-03-31`. */
interface Day {
  day: string;
}

/** A text, a number, an instant (shown by Shanghai's clocks), a day, or nothing. */
export type Cell = string | number | Date | Day | null;

export interface Column {
  title: string;
  /** In letters. */
  width?: number;
}

export interface Table {
  /** The sheet's name, where a file has sheets. */
  name: string;
  columns: Column[];
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>;
}

/** A value that begins like a formula gets an apostrophe before it (security.md): it stays a text, whatever program opens it. */
export const escapeFormula = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** As many characters as go to the file at once. */
const CHUNK = 65_536;

/** Texts gathered to pieces of some size: a file of many small writes is a slow one. */
export async function* gathered(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
