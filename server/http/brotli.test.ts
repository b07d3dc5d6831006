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
