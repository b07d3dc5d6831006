/** Each limit of the soak can fail. */
import { judge, table, type Measured } from './verdict.mjs';

const good: Measured = {
  kind: 'postgres',
  rate: 100,
  outside: { requests: 10_000, bad: 9, p99: 500 },
  registrations: { acknowledged: 50, confirmed: 49, lost: 0, doubled: 0 },
  mails: {
    mails: 99,
    sent: 98,
    ended: 1,
    'never came': 0,
    'doubled without a reason': 0,
    'from nowhere': 0,
    'confirmations missing or doubled': 0,
  },
  lives: [{ isWhole: true, seconds: 100, highest: 350, middle: 300, last: 330 }],
  faults: [{ name: 'a disk is full' }],
  gaveUp: 0,
};
const lifeOf = (change: object) => ({ isWhole: true, seconds: 100, highest: 340, middle: 300, last: 300, ...change });
const missed = (measured: Measured) =>
  judge(measured)
    .filter(({ holds }) => holds === false)
    .map(({ what }) => what);

test('within all limits the run passes', () => {
  expect(missed(good)).toEqual([]);
});

test.each<[string, Partial<Measured>]>([
  ['requests a second', { rate: 99 }],
  ['p99 outside of faults, ms', { outside: { ...good.outside, p99: 501 } }],
  ['errors outside of faults', { outside: { ...good.outside, bad: 10 } }],
  ['registrations acknowledged', { registrations: { ...good.registrations, confirmed: 0 } }],
  ['registrations lost', { registrations: { ...good.registrations, lost: 1 } }],
  ['registrations doubled', { registrations: { ...good.registrations, doubled: 1 } }],
  ['visitors who gave up outside of faults', { gaveUp: 1 }],
  ['mails sent, codes that had ended left out', { mails: { ...good.mails, sent: 97 } }],
  ['mails sent that never came', { mails: { ...good.mails, 'never came': 1 } }],
  ['mails doubled without a broken try', { mails: { ...good.mails, 'doubled without a reason': 1 } }],
  ['mails that nobody wrote', { mails: { ...good.mails, 'from nowhere': 1 } }],
  ['confirmations missing or doubled', { mails: { ...good.mails, 'confirmations missing or doubled': 1 } }],
  ['resident memory at most, MB', { lives: [...good.lives, lifeOf({ seconds: 99, highest: 351 })] }],
  ['memory, middle to last third of a life, MB', { lives: [...good.lives, lifeOf({ last: 331 })] }],
  ['memory, middle to last third of a life, MB', { lives: [lifeOf({ isWhole: false, seconds: 240, last: 331 })] }],
])('%s: beyond its limit only this check fails', (what, change) => {
  expect(missed({ ...good, ...change })).toEqual([what]);
});

test('reports a process of short life and a skipped fault, without judging them', () => {
  const rows = judge({
    ...good,
    lives: [
      { isWhole: true, seconds: 99, highest: 300, middle: 100, last: 300 },
      { isWhole: false, seconds: 239, highest: 300, middle: 100, last: 300 },
    ],
    faults: [{ name: 'a disk is full', leftOut: 'no right to mount' }],
  });
  expect(rows.filter(({ holds }) => holds === null).map(({ value }) => value)).toEqual([
    'no process lived through 100 s',
    'no right to mount',
  ]);
  expect(table(rows).split('\n')).toHaveLength(rows.length);
});
