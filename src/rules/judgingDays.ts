import { shanghaiDate } from './shanghai';

/** The calendar days in Shanghai that values are judged against, `YYYY-MM-DD`. */
export interface JudgingDays {
  today: string;
  /** The first day of the exhibition: visitors must have reached the minimum age by then, not when they register. */
  opening: string;
}

export const judgingDays = (now: Date, opening: string): JudgingDays => ({ today: shanghaiDate(now), opening });
