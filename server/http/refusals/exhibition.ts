/** Exhibitors, booths, invitations, parking: each reason with its code and its text. */
import type { Refusals } from './refusal';

export const exhibitionReasons = {} as const satisfies Refusals;
