/** A set of ordinals in the format of PostgreSQL's bit strings: the first bit is the leftmost. */
const ones = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest > 0; rest &= rest - 1) count++;
  return count;
});

export class BitSet {
  private constructor(private readonly bytes: Buffer) {}

  /** Creates a set of ordinals below `size`. */
  static of(ordinals: readonly number[], size: number): BitSet {
    const bytes = Buffer.alloc(Math.max(1, Math.ceil(size / 8)));
    for (const ordinal of ordinals) bytes[ordinal >> 3] = (bytes[ordinal >> 3] ?? 0) | (0x80 >> (ordinal & 7));
    return new BitSet(bytes);
  }

  /** Parses the result of varbit_send: four bytes of length, then the bits. */
  static received(sent: Buffer | null): BitSet {
    return new BitSet(sent ? sent.subarray(4) : Buffer.alloc(1));
  }

  get count(): number {
    let count = 0;
    for (const byte of this.bytes) count += ones[byte] ?? 0;
    return count;
  }

  and(other: BitSet): BitSet {
    return this.combined(other, 0);
  }

  without(other: BitSet): BitSet {
    return this.combined(other, 0xff);
  }

  /** Up to `limit` ordinals in ascending order, starting at index `offset`. */
  slice(offset: number, limit: number): number[] {
    const found: number[] = [];
    let passed = 0;
    for (let at = 0; at < this.bytes.length && found.length < limit; at++) {
      const byte = this.bytes[at] ?? 0;
      const here = ones[byte] ?? 0;
      if (passed + here <= offset) {
        passed += here;
        continue;
      }
      for (let bit = 0; bit < 8 && found.length < limit; bit++)
        if (byte & (0x80 >> bit) && passed++ >= offset) found.push(at * 8 + bit);
    }
    return found;
  }

  /** A page of the ordinals in which those that are also in `first` come first. */
  pageWith(first: BitSet, offset: number, limit: number): number[] {
    const leading = this.and(first);
    const head = leading.slice(offset, limit);
    if (head.length === limit) return head;
    const rest = this.without(first).slice(Math.max(0, offset - leading.count), limit - head.length);
    return [...head, ...rest];
  }

  /** A literal of type bit varying. */
  literal(): string {
    return `x${this.bytes.toString('hex')}`;
  }

  /** `this & other`, or with `flip` 255 `this & ~other`. A plain loop, for speed: a set of 400,000 has 50,000 bytes. */
  private combined(other: BitSet, flip: 0 | 0xff): BitSet {
    const bytes = Buffer.allocUnsafe(this.bytes.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = (this.bytes[at] ?? 0) & ((other.bytes[at] ?? 0) ^ flip);
    return new BitSet(bytes);
  }
}
