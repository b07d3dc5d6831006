import { EDITABLE_STATES, canTransition, STATES, statesBefore } from './registrationStates';

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

test.each(pairs)('%s to %s is allowed exactly if it is in the state diagram', (from, to) => {
  expect(canTransition(from, to)).toBe(transitions.includes(`${from} ${to}`));
});

test('lists the states before each state', () => {
  expect(statesBefore('confirmed')).toEqual(['submitted', 'paid']);
  expect(statesBefore('cancelled')).toEqual(EDITABLE_STATES);
  expect(statesBefore('draft')).toEqual([]);
});
