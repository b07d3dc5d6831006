/**
 * Good plans of any number of stops by slack induction by string removals (J. Christiaens, G. Vanden Berghe,
 * Transportation Science 54(2), 2020): remove neighbouring parts of the days, insert their stops again where they cost
 * least, and accept worse plans less and less often. The same problem always gives the same plan.
 */
import { dayTimes } from './dayTimes';
import { compareCosts, type Orders, type PlanCost, type PlanningProblem } from './problem';

/** The mean number of stops that one step removes, and the longest part of a day. */
const MEAN_REMOVED = 8;
const MAX_STRING = 8;
/** Seconds of walking by which a worse plan is accepted, at the beginning and at the end. */
const FIRST_TEMPERATURE = 60;
const LAST_TEMPERATURE = 1;
/** How often an insertion ignores a position, so that repeated steps differ. */
const IGNORED_POSITIONS = 0.02;
/** Seconds of walking that an omitted stop counts. */
const OMITTED = 1e6;

/** Numbers from 0 to 1 from a seed (mulberry32, public domain). */
function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** One day of a plan that is being changed: its order, and for each position the time and place after it. */
class DayOrder {
  order: number[] = [];
  private ends: number[] = [];
  private places: number[] = [];

  constructor(
    private readonly problem: PlanningProblem,
    private readonly day: number,
  ) {}

  private get entrance(): number {
    return this.problem.days[this.day]?.entrance ?? 0;
  }
  private way(from: number, to: number): number {
    return this.problem.walking[from]?.[to] ?? Infinity;
  }
  private placeBefore(position: number): number {
    return position === 0 ? this.entrance : (this.places[position - 1] ?? 0);
  }
  private endBefore(position: number): number {
    return position === 0 ? (this.problem.days[this.day]?.opens ?? 0) : (this.ends[position - 1] ?? 0);
  }
  /** The next place from a position on; breaks have none. */
  private placeFrom(position: number): number {
    for (let index = position; index < this.order.length; index += 1) {
      const place = this.problem.stops[this.order[index] ?? 0]?.place;
      if (place !== null && place !== undefined) return place;
    }
    return this.entrance;
  }

  /** The additional walking of a stop at a position. */
  addedWalking(stop: number, position: number): number {
    const place = this.problem.stops[stop]?.place ?? null;
    if (place === null) return 0;
    const [before, after] = [this.placeBefore(position), this.placeFrom(position)];
    return this.way(before, place) + this.way(place, after) - this.way(before, after);
  }

  canInsert(stop: number, position: number): boolean {
    let end = this.endBefore(position);
    let place = this.placeBefore(position);
    const next = (index: number): boolean => {
      const {
        windows,
        place: stopPlace,
        duration,
      } = this.problem.stops[index] ?? { windows: [], place: null, duration: 0 };
      const window = windows[this.day];
      if (!window) return false;
      const start = Math.max(end + (stopPlace === null ? 0 : this.way(place, stopPlace)), window.from);
      end = start + duration;
      place = stopPlace ?? place;
      return start <= window.to;
    };
    if (!next(stop)) return false;
    for (let index = position; index < this.order.length; index += 1) {
      if (!next(this.order[index] ?? 0)) return false;
      // From here on nothing changes.
      if (end <= (this.ends[index] ?? 0) && place === this.places[index]) return true;
    }
    return true;
  }

  set(order: number[]): void {
    const { stops } = this.problem;
    this.order = order;
    this.ends = [];
    this.places = [];
    for (const [position, index] of order.entries()) {
      const stop = stops[index];
      const place = stop?.place ?? this.placeBefore(position);
      const arrival = this.endBefore(position) + this.way(this.placeBefore(position), place);
      this.places.push(place);
      this.ends.push(Math.max(arrival, stop?.windows[this.day]?.from ?? 0) + (stop?.duration ?? 0));
    }
  }

  insert(stop: number, position: number): void {
    this.set([...this.order.slice(0, position), stop, ...this.order.slice(position)]);
  }
}

/** Whether a stop fits into the order of a day at any position. */
export function canInsertAnywhere(
  problem: PlanningProblem,
  { day, stop, order }: { day: number; stop: number; order: readonly number[] },
): boolean {
  const dayOrder = new DayOrder(problem, day);
  dayOrder.set([...order]);
  return Array.from({ length: order.length + 1 }, (_, position) => position).some((position) =>
    dayOrder.canInsert(stop, position),
  );
}

export function costOf(problem: PlanningProblem, orders: Orders): PlanCost {
  let [kept, walking, waiting] = [0, 0, 0];
  for (const [day, order] of orders.entries()) {
    const times = dayTimes(problem, day, order);
    kept += order.length;
    walking += times?.walking ?? Infinity;
    waiting += times?.waiting ?? Infinity;
  }
  return { omitted: problem.stops.length - kept, walking, waiting };
}

