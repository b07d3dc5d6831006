/**
 * The best plan of up to `MAX_EXACT_STOPS` stops by dynamic programming over sets of stops. For each set and last place
 * it keeps the partial days that no other one dominates; then it divides the stops among the days.
 */
import { compareCosts, type Orders, type PlanCost, type PlanningProblem } from './problem';

/** The number of sets doubles with each stop: ten stops and a break take some ten milliseconds. */
export const MAX_EXACT_STOPS = 10;

/** A partial day: a set of stops in an order, which ends at a place. */
interface Partial {
  /** The position of the last stop among those of the day. */
  bit: number;
  place: number;
  previous: Partial | null;
  walking: number;
  /** The earliest end. */
  end: number;
  /** The latest entry that keeps all windows. */
  latestEntry: number;
}

const dominates = (one: Partial, other: Partial): boolean =>
  one.walking <= other.walking && one.end <= other.end && one.latestEntry >= other.latestEntry;

function addTo(partials: Map<number, Partial[]>, partial: Partial): void {
  const same = partials.get(partial.place) ?? [];
  if (same.some((other) => dominates(other, partial))) return;
  partials.set(partial.place, [...same.filter((other) => !dominates(partial, other)), partial]);
}

interface DayResult extends PlanCost {
  /** Positions among the stops of the day. */
  order: number[];
}

const orderOf = (last: Partial | null): number[] => {
  const order: number[] = [];
  for (let partial = last; partial; partial = partial.previous) order.unshift(partial.bit);
  return order;
};

/** For each set of items the sum of their values. */
function sumsOfSets(values: readonly number[]): Float64Array {
  const sums = new Float64Array(1 << values.length);
  for (let set = 1; set < sums.length; set += 1) {
    const first = 31 - Math.clz32(set);
    sums[set] = (sums[set ^ (1 << first)] ?? 0) + (values[first] ?? 0);
  }
  return sums;
}

/**
 * The best order of each set of stops on a day; sets that are not possible are missing. A break is in no set: it is
 * planned if it fits.
 */
function bestOrders(
  { days, stops, walking }: PlanningProblem,
  day: number,
  possible: readonly number[],
): Map<number, DayResult> {
  const { opens, start: first, exit } = days[day] ?? { opens: 0, start: 0, exit: 0 };
  const durations = sumsOfSets(possible.map((index) => stops[index]?.duration ?? 0));
  /** By sets of positions in `possible`. */
  const partialsBySet: Map<number, Partial[]>[] = Array.from({ length: durations.length }, () => new Map());

  const extend = (set: number, from: Partial | null) => {
    const busy = (from?.walking ?? 0) + (durations[set] ?? 0);
    const here = from?.place ?? first;
    for (const [bit, index] of possible.entries()) {
      const stop = stops[index];
      const window = stop?.windows[day];
      const partials = partialsBySet[set | (1 << bit)];
      if (!stop || !window || !partials || set & (1 << bit)) continue;
      const way = stop.place === null ? 0 : (walking[here]?.[stop.place] ?? Infinity);
      const start = Math.max((from?.end ?? opens) + way, window.from);
      if (start > window.to) continue;
      addTo(partials, {
        bit,
        place: stop.place ?? here,
        previous: from,
        walking: (from?.walking ?? 0) + way,
        end: start + stop.duration,
        latestEntry: Math.min(from?.latestEntry ?? Infinity, window.to - busy - way),
      });
    }
  };

  const results = new Map<number, DayResult>();
  const add = (set: number, result: Omit<DayResult, 'order' | 'omitted'>, last: Partial | null) => {
    const chosen = possible.filter((_index, bit) => set & (1 << bit));
    const key = chosen.reduce((sum, index) => (stops[index]?.place === null ? sum : sum | (1 << index)), 0);
    // Of a set, the result with the break has one more stop.
    const cost = { ...result, omitted: -chosen.length };
    const best = results.get(key);
    if (!best || compareCosts(cost, best) < 0) results.set(key, { ...cost, order: orderOf(last) });
  };

  add(0, { walking: 0, waiting: 0 }, null);
  extend(0, null);
  // A larger set has a larger number, so each set is complete when its turn comes.
  for (let set = 1; set < durations.length; set += 1) {
    const partials = [...(partialsBySet[set]?.values() ?? [])].flat();
    // Only the following sets are needed.
    partialsBySet[set]?.clear();
    let best: { cost: Omit<PlanCost, 'omitted'>; last: Partial } | null = null;
    for (const last of partials) {
      extend(set, last);
      const sum = last.walking + (walking[last.place]?.[exit] ?? Infinity);
      const waiting = Math.max(0, last.end - last.walking - (durations[set] ?? 0) - last.latestEntry);
      if (sum === Infinity || (best && (best.cost.walking - sum || best.cost.waiting - waiting) <= 0)) continue;
      best = { cost: { walking: sum, waiting }, last };
    }
    if (best) add(set, best.cost, best.last);
  }
  return results;
}

interface Plan extends PlanCost {
  orders: number[][];
}

/** The plan with the lowest cost. */
export function exactPlan(problem: PlanningProblem): { orders: Orders; cost: PlanCost } {
  let plans = new Map<number, Plan>([[0, { omitted: problem.stops.length, walking: 0, waiting: 0, orders: [] }]]);
  const resultsOfDays = new Map<string, Map<number, DayResult>>();
  for (const [day, { opens, start, exit }] of problem.days.entries()) {
    const possible = problem.stops.flatMap(({ windows }, index) => (windows[day] ? [index] : []));
    // Most days have the same hours and differ only by their sessions: equal ones are solved once.
    const key = JSON.stringify([
      opens,
      start,
      exit,
      possible.map((index) => {
        const { place, duration, windows } = problem.stops[index] ?? { place: null, duration: 0, windows: [] };
        return [place === null ? null : index, duration, windows[day]];
      }),
    ]);
    const results = resultsOfDays.get(key) ?? bestOrders(problem, day, possible);
    resultsOfDays.set(key, results);
    const next = new Map<number, Plan>();
    for (const [before, plan] of plans)
      for (const [set, result] of results) {
        if (before & set) continue;
        const cost = {
          omitted: plan.omitted + result.omitted,
          walking: plan.walking + result.walking,
          waiting: plan.waiting + result.waiting,
        };
        const known = next.get(before | set);
        if (!known || compareCosts(cost, known) < 0)
          next.set(before | set, {
            ...cost,
            orders: [...plan.orders, result.order.flatMap((bit) => possible[bit] ?? [])],
          });
      }
    plans = next;
  }
  const { orders, ...cost } = [...plans.values()].reduce((one, other) => (compareCosts(other, one) < 0 ? other : one));
  return { orders, cost };
}
