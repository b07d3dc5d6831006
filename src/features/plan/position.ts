/** Where the visitor is on a day of the exhibition, and what comes next. */
import { shanghaiDate } from '@/rules/shanghai';
import type { VisitPosition } from '@/state/visitSettings';
import type { PlannedDay, PlannedStop, VisitPlan } from './planVisit';

/** The planned day that is today. */
export const todayOf = ({ days }: VisitPlan, now: Date): PlannedDay | undefined =>
  days.find(({ date }) => date === shanghaiDate(now));

/** The stop that is on now, and the next one. */
export function currentStops({ stops }: PlannedDay, now: Date): { current?: PlannedStop; next?: PlannedStop } {
  return {
    current: stops.find(({ start, end }) => new Date(start) <= now && now < new Date(end)),
    next: stops.find(({ stop, start }) => stop && new Date(start) > now),
  };
}

interface PositionContext {
  /** `booth 13-A01` or `entrance west`. */
  place: string;
  day: PlannedDay;
  now: Date;
  previous: VisitPosition | null;
}

/**
 * The visitor's position: stops up to this place are behind them, or, if it is no stop of the day, those that have ended
 * by now. What was behind them before remains so.
 */
export function positionAt({ place, day: { stops }, now, previous }: PositionContext): VisitPosition {
  const position = stops.findIndex(({ stop }) => stop?.key === place);
  const passed = stops.filter(({ end }, index) => (position < 0 ? new Date(end) <= now : index <= position));
  const keys = passed.flatMap(({ stop }) => stop?.key ?? []);
  return { place, at: now.toISOString(), done: [...new Set([...(previous?.done ?? []), ...keys])] };
}
