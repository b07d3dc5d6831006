/** The states of an order (domain.md, States): created → pending → paid → refunded, closed or failed. Nothing else is done. */
import type { PaymentState } from '../../db/tables/payments';

const transitions: Record<PaymentState, readonly PaymentState[]> = {
  // A notice may come before the answer with which the provider took the order.
  created: ['pending', 'paid', 'closed', 'failed'],
  pending: ['paid', 'closed', 'failed'],
  // Money that comes for an order that we gave up is still money: it is taken and given back.
  closed: ['paid'],
  failed: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

/** The states from which an order may come into this one. */
export const statesBefore = (to: PaymentState): PaymentState[] =>
  (Object.keys(transitions) as PaymentState[]).filter((from) => transitions[from].includes(to));
