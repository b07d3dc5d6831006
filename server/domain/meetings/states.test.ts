import type { EnrolmentState } from '../../db/tables/meetings';
import { outcomeOf, type EnrolmentEvent } from './states';

const states: EnrolmentState[] = ['enrolled', 'waiting', 'awaitingPayment', 'paid', 'signedIn', 'cancelled'];

/** The result of each event in each state, for a meeting with a price: the next state, or the error's reason. */
const table: [EnrolmentEvent, Record<EnrolmentState, string>][] = [
  [
    'promote',
    {
      enrolled: 'enrolment.exists',
      waiting: 'awaitingPayment',
      awaitingPayment: 'enrolment.exists',
      paid: 'enrolment.exists',
      signedIn: 'enrolment.exists',
      cancelled: 'enrolment.cancelled',
    },
  ],
  [
    'pay',
    {
      enrolled: 'payment.notDue',
      waiting: 'payment.notDue',
      awaitingPayment: 'paid',
      paid: 'payment.alreadyPaid',
      signedIn: 'payment.alreadyPaid',
      cancelled: 'enrolment.cancelled',
    },
  ],
  [
    'release',
    {
      enrolled: 'payment.notDue',
      waiting: 'payment.notDue',
      awaitingPayment: 'cancelled',
      paid: 'payment.alreadyPaid',
      signedIn: 'enrolment.signedIn',
      cancelled: 'enrolment.cancelled',
    },
  ],
  [
    'signIn',
    {
      enrolled: 'signedIn',
      waiting: 'enrolment.waiting',
      awaitingPayment: 'enrolment.unpaid',
      paid: 'signedIn',
      signedIn: 'signedIn',
      cancelled: 'enrolment.cancelled',
    },
  ],
  [
    'cancel',
    {
      enrolled: 'cancelled',
      waiting: 'cancelled',
      awaitingPayment: 'cancelled',
      paid: 'cancelled',
      signedIn: 'enrolment.signedIn',
      cancelled: 'cancelled',
    },
  ],
];

test.each(table)('the event %s has the outcome in the state diagram for each state', (event, expected) => {
  const outcomes = states.map((state) => {
    const outcome = outcomeOf(event, { state, amount: 19_900 });
    return [state, 'to' in outcome ? outcome.to : outcome.error];
  });
  expect(Object.fromEntries(outcomes)).toEqual(expected);
});

test('a free seat needs no payment', () => {
  expect(outcomeOf('promote', { state: 'waiting', amount: 0 })).toEqual({ to: 'enrolled' });
  expect(outcomeOf('pay', { state: 'signedIn', amount: 0 })).toEqual({ error: 'payment.notDue' });
});
