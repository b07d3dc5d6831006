/**
 * The planning problem: which stops on which day in which order. Times are seconds since midnight, durations seconds.
 * Places are indexes into the table of walking times.
 */

interface PlannerDay {
  /** When the visitor can enter at the earliest, and when the halls close. */
  opens: number;
  closes: number;
  /** The place where the day begins: the entrance, or where the visitor is. */
  start: number;
  /** The place where the visitor leaves. */
  exit: number;
  /** A break at the place where it begins; null without one. */
  pause: { from: number; to: number; duration: number } | null;
}

/** When a stop may begin on a day: a session at one time, a booth while the halls are open. */
interface StartWindow {
  from: number;
  to: number;
}

export interface PlannerStop {
  /** Null is where the visitor is: a break. */
  place: number | null;
  duration: number;
  /** For each day; null is a day on which the stop is not possible. */
  windows: readonly (StartWindow | null)[];
}

export interface PlanningProblem {
  days: readonly PlannerDay[];
  stops: readonly PlannerStop[];
  /** Seconds from place to place; Infinity without a way. */
  walking: readonly (readonly number[])[];
}

/** The stops of each day in order; an omitted stop is on no day. */
export type Orders = readonly (readonly number[])[];

/** What a plan is judged by, in this order. Walking includes the ways from and to the entrance. */
export interface PlanCost {
  omitted: number;
  walking: number;
  waiting: number;
}

export const compareCosts = (one: PlanCost, other: PlanCost): number =>
  one.omitted - other.omitted || one.walking - other.walking || one.waiting - other.waiting;

/** A break is a stop of its day like any other, at the end of the list of stops. */
export function withBreaks(problem: PlanningProblem): PlanningProblem {
  const breaks = problem.days.flatMap(({ pause }, index): PlannerStop[] =>
    pause
      ? [
          {
            place: null,
            duration: pause.duration,
            windows: problem.days.map((_day, other) =>
              other === index ? { from: pause.from, to: pause.to - pause.duration } : null,
            ),
          },
        ]
      : [],
  );
  return { ...problem, stops: [...problem.stops, ...breaks] };
}
