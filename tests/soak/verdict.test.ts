/** Each limit of the soak can fail. */
import { checkLimits, table, type SoakResult } from './verdict.mjs';

const good: SoakResult = {
  kind: 'postgres',
  rate: 100,
  outside: { requests: 10_000, failed: 9, p99: 500 },
  registrations: { acknowledged: 50, confirmed: 49, lost: 0, duplicates: 0 },
  mails: {
    mails: 99,
    sent: 98,
    expired: 1,
    'not delivered': 0,
    'duplicates without a retry': 0,
    'unknown messages': 0,
    'confirmations missing or duplicated': 0,
  },
  processes: [{ ranThroughout: true, seconds: 100, peakMb: 350, middleMb: 300, lastMb: 330 }],
  faults: [{ name: 'a disk is full' }],
  abandoned: 0,
};
const processOf = (change: object) => ({
  ranThroughout: true,
  seconds: 100,
  peakMb: 340,
  middleMb: 300,
  lastMb: 300,
  ...change,
});
const unmetLimits = (result: SoakResult) =>
  checkLimits(result)
    .filter(({ isMet }) => isMet === false)
    .map(({ what }) => what);

test('within all limits the run passes', () => {
  expect(unmetLimits(good)).toEqual([]);
});

test.each<[string, Partial<SoakResult>]>([
  ['requests per second', { rate: 99 }],
  ['p99 outside faults, ms', { outside: { ...good.outside, p99: 501 } }],
  ['errors outside faults', { outside: { ...good.outside, failed: 10 } }],
  ['registrations acknowledged', { registrations: { ...good.registrations, confirmed: 0 } }],
  ['registrations lost', { registrations: { ...good.registrations, lost: 1 } }],
  ['registrations duplicated', { registrations: { ...good.registrations, duplicates: 1 } }],
  ['registrations abandoned outside faults', { abandoned: 1 }],
  ['mails sent, except expired codes', { mails: { ...good.mails, sent: 97 } }],
  ['mails sent but not delivered', { mails: { ...good.mails, 'not delivered': 1 } }],
  ['mails duplicated without a retry', { mails: { ...good.mails, 'duplicates without a retry': 1 } }],
  ['mails that are not in the outbox', { mails: { ...good.mails, 'unknown messages': 1 } }],
  ['confirmations missing or duplicated', { mails: { ...good.mails, 'confirmations missing or duplicated': 1 } }],
  ['peak resident memory, MB', { processes: [...good.processes, processOf({ seconds: 99, peakMb: 351 })] }],
  ['memory, middle to last third of a run, MB', { processes: [...good.processes, processOf({ lastMb: 331 })] }],
  [
    'memory, middle to last third of a run, MB',
    { processes: [processOf({ ranThroughout: false, seconds: 240, lastMb: 331 })] },
  ],
])('%s: only this check fails when its limit is exceeded', (what, change) => {
  expect(unmetLimits({ ...good, ...change })).toEqual([what]);
});

test('reports a process that ran too briefly and a skipped fault without checking them', () => {
  const rows = checkLimits({
    ...good,
    processes: [
      { ranThroughout: true, seconds: 99, peakMb: 300, middleMb: 100, lastMb: 300 },
      { ranThroughout: false, seconds: 239, peakMb: 300, middleMb: 100, lastMb: 300 },
    ],
    faults: [{ name: 'a disk is full', skipReason: 'no right to mount' }],
  });
  expect(rows.filter(({ isMet }) => isMet === null).map(({ value }) => value)).toEqual([
    'no process ran for 100 s',
    'no right to mount',
  ]);
  expect(table(rows).split('\n')).toHaveLength(rows.length);
});
