/** Facet bitmaps: one bit per record at its ordinal. Combining them by "and" makes counts over 100,000 records fast. */

/** The bitmaps of one kind of records. */
export class FacetBitmaps {
  private readonly bytes: number;
  private readonly bitmaps = new Map<string, Buffer>();

  constructor(
    readonly kind: 'exhibitor' | 'exhibit',
    records: number,
  ) {
    this.bytes = Math.max(1, Math.ceil(records / 8));
    this.bitmaps.set('all\n', Buffer.alloc(this.bytes));
  }

  /** Adds a record with its values. */
  add(ordinal: number, values: Record<string, (string | number)[]>): void {
    this.set('all', '', ordinal);
    for (const [facet, list] of Object.entries(values))
      for (const value of list) this.set(facet, String(value), ordinal);
  }

  private set(facet: string, value: string, ordinal: number): void {
    const key = `${facet}\n${value}`;
    let bits = this.bitmaps.get(key);
    if (!bits) this.bitmaps.set(key, (bits = Buffer.alloc(this.bytes)));
    const index = ordinal >> 3;
    bits[index] = (bits[index] ?? 0) | (0x80 >> (ordinal & 7));
  }

  /** The rows of facet_bitmap. */
  rows(): { kind: string; facet: string; value: string; bits: string }[] {
    return [...this.bitmaps].map(([key, bits]) => {
      const [facet = '', value = ''] = key.split('\n');
      return { kind: this.kind, facet, value, bits: `x${bits.toString('hex')}` };
    });
  }
}
