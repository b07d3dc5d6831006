/** The states of an enrolment and their transitions (domain.md, States). All other transitions are rejected. */
import type { EnrolmentState } from '../../db/tables/meetings';
import type { ErrorReason } from '../../http/reasons';

export type EnrolmentEvent = 'promote' | 'pay' | 'release' | 'signIn' | 'cancel';

type Outcome = { to: EnrolmentState } | { refused: ErrorReason };

const to = (state: EnrolmentState): Outcome => ({ to: state });
const refused = (reason: ErrorReason): Outcome => ({ refused: reason });

/** A promoted enrolment with a price awaits payment; a free one is enrolled at once. */
const promotedOutcome = (amount: number): Outcome => to(amount > 0 ? 'awaitingPayment' : 'enrolled');

const outcomes: Record<EnrolmentEvent, Record<EnrolmentState, Outcome | ((amount: number) => Outcome)>> = {
  promote: {
    waiting: promotedOutcome,
    enrolled: refused('enrolment.exists'),
    awaitingPayment: refused('enrolment.exists'),
    paid: refused('enrolment.exists'),
    signedIn: refused('enrolment.exists'),
    cancelled: refused('enrolment.cancelled'),
  },
  pay: {
    waiting: refused('payment.notDue'),
    enrolled: refused('payment.notDue'),
    awaitingPayment: to('paid'),
    paid: refused('payment.alreadyPaid'),
    signedIn: (amount) => refused(amount > 0 ? 'payment.alreadyPaid' : 'payment.notDue'),
    cancelled: refused('enrolment.cancelled'),
  },
  release: {
    waiting: refused('payment.notDue'),
    enrolled: refused('payment.notDue'),
    awaitingPayment: to('cancelled'),
    paid: refused('payment.alreadyPaid'),
    signedIn: refused('enrolment.signedIn'),
    cancelled: refused('enrolment.cancelled'),
  },
  signIn: {
    waiting: refused('enrolment.waiting'),
    enrolled: to('signedIn'),
    awaitingPayment: refused('enrolment.unpaid'),
    paid: to('signedIn'),
    // Idempotent, because devices with a bad network repeat the request.
    signedIn: to('signedIn'),
    cancelled: refused('enrolment.cancelled'),
  },
  cancel: {
    waiting: to('cancelled'),
    enrolled: to('cancelled'),
    awaitingPayment: to('cancelled'),
    paid: to('cancelled'),
    signedIn: refused('enrolment.signedIn'),
    cancelled: to('cancelled'),
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
