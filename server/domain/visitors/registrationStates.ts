/** The states of a registration and their transitions. All other transitions are rejected. */
import type { RegistrationState } from '../../db/schema';

const transitions: Record<RegistrationState, readonly RegistrationState[]> = {
  draft: ['submitted', 'cancelled'],
  submitted: ['awaitingPayment', 'confirmed', 'cancelled'],
  awaitingPayment: ['paid', 'cancelled'],
  paid: ['confirmed', 'cancelled'],
  confirmed: ['admitted', 'cancelled'],
  admitted: [],
  cancelled: [],
};

export const STATES = Object.keys(transitions) as readonly RegistrationState[];

export const canTransition = (from: RegistrationState, to: RegistrationState): boolean =>
  transitions[from].includes(to);

/** The states from which a state can be reached, for the condition of update statements. */
export const statesBefore = (to: RegistrationState): RegistrationState[] =>
  STATES.filter((from) => canTransition(from, to));

/** The states in which the visitor can change the registration. */
export const EDITABLE_STATES: readonly RegistrationState[] = [
  'draft',
  'submitted',
  'awaitingPayment',
  'paid',
  'confirmed',
];
