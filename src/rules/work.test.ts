import { isWorkDone, solveWork, solveWorkNow } from './work';

const work = { prefix: '01HZX3K8Q4N6T2V9B7M5C1D0EF', puzzles: 4, bits: 8 };

test('the solution of a work is accepted for it and for no other', () => {
  const solution = solveWorkNow(work);
  expect(isWorkDone(work, solution)).toBe(true);
  expect(isWorkDone({ ...work, prefix: '01HZX3K8Q4N6T2V9B7M5C1D0EG' }, solution)).toBe(false);
  expect(isWorkDone({ ...work, bits: 24 }, solution)).toBe(false);
  expect(isWorkDone(work, solution.slice(1))).toBe(false);
  expect(isWorkDone(work, [...solution, 0])).toBe(false);
});

test('solving says how far it is, from the beginning to the end', () => {
  const parts = [...solveWork({ ...work, bits: 11 })];
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
  expect(Math.max(...parts)).toBeLessThan(1);
});

test('it is solved where there is no crypto.subtle, as on plain HTTP', () => {
  const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  expect(isWorkDone(work, solveWorkNow(work))).toBe(true);
  expect(subtle).not.toHaveBeenCalled();
  subtle.mockRestore();
});
