/** Plans of up to ten stops are compared with all possible ones. `npm run proof` has more plans. */
import { dayTimes, lateDayTimes } from './dayTimes';
import { exactPlan } from './exactPlan';
import { compareCosts, type Orders, type PlanCost, type PlanningProblem } from './problem';
import { randomProblem } from './randomProblem.fixture';
import { canInsertAnywhere } from './dayOrder';
import { searchPlan } from './searchPlan';

const IS_PROOF = process.env.PROPERTY === 'proof';
const PLANS = IS_PROOF ? 200 : 40;
const seeds = Array.from({ length: PLANS }, (_, index) => index + 1);

/** The best plan by trying every order of every set of stops on every day; knows nothing of the planner but its cost. */
function bestOfAll(problem: PlanningProblem): PlanCost {
  const { days, stops, walking } = problem;
  const bestOfDay = days.map(({ opens, start: first, exit }, day) => {
    const bestBySet = new Map<number, [walking: number, waiting: number]>();
    const visit = (
      set: number,
      state: { place: number; end: number; walked: number; busy: number; latest: number },
    ) => {
      const walked = state.walked + (set === 0 ? 0 : (walking[state.place]?.[exit] ?? 0));
      const waiting = set === 0 ? 0 : Math.max(0, state.end - state.busy - state.latest);
      const [bestWalking = Infinity, bestWaiting = Infinity] = bestBySet.get(set) ?? [];
      if (walked < bestWalking || (walked === bestWalking && waiting < bestWaiting))
        bestBySet.set(set, [walked, waiting]);
      for (const [index, { place, duration, windows }] of stops.entries()) {
        const window = windows[day];
        if (!window || set & (1 << index)) continue;
        const way = place === null ? 0 : (walking[state.place]?.[place] ?? 0);
        const start = Math.max(state.end + way, window.from);
        if (start > window.to) continue;
        visit(set | (1 << index), {
          place: place ?? state.place,
          end: start + duration,
          walked: state.walked + way,
          busy: state.busy + way + duration,
          latest: Math.min(state.latest, window.to - state.busy - way),
        });
      }
    };
    visit(0, { place: first, end: opens, walked: 0, busy: 0, latest: Infinity });
    return [...bestBySet];
  });
  let best: PlanCost = { omitted: stops.length, walking: 0, waiting: 0 };
  const combine = (day: number, set: number, cost: PlanCost) => {
    if (compareCosts(cost, best) < 0) best = cost;
    for (const [other, [walked, waiting]] of bestOfDay[day] ?? []) {
      if (set & other) continue;
      const count = stops.filter((_stop, index) => other & (1 << index)).length;
      combine(day + 1, set | other, {
        omitted: cost.omitted - count,
        walking: cost.walking + walked,
        waiting: cost.waiting + waiting,
      });
    }
  };
  combine(0, 0, best);
  return best;
}

/** The cost of orders, from the times of their days. */
function costOf(problem: PlanningProblem, orders: Orders): PlanCost {
  const days = orders.map((order, day) => dayTimes(problem, day, order));
  return {
    omitted: problem.stops.length - orders.flat().length,
    walking: days.reduce((sum, day) => sum + (day?.walking ?? Infinity), 0),
    waiting: days.reduce((sum, day) => sum + (day?.waiting ?? Infinity), 0),
  };
}

/** Every stop begins in its window, after the one before and the way from it. */
function expectPossible(problem: PlanningProblem, orders: Orders): void {
  const { days, stops, walking } = problem;
  const planned = orders.flat();
  expect(new Set(planned).size).toBe(planned.length);
  for (const [day, order] of orders.entries()) {
    const times = dayTimes(problem, day, order);
    let place = days[day]?.start ?? 0;
    let free = times?.enters ?? Infinity;
    expect(free).toBeGreaterThanOrEqual(days[day]?.opens ?? Infinity);
    for (const { stop, start, end, late } of times?.times ?? []) {
      const next = stops[stop];
      const window = next?.windows[day];
      const way = next?.place === null ? 0 : (walking[place]?.[next?.place ?? 0] ?? Infinity);
      expect(start).toBeGreaterThanOrEqual(Math.max(free + way, window?.from ?? Infinity));
      expect(start).toBeLessThanOrEqual(window?.to ?? -Infinity);
      expect([end - start, late]).toEqual([next?.duration, 0]);
      free = end;
      place = next?.place ?? place;
    }
  }
}

