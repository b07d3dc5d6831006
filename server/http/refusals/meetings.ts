/** Meetings, enrolment, sign-in, staff devices: each reason with its code and its text. */
import type { Refusals } from './refusal';

export const meetingsReasons = {} as const satisfies Refusals;
