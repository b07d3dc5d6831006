import { PeriodicJob } from './periodicJob';

const INTERVAL_MS = 30_000;
let runs = 0;
let finishRun: () => void = () => undefined;
/** A run that ends when the test calls `finishRun`. */
const slowRun = () => {
  runs += 1;
  return new Promise<void>((resolve) => (finishRun = resolve));
};
const failures: unknown[] = [];
const makeJob = (run: () => Promise<unknown> = slowRun) =>
  new PeriodicJob(INTERVAL_MS, run, (error) => void failures.push(error));

beforeEach(() => {
  jest.useFakeTimers();
  runs = 0;
  failures.length = 0;
});
afterEach(() => jest.useRealTimers());

test('a run longer than its interval is followed by one run, an interval after its end', async () => {
  const job = makeJob();
  job.start();
  await jest.advanceTimersByTimeAsync(INTERVAL_MS);
  await jest.advanceTimersByTimeAsync(10 * INTERVAL_MS);
  expect(runs).toBe(1);
  finishRun();
  await jest.advanceTimersByTimeAsync(INTERVAL_MS - 1);
  expect(runs).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(runs).toBe(2);
  const stopped = job.stop();
  finishRun();
  await stopped;
});

test('reports a failed run and continues with the next one', async () => {
  const failure = new Error('the database is away');
  const job = makeJob(() => {
    runs += 1;
    return Promise.reject(failure);
  });
  job.start();
  await jest.advanceTimersByTimeAsync(3 * INTERVAL_MS);
  await job.stop();
  expect(runs).toBe(3);
  expect(failures).toEqual([failure, failure, failure]);
});

test('stopping waits for the current run and starts no other', async () => {
  const job = makeJob();
  job.start();
  await jest.advanceTimersByTimeAsync(INTERVAL_MS);
  let hasStopped = false;
  const stopped = job.stop().then(() => (hasStopped = true));
  await jest.advanceTimersByTimeAsync(INTERVAL_MS);
  expect(hasStopped).toBe(false);
  finishRun();
  await stopped;
  await jest.advanceTimersByTimeAsync(10 * INTERVAL_MS);
  expect(runs).toBe(1);
});

test('stopping before the first run prevents it', async () => {
  const job = makeJob();
  job.start();
  await job.stop();
  await jest.advanceTimersByTimeAsync(10 * INTERVAL_MS);
  expect(runs).toBe(0);
});
