import { isSolved, solveWork, solveWorkSync } from './proofOfWork';

const work = { prefix: '01HZX3K8Q4N6T2V9B7M5C1D0EF', puzzles: 4, bits: 8 };

test('accepts a solution for its own proof of work only', () => {
  const solution = solveWorkSync(work);
  expect(isSolved(work, solution)).toBe(true);
  expect(isSolved({ ...work, prefix: '01HZX3K8Q4N6T2V9B7M5C1D0EG' }, solution)).toBe(false);
  expect(isSolved({ ...work, bits: 24 }, solution)).toBe(false);
  expect(isSolved(work, solution.slice(1))).toBe(false);
  expect(isSolved(work, [...solution, 0])).toBe(false);
});

test('solving reports its progress from start to end', () => {
  const progress = [...solveWork({ ...work, bits: 11 })];
  expect(progress).toEqual([...progress].sort((one, other) => one - other));
  expect(Math.max(...progress)).toBeLessThan(1);
});

test('solves without crypto.subtle, as on plain HTTP', () => {
  const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  expect(isSolved(work, solveWorkSync(work))).toBe(true);
  expect(subtle).not.toHaveBeenCalled();
  subtle.mockRestore();
});
