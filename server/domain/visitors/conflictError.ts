/** Errors about unique values that another registration has already. */
import { fieldError, type DomainError } from '../../http/envelope';
import type { RegistrationConflictReason } from './visitorRepository';

const reasons = {
  emailExists: ['visitor.emailExists', '/body/email'],
  mobileExists: ['visitor.mobileExists', '/body/mobile'],
  documentExists: ['visitor.documentExists', '/body/documentNumber'],
} as const satisfies Record<RegistrationConflictReason, unknown>;

/** The error of a unique value, with its field. */
export const conflictError = (conflict: RegistrationConflictReason): DomainError => {
  const [reason, pointer] = reasons[conflict];
  return fieldError(reason, pointer);
};
