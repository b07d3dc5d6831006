import { randomBytes } from 'node:crypto';
import { brotli, unbrotli } from './brotli';

test.each([
  ['a short text', 'Hall 9 — 激光'],
  ['a text of some blocks', randomBytes(40_000).toString('base64')],
])('%s comes in bytes of its own, and is itself again when it is unpacked', async (_what, text) => {
  const bytes = await brotli(text, 5);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect((await unbrotli(bytes)).toString()).toBe(text);
});

/** The window's bits, which a stream begins with (RFC 7932, section 9.1). */
function windowBitsOf([first = 0]: Buffer): number {
  const near = (first >> 1) & 0b111;
  const far = (first >> 4) & 0b111;
  if ((first & 1) === 0) return 16;
  if (near > 0) return 17 + near;
  return far === 0 ? 17 : 8 + far;
}

test.each([
  ['a few words', 10, 10],
  ['a short text', 2_000, 11],
  ['what just fits', 65_520, 16],
  ['a byte more', 65_521, 17],
  ['a page', 112_000, 17],
  ['what no window holds', 5_000_000, 22],
])('%s, %i bytes, is packed in a window of %i bits', async (_what, bytes, bits) => {
  expect(windowBitsOf(await brotli(Buffer.alloc(bytes, 'Hall 9 '), 5))).toBe(bits);
});
