import { acceptsBrotli, compressBrotli, decompressBrotli } from './brotli';

test('compressing and decompressing returns the same text', async () => {
  const text = 'Hall 9 — 激光 '.repeat(2_000);
  const bytes = await compressBrotli(text, 5);
  expect(bytes.length).toBeLessThan(text.length / 100);
  expect((await decompressBrotli(bytes)).toString()).toBe(text);
});

test('a compressed text retains only its own bytes in memory', async () => {
  const { length, buffer } = await compressBrotli('Hall 9', 5);
  expect(buffer.byteLength).toBe(length);
});

test('sends no Brotli to a client without Accept-Encoding', () => {
  expect(acceptsBrotli({ headers: {} })).toBe(false);
});
