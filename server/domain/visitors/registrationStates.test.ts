import { CHANGEABLE, mayBecome, STATES, statesBefore } from './registrationStates';

const transitions = [
  'draft submitted',
  'draft cancelled',
  'submitted awaitingPayment',
  'submitted confirmed',
  'submitted cancelled',
  'awaitingPayment paid',
  'awaitingPayment cancelled',
  'paid confirmed',
  'paid cancelled',
  'confirmed admitted',
  'confirmed cancelled',
];

const pairs = STATES.flatMap((from) => STATES.map((to) => [from, to] as const));

test.each(pairs)('from %s to %s is allowed exactly when it is drawn', (from, to) => {
  expect(mayBecome(from, to)).toBe(transitions.includes(`${from} ${to}`));
});

test('what leads to a state is what it may be reached from', () => {
  expect(statesBefore('confirmed')).toEqual(['submitted', 'paid']);
  expect(statesBefore('cancelled')).toEqual(CHANGEABLE);
  expect(statesBefore('draft')).toEqual([]);
});