const asNumber = ({ omitted, walking, waiting }: PlanCost): number => omitted * OMITTED + walking + waiting / 1000;

class Search {
  private readonly days: DayOrder[];
  /** For each stop all others, the nearest first. */
  private readonly nearest: number[][];

  constructor(
    private readonly problem: PlanningProblem,
    private readonly random: () => number,
  ) {
    const { stops, walking } = problem;
    this.days = problem.days.map((_day, index) => new DayOrder(problem, index));
    const between = (one: number, other: number): number => {
      const [from, to] = [stops[one]?.place ?? null, stops[other]?.place ?? null];
      return from === null || to === null ? 0 : (walking[from]?.[to] ?? Infinity);
    };
    this.nearest = stops.map((_stop, index) =>
      [...stops.keys()].sort((one, other) => between(index, one) - between(index, other)),
    );
  }

  get orders(): number[][] {
    return this.days.map(({ order }) => order);
  }

  restore(orders: Orders): void {
    for (const [index, day] of this.days.entries()) day.set([...(orders[index] ?? [])]);
  }

  private integer(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** Removes strings of neighbouring stops around a random one. */
  remove(): void {
    const { stops } = this.problem;
    const meanLength = Math.max(1, stops.length / Math.max(1, this.days.length));
    const longest = Math.min(MAX_STRING, meanLength);
    const strings = 1 + this.integer((4 * MEAN_REMOVED) / (1 + longest));
    const changed = new Set<DayOrder>();
    for (const stop of this.nearest[this.integer(stops.length)] ?? []) {
      if (changed.size >= strings) return;
      const day = this.days.find(({ order }) => order.includes(stop));
      if (!day || changed.has(day)) continue;
      changed.add(day);
      const length = 1 + this.integer(Math.min(longest, day.order.length));
      const first = Math.max(0, day.order.indexOf(stop) - this.integer(length));
      day.set([...day.order.slice(0, first), ...day.order.slice(first + length)]);
    }
  }

  /** Inserts all missing stops that fit, each where it adds least walking. */
  insertMissing(): void {
    const present = new Set(this.orders.flat());
    for (const stop of this.inRandomOrder([...this.problem.stops.keys()].filter((index) => !present.has(index)))) {
      const best = this.bestPosition(stop);
      best?.day.insert(stop, best.position);
    }
  }

  /** Those with few possible times first, or the longest first, or in any order. */
  private inRandomOrder(missing: number[]): number[] {
    const { stops } = this.problem;
    const keys = missing.map(() => this.random());
    const freedom = (index: number) =>
      (stops[index]?.windows ?? []).reduce((sum, window) => sum + (window ? window.to - window.from : 0), 0);
    const kind = this.integer(3);
    const key = (index: number, position: number): number =>
      kind === 0 ? freedom(index) : kind === 1 ? -(stops[index]?.duration ?? 0) : (keys[position] ?? 0);
    const pairs = missing.map((index, position) => ({ index, key: key(index, position), random: keys[position] ?? 0 }));
    return pairs.sort((one, other) => one.key - other.key || one.random - other.random).map(({ index }) => index);
  }

  private bestPosition(stop: number): { day: DayOrder; position: number } | null {
    let best: { day: DayOrder; position: number } | null = null;
    let least = Infinity;
    for (const [index, day] of this.days.entries()) {
      if (!this.problem.stops[stop]?.windows[index]) continue;
      for (let position = 0; position <= day.order.length; position += 1) {
        if (this.random() < IGNORED_POSITIONS) continue;
        const added = day.addedWalking(stop, position);
        if (added >= least || !day.canInsert(stop, position)) continue;
        least = added;
        best = { day, position };
      }
    }
    return best;
  }
}

/** A plan after a number of steps; more steps rarely make it worse. */
export function searchPlan(
  problem: PlanningProblem,
  { steps, seed = 1 }: { steps: number; seed?: number },
): { orders: Orders; cost: PlanCost } {
  const random = seededNumbers(seed);
  const search = new Search(problem, random);
  search.insertMissing();
  let current = { orders: search.orders, cost: costOf(problem, search.orders) };
  let best = current;
  for (let step = 0; step < steps; step += 1) {
    const temperature = FIRST_TEMPERATURE * (LAST_TEMPERATURE / FIRST_TEMPERATURE) ** (step / steps);
    search.restore(current.orders);
    search.remove();
    search.insertMissing();
    const changed = { orders: search.orders, cost: costOf(problem, search.orders) };
    if (asNumber(changed.cost) >= asNumber(current.cost) - temperature * Math.log(random())) continue;
    current = changed;
    if (compareCosts(changed.cost, best.cost) < 0) best = changed;
  }
  return best;
}
