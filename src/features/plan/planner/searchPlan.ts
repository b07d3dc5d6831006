/**
 * Good plans of any number of stops by slack induction by string removals (J. Christiaens, G. Vanden Berghe,
 * Transportation Science 54(2), 2020): remove neighbouring parts of the days, insert their stops again where they cost
 * least, and accept worse plans less and less often. The same problem always gives the same plan.
 */
import { DayOrder, EMPTY_DAY, type DayState } from './dayOrder';
import { compareCosts, type Orders, type PlanCost, type PlanningProblem } from './problem';

/** The mean number of stops that one step removes, and the longest part of a day. */
const MEAN_REMOVED = 8;
const MAX_STRING = 8;
/** Seconds of walking by which a worse plan is accepted, at the beginning and at the end. */
const FIRST_TEMPERATURE = 60;
const LAST_TEMPERATURE = 1;
/**
 * The share of steps that look for plans with more stops: they also accept plans that omit more stops, if these have
 * been omitted less often.
 */
const SHARE_OF_OMITTED = 0.3;
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

  get states(): DayState[] {
    return this.days.map(({ state }) => state);
  }

  restore(states: readonly DayState[]): void {
    for (const [index, day] of this.days.entries()) day.state = states[index] ?? EMPTY_DAY;
  }

  get cost(): PlanCost {
    const cost: PlanCost = { omitted: this.problem.stops.length, walking: 0, waiting: 0 };
    for (const { state } of this.days) {
      cost.omitted -= state.order.length;
      cost.walking += state.walking;
      cost.waiting += state.waiting;
    }
    return cost;
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
      const day = this.days.find(({ state }) => state.order.includes(stop));
      if (!day || changed.has(day)) continue;
      changed.add(day);
      const { order } = day.state;
      const length = 1 + this.integer(Math.min(longest, order.length));
      const first = Math.max(0, order.indexOf(stop) - this.integer(length));
      day.set([...order.slice(0, first), ...order.slice(first + length)]);
    }
  }

  /** The stops that are on no day. */
  omitted(): number[] {
    const present = new Set(this.states.flatMap(({ order }) => order));
    return [...this.problem.stops.keys()].filter((index) => !present.has(index));
  }

  /** Inserts all missing stops that fit, each where it adds least walking. */
  insertMissing(): void {
    for (const stop of this.inRandomOrder(this.omitted())) {
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
      for (let position = 0; position <= day.state.order.length; position += 1) {
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
  let current = { states: search.states, cost: search.cost, absence: 0 };
  let best = current;
  const absences = problem.stops.map(() => 0);
  const firstSteps = Math.ceil(steps * SHARE_OF_OMITTED);
  for (let step = 0; step < steps; step += 1) {
    const isFirstPart = step < firstSteps;
    // The second part begins with the plan that has the most stops.
    if (step === firstSteps) current = best;
    search.restore(current.states);
    search.remove();
    search.insertMissing();
    const omitted = search.omitted();
    const changed = {
      states: search.states,
      cost: search.cost,
      absence: omitted.reduce((sum, stop) => sum + (absences[stop] ?? 0), 0),
    };
    if (isFirstPart) for (const stop of omitted) absences[stop] = (absences[stop] ?? 0) + 1;
    const progress = (step - firstSteps) / (steps - firstSteps);
    const temperature = FIRST_TEMPERATURE * (LAST_TEMPERATURE / FIRST_TEMPERATURE) ** Math.max(0, progress);
    const isAccepted =
      asNumber(changed.cost) < asNumber(current.cost) - temperature * Math.log(random()) ||
      (isFirstPart && changed.absence < current.absence);
    if (!isAccepted) continue;
    current = changed;
    if (compareCosts(changed.cost, best.cost) < 0) best = changed;
  }
  return { orders: best.states.map(({ order }) => order), cost: best.cost };
}
