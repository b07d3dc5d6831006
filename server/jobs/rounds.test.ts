import { Rounds } from './rounds';

const PAUSE = 30_000;
let begun = 0;
let end: () => void = () => undefined;
/** A round that ends when the test calls `end`. */
const round = () => {
  begun += 1;
  return new Promise<void>((resolve) => (end = resolve));
};
const failures: unknown[] = [];
const rounds = (work: () => Promise<unknown> = round) => new Rounds(PAUSE, work, (error) => void failures.push(error));

beforeEach(() => {
  jest.useFakeTimers();
  begun = 0;
  failures.length = 0;
});
afterEach(() => jest.useRealTimers());

test('a run longer than its interval is followed by one run, an interval after its end', async () => {
  const job = rounds();
  job.start();
  await jest.advanceTimersByTimeAsync(PAUSE);
  await jest.advanceTimersByTimeAsync(10 * PAUSE);
  expect(begun).toBe(1);
  end();
  await jest.advanceTimersByTimeAsync(PAUSE - 1);
  expect(begun).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun).toBe(2);
  const stopped = job.stop();
  end();
  await stopped;
});

test('reports a failed run and continues with the next one', async () => {
  const failure = new Error('the database is away');
  const job = rounds(() => {
    begun += 1;
    return Promise.reject(failure);
  });
  job.start();
  await jest.advanceTimersByTimeAsync(3 * PAUSE);
  await job.stop();
  expect(begun).toBe(3);
  expect(failures).toEqual([failure, failure, failure]);
});

test('stopping waits for the current run and starts no other', async () => {
  const job = rounds();
  job.start();
  await jest.advanceTimersByTimeAsync(PAUSE);
  let hasStopped = false;
  const stopped = job.stop().then(() => (hasStopped = true));
  await jest.advanceTimersByTimeAsync(PAUSE);
  expect(hasStopped).toBe(false);
  end();
  await stopped;
  await jest.advanceTimersByTimeAsync(10 * PAUSE);
  expect(begun).toBe(1);
});

test('stopping before the first run prevents it', async () => {
  const job = rounds();
  job.start();
  await job.stop();
  await jest.advanceTimersByTimeAsync(10 * PAUSE);
  expect(begun).toBe(0);
});
