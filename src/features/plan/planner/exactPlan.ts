/**
 * The best plan of up to `MAX_EXACT_STOPS` stops by dynamic programming over sets of stops. For each set and last place
 * it keeps the partial days that no other one dominates; then it divides the stops among the days.
 */
import { compareCosts, type Orders, type PlanCost, type PlanningProblem } from './problem';

/** The number of sets doubles with each stop: ten stops and a break take some ten milliseconds. */
export const MAX_EXACT_STOPS = 10;

/** A partial day: a set of stops in an order, which ends at a place. */
interface Partial {
  stop: number;
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

interface DayResult {
  walking: number;
  waiting: number;
  order: number[];
}

const orderOf = (last: Partial | null): number[] => {
  const order: number[] = [];
  for (let partial = last; partial; partial = partial.previous) order.unshift(partial.stop);
  return order;
};

/** The best order of each set of stops on a day; sets that are not possible are missing. */
function bestOrders({ days, stops, walking }: PlanningProblem, day: number): Map<number, DayResult> {
  const { opens, start: first, exit } = days[day] ?? { opens: 0, start: 0, exit: 0 };
  const possible = stops.flatMap(({ windows }, index) => (windows[day] ? [index] : []));
  const duration = (set: number) =>
    stops.reduce((sum, stop, index) => (set & (1 << index) ? sum + stop.duration : sum), 0);
  const partialsBySet = new Map<number, Map<number, Partial[]>>();
  const results = new Map<number, DayResult>([[0, { walking: 0, waiting: 0, order: [] }]]);

  const extend = (set: number, from: Partial | null) => {
    const busy = (from?.walking ?? 0) + duration(set);
    const here = from?.place ?? first;
    for (const index of possible) {
      const stop = stops[index];
      const window = stop?.windows[day];
      if (!stop || !window || set & (1 << index)) continue;
      const way = stop.place === null ? 0 : (walking[here]?.[stop.place] ?? Infinity);
      const start = Math.max((from?.end ?? opens) + way, window.from);
      if (start > window.to) continue;
      const larger = set | (1 << index);
      const partials = partialsBySet.get(larger) ?? new Map<number, Partial[]>();
      partialsBySet.set(larger, partials);
      addTo(partials, {
        stop: index,
        place: stop.place ?? here,
        previous: from,
        walking: (from?.walking ?? 0) + way,
        end: start + stop.duration,
        latestEntry: Math.min(from?.latestEntry ?? Infinity, window.to - busy - way),
      });
    }
  };

  extend(0, null);
  // A larger set has a larger number, so each set is complete when its turn comes.
  for (let set = 1; set < 1 << stops.length; set += 1) {
    const all = [...(partialsBySet.get(set)?.values() ?? [])].flat();
    for (const partial of all) extend(set, partial);
    const total = duration(set);
    for (const last of all) {
      const sum = last.walking + (walking[last.place]?.[exit] ?? Infinity);
      const waiting = Math.max(0, last.end - last.walking - total - last.latestEntry);
      const best = results.get(set);
      if (sum === Infinity || (best && (best.walking - sum || best.waiting - waiting) <= 0)) continue;
      results.set(set, { walking: sum, waiting, order: orderOf(last) });
    }
  }
  return results;
}

/** The plan with the lowest cost. */
export function exactPlan(problem: PlanningProblem): { orders: Orders; cost: PlanCost } {
  const sets = 1 << problem.stops.length;
  interface Best {
    walking: number;
    waiting: number;
    orders: number[][];
  }
  let best = new Map<number, Best>([[0, { walking: 0, waiting: 0, orders: [] }]]);
  for (const day of problem.days.keys()) {
    const results = bestOrders(problem, day);
    const next = new Map<number, Best>();
    for (const [before, sum] of best)
      for (const [set, result] of results) {
        if (before & set) continue;
        const candidate = { walking: sum.walking + result.walking, waiting: sum.waiting + result.waiting };
        const known = next.get(before | set);
        if (known && (known.walking - candidate.walking || known.waiting - candidate.waiting) <= 0) continue;
        next.set(before | set, { ...candidate, orders: [...sum.orders, result.order] });
      }
    best = next;
  }
  const countOf = (set: number) => problem.stops.reduce((sum, _stop, index) => sum + ((set >> index) & 1), 0);
  const plans = [...best]
    .filter(([set]) => set < sets)
    .map(([set, { walking, waiting, orders }]) => ({
      orders,
      cost: { omitted: problem.stops.length - countOf(set), walking, waiting },
    }));
  return plans.reduce((one, other) => (compareCosts(other.cost, one.cost) < 0 ? other : one));
}
