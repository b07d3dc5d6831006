import type { CallFailure } from '@/forms/failures';
import type { FindFailure } from './components/FindMine';

/** A refused code or contact as FindMine shows it: at the field of the code where the server names that, else above the form. */
export function findFailure({ errors = [], text }: CallFailure): FindFailure {
  const ofCode = errors.find(({ pointer }) => /\/(smsC|c)ode$/.test(pointer));
  return ofCode ? { code: ofCode.message } : { general: text };
}
