/** Random planning problems by seed: days of different lengths, sessions and booths, breaks, sets that do not fit. */
import { withBreaks, type PlanningProblem } from './problem';

const HOUR = 3600;

function numbers(seed: number): (from: number, to: number) => number {
  let state = seed * 7919 + 13;
  const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 4294967296;
  for (let index = 0; index < 8; index += 1) next();
  return (from, to) => from + Math.floor(next() * (to - from + 1));
}

export function randomProblem(seed: number, { stops, days }: { stops: number; days: number }): PlanningProblem {
  const integer = numbers(seed);
  const isOneOf = (count: number) => integer(1, count) === 1;
  const points = Array.from({ length: stops + 2 }, () => [integer(0, 800), integer(0, 300)] as const);
  const walking = points.map(([x, y]) => points.map(([toX, toY]) => Math.abs(x - toX) + Math.abs(y - toY)));
  const opens = 9 * HOUR;
  // Half of the problems have less time than their stops need.
  const closes = isOneOf(2) ? opens + integer(1, 3) * 1800 : 17 * HOUR;
  const plannerDays = Array.from({ length: days }, () => ({
    opens,
    closes,
    // A day in the middle of which the visitor plans again begins elsewhere.
    start: isOneOf(3) ? stops + 1 : stops,
    exit: stops,
    pause: isOneOf(3) ? { from: opens + HOUR, to: Math.max(closes, opens + 2 * HOUR), duration: HOUR / 2 } : null,
  }));
  const plannerStops = Array.from({ length: stops }, (_, place) => {
    const isSession = isOneOf(3);
    const duration = isSession ? integer(1, 4) * 900 : integer(1, 6) * 300;
    const sessionDay = integer(0, days - 1);
    const from = opens + integer(0, (closes - opens) / 900) * 900;
    const windows = plannerDays.map((_day, day) => {
      if (isSession) return day === sessionDay ? { from, to: from } : null;
      return isOneOf(7) || opens > closes - duration ? null : { from: opens, to: closes - duration };
    });
    return { place, duration, windows };
  });
  return withBreaks({ days: plannerDays, stops: plannerStops, walking });
}
