/**
 * The states of an order (docs/concepts.md): usually created → pending → paid. Transitions that are not in the table
 * are errors.
 */
import type { PaymentState } from '../../db/tables/payments';

const transitions: Record<PaymentState, readonly PaymentState[]> = {
  // A notice may arrive before the provider's response to the order's creation.
  created: ['pending', 'paid', 'closed', 'failed'],
  pending: ['paid', 'closed', 'failed'],
  // A late payment of a closed order is accepted and refunded.
  closed: ['paid'],
  failed: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

/** The states from which an order may change to this one. */
export const statesBefore = (to: PaymentState): PaymentState[] =>
  (Object.keys(transitions) as PaymentState[]).filter((from) => transitions[from].includes(to));
