import { WrittenAnswers } from './writtenAnswers';

const text = (pieces: readonly Buffer[]) =>
  Buffer.concat(pieces)
    .toString()
    .replace(/(?<=Date: ).*GMT/, 'now');
const answer = (bytes: number) => ({
  head: ['Content-Type', 'text/html', 'Content-Length', String(bytes)],
  body: Buffer.alloc(bytes, 'x'),
});

test('the second to ask for it within a second gets it in one piece, a long one in two; what goes out is the same', () => {
  const written = new WrittenAnswers();
  for (const [bytes, pieces] of [
    [3, 1],
    [64 * 1024, 1],
    [64 * 1024 + 1, 2],
  ] as const) {
    const page = answer(bytes);
    const times = Array.from({ length: 100 }, () => written.of(page, 72_000));
    // A second may have ended on the way, never each time.
    expect(times.some(({ length }) => length === 2)).toBe(true);
    expect(times.filter(({ length }) => length === pieces).length).toBeGreaterThan(90);
    const [whole] = [...new Set(times.map(text))];
    expect(new Set(times.map(text)).size).toBe(1);
    expect(whole).toBe(
      `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${bytes}\r\nDate: now\r\nConnection: keep-alive\r\nKeep-Alive: timeout=72\r\n\r\n${'x'.repeat(bytes)}`,
    );
  }
});