test(`${PLANS} random plans of two to ten stops are as good as the best of all possible ones`, () => {
  for (const seed of seeds) {
    const problem = randomProblem(seed, { stops: 2 + (seed % (IS_PROOF ? 9 : 6)), days: 1 + (seed % 2) });
    const { orders, cost } = exactPlan(problem);
    expect({ seed, ...cost }).toEqual({ seed, ...bestOfAll(problem) });
    expect({ seed, ...costOf(problem, orders) }).toEqual({ seed, ...cost });
    expectPossible(problem, orders);
  }
});

test('the search keeps as many stops of small problems as the exact plan, and walks at most 5 % more', () => {
  for (const seed of seeds.slice(0, IS_PROOF ? PLANS : 10)) {
    const problem = randomProblem(seed, { stops: 10, days: 2 });
    const exact = exactPlan(problem).cost;
    const { orders, cost } = searchPlan(problem, { steps: 2000 });
    expect({ seed, omitted: cost.omitted }).toEqual({ seed, omitted: exact.omitted });
    expect(cost.walking / Math.max(1, exact.walking)).toBeLessThanOrEqual(1.05);
    expectPossible(problem, orders);
  }
});

const LARGE = IS_PROOF ? { stops: 60, problems: 5, steps: 5000 } : { stops: 20, problems: 3, steps: 1000 };

test(`${LARGE.stops} stops: the search walks at most 5 % more than with four times as many steps`, () => {
  const problems = seeds
    .slice(0, LARGE.problems)
    .map((seed) => randomProblem(seed + 1, { stops: LARGE.stops, days: 3 }));
  const ratios = problems.map((problem) => {
    const quick = searchPlan(problem, { steps: LARGE.steps });
    const long = searchPlan(problem, { steps: 4 * LARGE.steps, seed: 2 });
    expectPossible(problem, quick.orders);
    expect(quick.cost.omitted - long.cost.omitted).toBeLessThanOrEqual(1);
    return quick.cost.walking / long.cost.walking;
  });
  expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeLessThanOrEqual(1.05);
});

describe('a day', () => {
  const HOUR = 3600;
  const day = { opens: 9 * HOUR, closes: 17 * HOUR, start: 0, exit: 0, pause: null };
  const problem: PlanningProblem = {
    days: [day],
    walking: [
      [0, 600, 900],
      [600, 0, 300],
      [900, 300, 0],
    ],
    stops: [
      { place: 1, duration: 1200, windows: [{ from: day.opens, to: day.closes - 1200 }] },
      // A session from 14:00 to 15:00.
      { place: 2, duration: HOUR, windows: [{ from: 14 * HOUR, to: 14 * HOUR }] },
    ],
  };

  test('begins in time for the first session, not at opening time', () => {
    expect(dayTimes(problem, 0, [0, 1])).toEqual({
      enters: 14 * HOUR - 2100,
      times: [
        { stop: 0, walking: 600, arrival: 14 * HOUR - 1500, start: 14 * HOUR - 1500, end: 14 * HOUR - 300, late: 0 },
        { stop: 1, walking: 300, arrival: 14 * HOUR, start: 14 * HOUR, end: 15 * HOUR, late: 0 },
      ],
      walkingOut: 900,
      walking: 1800,
      waiting: 0,
    });
  });

  test('has no times if a session would have begun, and says how late it would be', () => {
    const late = { ...problem, days: [{ ...day, opens: 13.75 * HOUR }] };
    expect(dayTimes(late, 0, [0, 1])).toBeNull();
    const [, session] = lateDayTimes(late, 0, [0, 1]).times;
    // 13:45 and 10 min of walking, 20 min at the booth, 5 min of walking. The session ends at its time.
    expect(session).toEqual({
      stop: 1,
      walking: 300,
      arrival: 14 * HOUR + 1200,
      start: 14 * HOUR + 1200,
      end: 15 * HOUR,
      late: 1200,
    });
  });

  test('a stop fits before or after the session, but not where it would be late', () => {
    const visit = { day: 0, stop: 0, order: [1] };
    expect(canInsertAnywhere(problem, visit)).toBe(true);
    const short = { ...problem, days: [{ ...day, opens: 13.75 * HOUR }] };
    const untilFour = { place: 1, duration: 1200, windows: [{ from: day.opens, to: 14.5 * HOUR }] };
    expect(canInsertAnywhere({ ...short, stops: [untilFour, ...problem.stops.slice(1)] }, visit)).toBe(false);
  });

  test('without stops has no cost', () => {
    expect(exactPlan({ ...problem, stops: [] })).toEqual({
      orders: [[]],
      cost: { omitted: 0, walking: 0, waiting: 0 },
    });
    expect(searchPlan({ ...problem, stops: [] }, { steps: 10 }).cost).toEqual({ omitted: 0, walking: 0, waiting: 0 });
  });
});
