import type { TrackedRow } from './trackingRepository';
import { TrackingBuffer } from './trackingBuffer';

const row = (id: string) => ({ id }) as TrackedRow;
const ids = (rows: TrackedRow[]) => rows.map(({ id }) => id);

test('writes each record once, in order, in batches of at most 500', async () => {
  const batches: string[][] = [];
  const buffer = new TrackingBuffer(
    async (rows) => void batches.push(ids(rows)),
    () => undefined,
  );
  const sent = Array.from({ length: 1_201 }, (_, at) => String(at));
  for (const id of sent) expect(buffer.add(row(id))).toBe(true);
  await buffer.close();
  expect(batches.flat()).toEqual(sent);
  expect(batches.every(({ length }) => length <= 500)).toBe(true);
  expect(batches.length).toBeLessThan(5);
});

test('retains up to its limit while the database is unavailable, and counts the dropped records', async () => {
  const written: string[] = [];
  const lost: number[] = [];
  let isAway = true;
  const write = (rows: TrackedRow[]) =>
    isAway
      ? Promise.reject(Object.assign(new Error('away'), { code: '57P01' }))
      : Promise.resolve(void written.push(...ids(rows)));
  const buffer = new TrackingBuffer(write, (records) => void lost.push(records), 3);
  expect(['1', '2', '3', '4', '5'].map((id) => buffer.add(row(id)))).toEqual([true, true, true, false, false]);
  await buffer.flush();
  expect([written, lost]).toEqual([[], [2]]);
  isAway = false;
  await buffer.close();
  expect([written, lost]).toEqual([['1', '2', '3'], [2]]);
});

test('reports the lost records when closed without a database', async () => {
  const lost: number[] = [];
  const buffer = new TrackingBuffer(
    () => Promise.reject(new Error('Connection terminated')),
    (records) => void lost.push(records),
  );
  buffer.add(row('1'));
  await buffer.close();
  expect(lost).toEqual([1]);
});
