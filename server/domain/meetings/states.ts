/** The states of an enrolment and their transitions (docs/concepts.md). All other transitions are rejected. */
import type { EnrolmentState } from '../../db/tables/meetings';
import type { ErrorReason } from '../../http/reasons';

export type EnrolmentEvent = 'promote' | 'pay' | 'release' | 'signIn' | 'cancel';

type Outcome = { to: EnrolmentState } | { error: ErrorReason };

const transitionTo = (state: EnrolmentState): Outcome => ({ to: state });
const rejectWith = (reason: ErrorReason): Outcome => ({ error: reason });

/** A promoted enrolment with a price awaits payment; a free one is enrolled at once. */
const promotedOutcome = (amount: number): Outcome => transitionTo(amount > 0 ? 'awaitingPayment' : 'enrolled');

const outcomes: Record<EnrolmentEvent, Record<EnrolmentState, Outcome | ((amount: number) => Outcome)>> = {
  promote: {
    waiting: promotedOutcome,
    enrolled: rejectWith('enrolment.exists'),
    awaitingPayment: rejectWith('enrolment.exists'),
    paid: rejectWith('enrolment.exists'),
    signedIn: rejectWith('enrolment.exists'),
    cancelled: rejectWith('enrolment.cancelled'),
  },
  pay: {
    waiting: rejectWith('payment.notDue'),
    enrolled: rejectWith('payment.notDue'),
    awaitingPayment: transitionTo('paid'),
    paid: rejectWith('payment.alreadyPaid'),
    signedIn: (amount) => rejectWith(amount > 0 ? 'payment.alreadyPaid' : 'payment.notDue'),
    cancelled: rejectWith('enrolment.cancelled'),
  },
  release: {
    waiting: rejectWith('payment.notDue'),
    enrolled: rejectWith('payment.notDue'),
    awaitingPayment: transitionTo('cancelled'),
    paid: rejectWith('payment.alreadyPaid'),
    signedIn: rejectWith('enrolment.signedIn'),
    cancelled: rejectWith('enrolment.cancelled'),
  },
  signIn: {
    waiting: rejectWith('enrolment.waiting'),
    enrolled: transitionTo('signedIn'),
    awaitingPayment: rejectWith('enrolment.unpaid'),
    paid: transitionTo('signedIn'),
    // Idempotent, because devices with a bad network repeat the request.
    signedIn: transitionTo('signedIn'),
    cancelled: rejectWith('enrolment.cancelled'),
  },
  cancel: {
    waiting: transitionTo('cancelled'),
    enrolled: transitionTo('cancelled'),
    awaitingPayment: transitionTo('cancelled'),
    paid: transitionTo('cancelled'),
    signedIn: rejectWith('enrolment.signedIn'),
    cancelled: transitionTo('cancelled'),
  },
};

/** The result of an event: the next state, or the reason of the error. */
export function outcomeOf(
  event: EnrolmentEvent,
  { state, amount }: { state: EnrolmentState; amount: number },
): Outcome {
  const outcome = outcomes[event][state];
  return typeof outcome === 'function' ? outcome(amount) : outcome;
}
