/** A set of ordinals as PostgreSQL's bit strings hold it: the first bit is the leftmost. */
const ones = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest > 0; rest &= rest - 1) count++;
  return count;
});

export class BitSet {
  private constructor(private readonly bytes: Buffer) {}

  /** The set of these ordinals among `size` records. */
  static of(ordinals: readonly number[], size: number): BitSet {
    const bytes = Buffer.alloc(Math.max(1, Math.ceil(size / 8)));
    for (const ordinal of ordinals) bytes[ordinal >> 3] = (bytes[ordinal >> 3] ?? 0) | (0x80 >> (ordinal & 7));
    return new BitSet(bytes);
  }

  /** What varbit_send gives: four bytes of length, then the bits. */
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

  /** Its ordinals in their order, from the `offset`th on. */
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

  /** A page of its ordinals, those that are in `first` before the others. */
  pageWith(first: BitSet, offset: number, limit: number): number[] {
    const leading = this.and(first);
    const head = leading.slice(offset, limit);
    if (head.length === limit) return head;
    const rest = this.without(first).slice(Math.max(0, offset - leading.count), limit - head.length);
    return [...head, ...rest];
  }

  /** As a literal of type bit varying. */
  literal(): string {
    return `x${this.bytes.toString('hex')}`;
  }

  /** This and the other; `flip` 255: this and not the other. A plain loop: a set of 400,000 has 50,000 bytes. */
  private combined(other: BitSet, flip: 0 | 0xff): BitSet {
    const bytes = Buffer.allocUnsafe(this.bytes.length);
    for (let at = 0; at < bytes.length; at++) bytes[at] = (this.bytes[at] ?? 0) & ((other.bytes[at] ?? 0) ^ flip);
    return new BitSet(bytes);
  }
}
