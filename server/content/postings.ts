/** Frequent terms are stored as bitmaps, rare ones in the record's tsvector. This affects speed only, not results. */
import type { SearchRow } from './searchRows';
import type { Row } from './sync';
import { tsvector } from './terms';

/** Terms with fewer records are read quickly enough from their rows. */
const MIN_DOCUMENTS = 500;
/** With fewer records no bitmaps are needed. */
const MIN_RECORDS = 2_000;

/** The frequent terms of `records` records, estimated from a sample of rows. */
export function frequentTerms(rows: SearchRow[], records: number): Set<string> {
  if (records < MIN_RECORDS) return new Set();
  const counts = new Map<string, number>();
  for (const { terms } of rows) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const threshold = (MIN_DOCUMENTS * rows.length) / Math.max(records, 1);
  return new Set([...counts].filter(([, count]) => count > threshold).map(([term]) => term));
}

/** The row without its frequent terms. */
export function withRareTerms(row: SearchRow, frequent?: ReadonlySet<string>): Row {
  const rare = (terms: string[]) => tsvector(frequent ? terms.filter((term) => !frequent.has(term)) : terms);
  return { ...row, names: rare(row.names), terms: rare(row.terms) };
}

export class Postings {
  private readonly bitmaps = new Map<string, Buffer>();

  constructor(
    private readonly kind: 'exhibitor' | 'exhibit',
    private readonly records: number,
    private readonly frequent: ReadonlySet<string>,
  ) {}

  /** Stores a row's frequent terms as bits, and returns the row with the others. */
  extractFrequentTerms(row: SearchRow): Row {
    for (const term of row.terms) if (this.frequent.has(term)) this.set('terms', term, row.ordinal);
    for (const term of row.names) if (this.frequent.has(term)) this.set('names', term, row.ordinal);
    return withRareTerms(row, this.frequent);
  }

  /** The rows of search_posting. */
  rows(): Row[] {
    return [...this.bitmaps].map(([key, bits]) => {
      const [field = '', term = ''] = key.split('\n');
      return { kind: this.kind, term, field, bits: `x${bits.toString('hex')}` };
    });
  }

  private set(field: string, term: string, ordinal: number): void {
    const key = `${field}\n${term}`;
    let bits = this.bitmaps.get(key);
    if (!bits) this.bitmaps.set(key, (bits = Buffer.alloc(Math.max(1, Math.ceil(this.records / 8)))));
    bits[ordinal >> 3] = (bits[ordinal >> 3] ?? 0) | (0x80 >> (ordinal & 7));
  }
}
