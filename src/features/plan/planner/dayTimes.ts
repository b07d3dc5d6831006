/** The times of a day whose order is known. */
import type { PlanningProblem } from './problem';

export interface StopTime {
  stop: number;
  /** Seconds of walking from the place before. */
  walking: number;
  arrival: number;
  start: number;
  end: number;
  /** Seconds after the latest beginning: 0 in a plan that is possible. */
  late: number;
}

export interface DayTimes {
  /** When the visitor enters. */
  enters: number;
  times: StopTime[];
  /** Seconds of walking to the exit. */
  walkingOut: number;
  walking: number;
  waiting: number;
}

/**
 * The times of the stops in this order; null if one of them cannot begin in its window. The visitor enters as late as
 * possible without finishing later, so that nobody waits for the first session from the morning on.
 */
export function dayTimes(problem: PlanningProblem, day: number, order: readonly number[]): DayTimes | null {
  const possible = passes(problem, day, order);
  if (!possible) return null;
  const opens = problem.days[day]?.opens ?? 0;
  const enters = Math.max(opens, Math.min(possible.latestEntry, possible.end - possible.busy));
  return { enters, ...simulate(problem, { day, order, enters }) };
}

/** The same for an order of the visitor's own, in which stops can be late: the visitor enters when the halls open. */
export function lateDayTimes(problem: PlanningProblem, day: number, order: readonly number[]): DayTimes {
  const enters = problem.days[day]?.opens ?? 0;
  return dayTimes(problem, day, order) ?? { enters, ...simulate(problem, { day, order, enters }) };
}

/** The earliest end, the latest entry that keeps all windows, and the time that is neither waiting nor before entry. */
function passes(problem: PlanningProblem, day: number, order: readonly number[]) {
  const { days, stops, walking } = problem;
  const { opens, start: first } = days[day] ?? { opens: 0, start: 0 };
  let place = first;
  let end = opens;
  let busy = 0;
  let latestEntry = Infinity;
  for (const index of order) {
    const stop = stops[index];
    const window = stop?.windows[day];
    if (!stop || !window) return null;
    const way = stop.place === null ? 0 : (walking[place]?.[stop.place] ?? Infinity);
    const start = Math.max(end + way, window.from);
    if (start > window.to) return null;
    busy += way;
    latestEntry = Math.min(latestEntry, window.to - busy);
    busy += stop.duration;
    end = start + stop.duration;
    place = stop.place ?? place;
  }
  return { end, busy, latestEntry };
}

function simulate(
  { days, stops, walking }: PlanningProblem,
  { day, order, enters }: { day: number; order: readonly number[]; enters: number },
): Omit<DayTimes, 'enters'> {
  const { start: first, exit } = days[day] ?? { start: 0, exit: 0 };
  let place = first;
  let now = enters;
  let waiting = 0;
  const times = order.flatMap((index): StopTime[] => {
    const stop = stops[index];
    const window = stop?.windows[day];
    if (!stop || !window) return [];
    const way = stop.place === null ? 0 : (walking[place]?.[stop.place] ?? Infinity);
    const arrival = now + way;
    const start = Math.max(arrival, window.from);
    const late = Math.max(0, start - window.to);
    waiting += start - arrival;
    // A session ends at its time also for those who are late.
    now = late > 0 ? Math.max(start, window.to + stop.duration) : start + stop.duration;
    place = stop.place ?? place;
    return [{ stop: index, walking: way, arrival, start, end: now, late }];
  });
  const walkingOut = order.length > 0 ? (walking[place]?.[exit] ?? Infinity) : 0;
  return { times, walkingOut, walking: times.reduce((sum, time) => sum + time.walking, walkingOut), waiting };
}
