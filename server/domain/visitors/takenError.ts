/** What a visitor reads when another registration has a unique value already. */
import { fieldError, type DomainError } from '../../http/envelope';
import type { Taken } from './visitorRepository';

const reasons = {
  emailExists: ['visitor.emailExists', '/body/email'],
  mobileExists: ['visitor.mobileExists', '/body/mobile'],
  documentExists: ['visitor.documentExists', '/body/documentNumber'],
} as const satisfies Record<Taken, unknown>;

/** The error of a value that another registration has, at its field. */
export const takenError = (taken: Taken): DomainError => {
  const [reason, pointer] = reasons[taken];
  return fieldError(reason, pointer);
};
