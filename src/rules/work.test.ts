import { isWorkDone, solveWork, solveWorkNow } from './work';

const work = { prefix: '01HZX3K8Q4N6T2V9B7M5C1D0EF', puzzles: 4, bits: 8 };

test('accepts a solution for its own proof of work only', () => {
  const solution = solveWorkNow(work);
  expect(isWorkDone(work, solution)).toBe(true);
  expect(isWorkDone({ ...work, prefix: '01HZX3K8Q4N6T2V9B7M5C1D0EG' }, solution)).toBe(false);
  expect(isWorkDone({ ...work, bits: 24 }, solution)).toBe(false);
  expect(isWorkDone(work, solution.slice(1))).toBe(false);
  expect(isWorkDone(work, [...solution, 0])).toBe(false);
});

test('solving reports its progress from start to end', () => {
  const parts = [...solveWork({ ...work, bits: 11 })];
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
  expect(Math.max(...parts)).toBeLessThan(1);
});

test('solves without crypto.subtle, as on plain HTTP', () => {
  const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  expect(isWorkDone(work, solveWorkNow(work))).toBe(true);
  expect(subtle).not.toHaveBeenCalled();
  subtle.mockRestore();
});
