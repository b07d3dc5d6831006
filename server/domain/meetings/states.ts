/** The states of an enrolment and what may happen in each (domain.md, States). Everything that is not drawn here is refused. */
import type { EnrolmentState } from '../../db/tables/meetings';
import type { ErrorReason } from '../../http/reasons';

export type EnrolmentEvent = 'promote' | 'pay' | 'release' | 'signIn' | 'cancel';

type Outcome = { to: EnrolmentState } | { refused: ErrorReason };

const to = (state: EnrolmentState): Outcome => ({ to: state });
const refused = (reason: ErrorReason): Outcome => ({ refused: reason });

/** A place that costs something waits for its payment when it comes free; one that is free of charge is the person's at once. */
const promoted = (amount: number): Outcome => to(amount > 0 ? 'awaitingPayment' : 'enrolled');

const outcomes: Record<EnrolmentEvent, Record<EnrolmentState, Outcome | ((amount: number) => Outcome)>> = {
  promote: {
    waiting: promoted,
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
    // Signing in again answers the same: a door with a bad network asks twice.
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

/** What an event makes of an enrolment: its next state, or the reason why it may not happen. */
export function outcomeOf(
  event: EnrolmentEvent,
  { state, amount }: { state: EnrolmentState; amount: number },
): Outcome {
  const found = outcomes[event][state];
  return typeof found === 'function' ? found(amount) : found;
}
