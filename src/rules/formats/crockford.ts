/** Crockford base32, the letters of ids. It has no I, L, O or U, so characters are hard to confuse. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Encodes the last bits of bytes. */
export function toCrockford(bytes: Iterable<number>, length: number): string {
  let value = [...bytes].reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = '';
  for (let index = 0; index < length; index += 1) {
    text = CROCKFORD[Number(value & 31n)] + text;
    value >>= 5n;
  }
  return text;
}
