import { acceptsBrotli, brotli, unbrotli } from './brotli';

test('a compressed text is itself again once it is decompressed', async () => {
  const text = 'Hall 9 — 激光 '.repeat(2_000);
  const bytes = await brotli(text, 5);
  expect(bytes.length).toBeLessThan(text.length / 100);
  expect((await unbrotli(bytes)).toString()).toBe(text);
});

test('a compressed text holds no memory but its own bytes', async () => {
  const { length, buffer } = await brotli('Hall 9', 5);
  expect(buffer.byteLength).toBe(length);
});

test('a client without accept-encoding takes no brotli', () => {
  expect(acceptsBrotli({ headers: {} })).toBe(false);
});
