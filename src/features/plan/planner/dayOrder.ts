/** The order of one day while a plan is being searched: insertions are checked without computing the day again. */
import { dayTimes } from './dayTimes';
import type { PlanningProblem } from './problem';

/** The order of a day, with what makes an insertion cheap to check. It is replaced, never changed. */
export interface DayState {
  order: readonly number[];
  /** For each position the end of its stop, and where the visitor then is. */
  ends: readonly number[];
  places: readonly number[];
  /** For each position the latest arrival that keeps it and all later stops possible. */
  latestArrivals: readonly number[];
  walking: number;
  waiting: number;
}

export const EMPTY_DAY: DayState = { order: [], ends: [], places: [], latestArrivals: [], walking: 0, waiting: 0 };

/** One day of a plan that is being changed. */
export class DayOrder {
  state = EMPTY_DAY;

  constructor(
    private readonly problem: PlanningProblem,
    private readonly day: number,
  ) {}

  private get start(): number {
    return this.problem.days[this.day]?.start ?? 0;
  }
  private get exit(): number {
    return this.problem.days[this.day]?.exit ?? 0;
  }
  private way(from: number, to: number): number {
    return this.problem.walking[from]?.[to] ?? Infinity;
  }
  private placeBefore(position: number): number {
    return position === 0 ? this.start : (this.state.places[position - 1] ?? 0);
  }
  private endBefore(position: number): number {
    return position === 0 ? (this.problem.days[this.day]?.opens ?? 0) : (this.state.ends[position - 1] ?? 0);
  }
  /** The next place from a position on; breaks have none. */
  private placeFrom(position: number): number {
    const { order } = this.state;
    for (let index = position; index < order.length; index += 1) {
      const place = this.problem.stops[order[index] ?? 0]?.place;
      if (place !== null && place !== undefined) return place;
    }
    return this.exit;
  }

  /** The additional walking of a stop at a position. */
  addedWalking(stop: number, position: number): number {
    const place = this.problem.stops[stop]?.place ?? null;
    if (place === null) return 0;
    const [before, after] = [this.placeBefore(position), this.placeFrom(position)];
    return this.way(before, place) + this.way(place, after) - this.way(before, after);
  }

  canInsert(stop: number, position: number): boolean {
    const { stops } = this.problem;
    const inserted = stops[stop];
    const window = inserted?.windows[this.day];
    if (!inserted || !window) return false;
    const before = this.placeBefore(position);
    const place = inserted.place ?? before;
    const start = Math.max(this.endBefore(position) + this.way(before, place), window.from);
    if (start > window.to) return false;
    const next = stops[this.state.order[position] ?? -1];
    if (!next) return true;
    // A break would move to the inserted stop, and with it the way after it.
    if (next.place === null) return dayTimes(this.problem, this.day, this.withInserted(stop, position)) !== null;
    const arrival = start + inserted.duration + this.way(place, next.place);
    return arrival <= (this.state.latestArrivals[position] ?? -Infinity);
  }

  private withInserted(stop: number, position: number): number[] {
    const { order } = this.state;
    return [...order.slice(0, position), stop, ...order.slice(position)];
  }

  set(order: readonly number[]): void {
    const { stops, days } = this.problem;
    const ends: number[] = [];
    const places: number[] = [];
    let [place, end, walking, duration, latestEntry] = [this.start, days[this.day]?.opens ?? 0, 0, 0, Infinity];
    for (const index of order) {
      const stop = stops[index];
      const window = stop?.windows[this.day];
      const nextPlace = stop?.place ?? place;
      const way = this.way(place, nextPlace);
      walking += way;
      latestEntry = Math.min(latestEntry, (window?.to ?? -Infinity) - walking - duration);
      duration += stop?.duration ?? 0;
      end = Math.max(end + way, window?.from ?? 0) + (stop?.duration ?? 0);
      place = nextPlace;
      places.push(place);
      ends.push(end);
    }
    const latestArrivals: number[] = [];
    let latestEnd = Infinity;
    for (let position = order.length - 1; position >= 0; position -= 1) {
      const stop = stops[order[position] ?? 0];
      const latest = Math.min(stop?.windows[this.day]?.to ?? -Infinity, latestEnd - (stop?.duration ?? 0));
      latestArrivals[position] = latest;
      const here = places[position] ?? 0;
      latestEnd = latest - this.way(position === 0 ? this.start : (places[position - 1] ?? 0), here);
    }
    const waiting = order.length === 0 ? 0 : Math.max(0, end - walking - duration - latestEntry);
    const wayOut = order.length === 0 ? 0 : this.way(place, this.exit);
    this.state = { order, ends, places, latestArrivals, walking: walking + wayOut, waiting };
  }

  insert(stop: number, position: number): void {
    this.set(this.withInserted(stop, position));
  }
}

/** Whether a stop fits into the order of a day at any position. */
export function canInsertAnywhere(
  problem: PlanningProblem,
  { day, stop, order }: { day: number; stop: number; order: readonly number[] },
): boolean {
  const dayOrder = new DayOrder(problem, day);
  dayOrder.set(order);
  return Array.from({ length: order.length + 1 }, (_, position) => position).some((position) =>
    dayOrder.canInsert(stop, position),
  );
}
