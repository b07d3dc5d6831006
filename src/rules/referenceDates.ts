import { shanghaiDate } from './shanghai';

/** The calendar days in Shanghai that values are validated against, `YYYY-MM-DD`. */
export interface ReferenceDates {
  today: string;
  /** The first day of the exhibition: visitors need the minimum age by then, not when they register. */
  opening: string;
}

export const referenceDates = (now: Date, opening: string): ReferenceDates => ({ today: shanghaiDate(now), opening });
