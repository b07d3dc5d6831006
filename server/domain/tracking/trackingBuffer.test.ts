import type { TrackingRow } from './trackingRepository';
import { TrackingBuffer } from './trackingBuffer';

const row = (id: string) => ({ id }) as TrackingRow;
const ids = (rows: TrackingRow[]) => rows.map(({ id }) => id);

test('writes each record once, in order, in batches of at most 500', async () => {
  const batches: string[][] = [];
  const buffer = new TrackingBuffer(
    async (rows) => void batches.push(ids(rows)),
    () => undefined,
  );
  const recordIds = Array.from({ length: 1_201 }, (_, at) => String(at));
  for (const id of recordIds) expect(buffer.add(row(id))).toBe(true);
  await buffer.close();
  expect(batches.flat()).toEqual(recordIds);
  expect(batches.every(({ length }) => length <= 500)).toBe(true);
  expect(batches.length).toBeLessThan(5);
});

test('retains up to its limit while the database is unavailable, and counts the dropped records', async () => {
  const writtenIds: string[] = [];
  const lostCounts: number[] = [];
  let isDatabaseDown = true;
  const write = (rows: TrackingRow[]) =>
    isDatabaseDown
      ? Promise.reject(Object.assign(new Error('database down'), { code: '57P01' }))
      : Promise.resolve(void writtenIds.push(...ids(rows)));
  const buffer = new TrackingBuffer(write, (records) => void lostCounts.push(records), 3);
  expect(['1', '2', '3', '4', '5'].map((id) => buffer.add(row(id)))).toEqual([true, true, true, false, false]);
  await buffer.flush();
  expect([writtenIds, lostCounts]).toEqual([[], [2]]);
  isDatabaseDown = false;
  await buffer.close();
  expect([writtenIds, lostCounts]).toEqual([['1', '2', '3'], [2]]);
});

test('reports the lost records when closed without a database', async () => {
  const lostCounts: number[] = [];
  const buffer = new TrackingBuffer(
    () => Promise.reject(new Error('Connection terminated')),
    (records) => void lostCounts.push(records),
  );
  buffer.add(row('1'));
  await buffer.close();
  expect(lostCounts).toEqual([1]);
});
