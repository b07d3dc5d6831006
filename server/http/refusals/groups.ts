/** Delegations and their Excel files: each reason with its code and its text. */
import type { Refusals } from './refusal';

export const groupsReasons = {} as const satisfies Refusals;
