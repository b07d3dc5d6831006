import { CachedValue } from './cachedValue';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 10, 2, 0, seconds));

test('concurrent callers share one read, and its value expires after ten seconds', async () => {
  let reads = 0;
  const cached = new CachedValue(async () => (reads += 1));
  expect(await Promise.all(Array.from({ length: 10 }, () => cached.get(at(0))))).toEqual(Array(10).fill(1));
  expect(await cached.get(at(9))).toBe(1);
  expect(await Promise.all(Array.from({ length: 10 }, () => cached.get(at(10))))).toEqual(Array(10).fill(2));
  // After the clock was set back, the age is unknown, so the value is read again.
  expect(await cached.get(at(5))).toBe(3);
});

test('discards a value that was read before the content changed, even if it arrives late', async () => {
  const values: ((words: string) => void)[] = [];
  const cached = new CachedValue(() => new Promise<string>((resolve) => values.push(resolve)));
  const early = cached.get(at(0));
  cached.invalidate();
  const late = cached.get(at(0));
  values[1]?.('new');
  values[0]?.('old');
  expect(await Promise.all([early, late, cached.get(at(1))])).toEqual(['old', 'new', 'new']);
  expect(values).toHaveLength(2);
});

test('rejects all waiting callers with the same failure, and does not cache it', async () => {
  let reads = 0;
  const cached = new CachedValue(() => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('away')) : Promise.resolve('here');
  });
  expect(await Promise.allSettled([cached.get(at(0)), cached.get(at(0))])).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await cached.get(at(0))).toBe('here');
  expect(reads).toBe(2);
});
