/** The states of a registration and what may follow which (domain.md, States). What is not drawn here is refused. */
import type { RegistrationState } from '../../db/schema';

const next: Record<RegistrationState, readonly RegistrationState[]> = {
  draft: ['submitted', 'cancelled'],
  submitted: ['awaitingPayment', 'confirmed', 'cancelled'],
  awaitingPayment: ['paid', 'cancelled'],
  paid: ['confirmed', 'cancelled'],
  confirmed: ['admitted', 'cancelled'],
  admitted: [],
  cancelled: [],
};

export const STATES = Object.keys(next) as readonly RegistrationState[];

export const mayBecome = (from: RegistrationState, to: RegistrationState): boolean => next[from].includes(to);

/** The states from which a state is reached: what the statement that changes it asks for. */
export const statesBefore = (to: RegistrationState): RegistrationState[] =>
  STATES.filter((from) => mayBecome(from, to));

/** The states in which the visitor's own words can still be changed. */
export const CHANGEABLE: readonly RegistrationState[] = ['draft', 'submitted', 'awaitingPayment', 'paid', 'confirmed'];
