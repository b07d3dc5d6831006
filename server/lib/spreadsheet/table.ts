/** A table for spreadsheet programs. Rows are streamed, so it may be larger than memory. */

/** A date without a time, `2026-03-31`. */
interface CalendarDate {
  date: string;
}

/** A text, a number, an instant (shown in Shanghai time), a date, or nothing. */
export type Cell = string | number | Date | CalendarDate | null;

export interface Column {
  title: string;
  /** In characters. */
  width?: number;
}

export interface Table {
  /** The sheet's name, in formats with sheets. */
  name: string;
  columns: Column[];
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>;
}

/**
 * Prefixes a value that looks like a formula with an apostrophe (security.md), so that every program treats it as
 * text.
 */
export const escapeFormula = (value: string): string => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);

/** Characters per write. */
const CHUNK_LENGTH = 65_536;

/** Joins texts into larger chunks, because many small writes are slow. */
export async function* joinIntoChunks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}
