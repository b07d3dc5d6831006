/** Payments and their notices: each reason with its code and its text. */
import type { Refusals } from './refusal';

export const paymentsReasons = {} as const satisfies Refusals;
