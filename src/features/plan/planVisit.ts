/** A visit in days that can be walked: which stop when, how far it is, and which ones do not fit. */
import type { EditionDay, WalkingMap as WalkingMapData } from '@/api';
import { shanghaiDate, shanghaiInstant } from '@/rules/shanghai';
import { walkingSeconds } from '@/rules/walking/pace';
import { cornersOf, WalkingMap, type Place, type WalkingRoute } from '@/rules/walking/walkingMap';
import type { Favourite } from '@/state/favourites';
import type { VisitSettings } from '@/state/visitSettings';
import { lateDayTimes, type StopTime } from './planner/dayTimes';
import { exactPlan, MAX_EXACT_STOPS } from './planner/exactPlan';
import { withBreaks, type PlannerStop, type PlanningProblem } from './planner/problem';
import { canInsertAnywhere } from './planner/dayOrder';
import { searchPlan } from './planner/searchPlan';
import { visitStops, type VisitStop } from './visitStops';

export interface PlannedStop {
  /** Null is the break. */
  stop: VisitStop | null;
  /** ISO instants. */
  start: string;
  end: string;
  /** The way from the stop before, or from the entrance; null for the break. */
  way: (WalkingRoute & { minutes: number }) | null;
  /** Minutes after the beginning of a session, or after closing time, in the visitor's own order. */
  minutesLate: number;
}

export interface PlannedDay {
  date: string;
  /** Where the day begins: an entrance, or where the visitor is. */
  from: Place;
  /** ISO instant. */
  enters: string;
  leaves: string;
  stops: PlannedStop[];
  wayOut: (WalkingRoute & { minutes: number }) | null;
  metres: number;
}

export interface OmittedStop {
  stop: VisitStop;
  /** Stops of which any one has to go so that this one fits. */
  conflicts: VisitStop[];
}

export interface VisitPlan {
  days: PlannedDay[];
  /** The id of the entrance by which the visitor leaves. */
  exit: string;
  omitted: OmittedStop[];
  /** Not reachable, for example without steps. */
  unreachable: VisitStop[];
}

export interface VisitInput {
  stops: readonly VisitStop[];
  settings: VisitSettings;
  map: WalkingMapData;
  editionDays: readonly EditionDay[];
  /** The days to plan, from `plannedDates`. */
  dates: readonly string[];
}

/** When a break may be, and how long it is. */
const BREAK = { from: 11.5 * 3600, to: 14 * 3600, duration: 45 * 60 };
/** Steps of the search: sixty stops need a quarter of a second, on a phone a second. */
const SEARCH_STEPS = 5000;

const secondsOfDay = (instant: string, date: string): number =>
  Math.round((Date.parse(instant) - shanghaiInstant(date).getTime()) / 1000);
const instantOf = (date: string, seconds: number): string =>
  new Date(shanghaiInstant(date).getTime() + seconds * 1000).toISOString();
const secondsOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
};

/** The chosen days, or the days of the sessions, or the first day that has not ended. */
export function plannedDates({
  stops,
  settings,
  editionDays,
  now,
}: Pick<VisitInput, 'stops' | 'settings' | 'editionDays'> & { now: Date }): string[] {
  const remaining = editionDays.filter(({ endDatetime }) => new Date(endDatetime) > now).map(({ date }) => date);
  const chosen = remaining.filter((date) => settings.days.includes(date));
  if (chosen.length > 0) return chosen;
  const sessionDates = new Set(
    stops.flatMap((stop) => (stop.kind === 'session' ? [shanghaiDate(new Date(stop.from))] : [])),
  );
  const withSessions = remaining.filter((date) => sessionDates.has(date));
  return withSessions.length > 0 ? withSessions : remaining.slice(0, 1);
}

interface Context {
  stops: VisitStop[];
  unreachable: VisitStop[];
  dates: readonly string[];
  problem: PlanningProblem;
  entranceId: string;
  /** The place of each index of the walking table. */
  places: Place[];
  map: WalkingMap;
}

const keyOf = (place: Place): string => Object.values(place).join(' ');

function makeContext(input: VisitInput): Context {
  const { settings, map: data, editionDays, dates } = input;
  const { isStepFree, position } = settings;
  const absent = new Set([...settings.excluded, ...(position?.done ?? [])]);
  const wanted = input.stops.filter(({ key }) => !absent.has(key));
  const [positionKind, positionId = ''] = position?.place.split(' ') ?? [];
  const map = new WalkingMap({
    site: data,
    halls: data.halls.map((hall) => ({
      ...hall,
      booths: hall.booths.map(({ number, box }) => ({ number, outline: cornersOf(box) })),
    })),
    booths: [positionId, ...wanted.flatMap((stop) => (stop.kind === 'booth' ? [stop.booth] : []))],
    isStepFree,
  });
  const usable = data.entrances.filter(({ hasSteps }) => !hasSteps || !isStepFree);
  const entranceId = (usable.find(({ id }) => id === settings.entrance) ?? usable[0])?.id ?? '';
  const entrance: Place = { kind: 'entrance', id: entranceId };
  const placeOf = (stop: VisitStop): Place => {
    if (stop.kind === 'booth') return { kind: 'booth', hall: stop.hall, number: stop.booth };
    // Sessions outside of the halls take place in the first entrance hall.
    return stop.hall === null
      ? { kind: 'entrance', id: data.entrances[0]?.id ?? '' }
      : { kind: 'hall', hall: stop.hall };
  };
  const isReachable = (stop: VisitStop) =>
    keyOf(placeOf(stop)) === keyOf(entrance) || map.metres(entrance, placeOf(stop)) < Infinity;
  const stops = wanted.filter(isReachable);
  const positionPlace: Place =
    positionKind === 'booth'
      ? { kind: 'booth', hall: positionId.split('-')[0] ?? '', number: positionId }
      : { kind: 'entrance', id: positionId };
  const here = map.metres(positionPlace, entrance) < Infinity ? positionPlace : entrance;
  const places = [...new Map([entrance, here, ...stops.map(placeOf)].map((place) => [keyOf(place), place])).values()];
  const indexOf = (place: Place) => places.findIndex((other) => keyOf(other) === keyOf(place));
  const days = dates.map((date) => {
    const day = editionDays.find((one) => one.date === date);
    const opening = day ? secondsOfDay(day.datetime, date) : 0;
    const closes = day ? secondsOfDay(day.endDatetime, date) : 0;
    const arrival = settings.arrival === null ? opening : Math.max(opening, secondsOf(settings.arrival));
    const pause = settings.hasBreak ? BREAK : null;
    if (!position || shanghaiDate(new Date(position.at)) !== date)
      return { opens: arrival, closes, start: 0, exit: 0, pause };
    return { opens: secondsOfDay(position.at, date), closes, start: indexOf(here), exit: 0, pause };
  });
  const plannerStops = stops.map((stop): PlannerStop => {
    const duration = stop.minutes * 60;
    const windows = days.map(({ opens, closes }, index) => {
      const date = dates[index] ?? '';
      if (stop.kind === 'booth') return opens <= closes - duration ? { from: opens, to: closes - duration } : null;
      const from = secondsOfDay(stop.from, date);
      return shanghaiDate(new Date(stop.from)) === date ? { from, to: from } : null;
    });
    return { place: indexOf(placeOf(stop)), duration, windows };
  });
  const walking = places.map((from) =>
    places.map((to) => (keyOf(from) === keyOf(to) ? 0 : walkingSeconds(map.metres(from, to), { isStepFree }))),
  );
  return {
    stops,
    unreachable: wanted.filter((stop) => !isReachable(stop)),
    dates,
    problem: withBreaks({ days, stops: plannerStops, walking }),
    entranceId,
    places,
    map,
  };
}

/** The visitor's own orders; a stop that is new since then is in none of them. A break is where it still fits. */
function ownOrders({ stops, dates, problem }: Context, orders: Record<string, string[]>): number[][] {
  return dates.map((date, day) => {
    const order = (orders[date] ?? []).flatMap((key) => {
      if (key === BREAK_KEY) {
        const index = problem.stops.findIndex(({ place, windows }) => place === null && windows[day]);
        return index < 0 ? [] : [index];
      }
      const index = stops.findIndex((stop) => stop.key === key);
      return index < 0 ? [] : [index];
    });
    return [...new Set(order)].filter((index) => problem.stops[index]?.windows[day]);
  });
}

/** The break in the order of a day. */
export const BREAK_KEY = 'break';

function bestOrders({ problem, stops }: Context): readonly (readonly number[])[] {
  if (stops.length <= MAX_EXACT_STOPS) return exactPlan(problem).orders;
  return searchPlan(problem, { steps: SEARCH_STEPS }).orders;
}

/** Plans the days, or computes the times of the visitor's own order. Takes up to a second on a slow phone. */
export function planVisit(input: VisitInput): VisitPlan {
  const context = makeContext(input);
  const { stops, dates, problem, unreachable } = context;
  const orders = input.settings.orders ? ownOrders(context, input.settings.orders) : bestOrders(context);
  const days = dates.map((date, day) => plannedDay(context, { date, day, order: orders[day] ?? [] }));
  const planned = new Set(orders.flat());
  const omitted = stops.flatMap((stop, index): OmittedStop[] =>
    planned.has(index)
      ? []
      : [{ stop, conflicts: conflictsOf(problem, orders, index).flatMap((other) => stops[other] ?? []) }],
  );
  return { days, exit: context.entranceId, omitted, unreachable };
}

/** The plan of favourites as the page shows it at a time. */
export function planFavourites({
  favourites,
  now,
  ...input
}: Pick<VisitInput, 'settings' | 'map' | 'editionDays'> & { favourites: readonly Favourite[]; now: Date }): VisitPlan {
  const { stops } = visitStops(favourites, input.settings);
  return planVisit({ ...input, stops, dates: plannedDates({ ...input, stops, now }) });
}

/** The stops whose removal would make room for an omitted one. */
function conflictsOf(problem: PlanningProblem, orders: readonly (readonly number[])[], omitted: number): number[] {
  return orders.flatMap((order, day) =>
    order.filter(
      (index) =>
        problem.stops[index]?.place !== null &&
        canInsertAnywhere(problem, { day, stop: omitted, order: order.filter((other) => other !== index) }),
    ),
  );
}

/** A day that begins after its break, or ends with it, needs none. */
function withoutOuterBreaks({ stops }: PlanningProblem, order: readonly number[]): readonly number[] {
  const isStop = (index: number) => stops[index]?.place !== null;
  return order.slice(order.findIndex(isStop), order.findLastIndex(isStop) + 1);
}

function plannedDay(
  { stops, problem, places, map }: Context,
  { date, day, order }: { date: string; day: number; order: readonly number[] },
): PlannedDay {
  const { start: first, exit } = problem.days[day] ?? { start: 0, exit: 0 };
  const { enters, times, walkingOut } = lateDayTimes(problem, day, withoutOuterBreaks(problem, order));
  const route = (from: number, to: number, seconds: number) => {
    const [start, end] = [places[from], places[to]];
    const found = start && end && from !== to ? map.route(start, end) : null;
    return { metres: found?.metres ?? 0, points: found?.points ?? [], minutes: Math.ceil(seconds / 60) };
  };
  let place = first;
  const plannedStops = times.map(({ stop: index, walking, start, end, late }: StopTime): PlannedStop => {
    const next = problem.stops[index]?.place ?? null;
    const way = next === null ? null : route(place, next, walking);
    place = next ?? place;
    return {
      stop: stops[index] ?? null,
      start: instantOf(date, start),
      end: instantOf(date, end),
      way,
      minutesLate: Math.ceil(late / 60),
    };
  });
  const wayOut = times.length > 0 ? route(place, exit, walkingOut) : null;
  const end = times.at(-1)?.end ?? enters;
  return {
    date,
    from: places[first] ?? { kind: 'entrance', id: '' },
    enters: instantOf(date, enters),
    leaves: instantOf(date, end + walkingOut),
    stops: plannedStops,
    wayOut,
    metres: plannedStops.reduce((sum, { way }) => sum + (way?.metres ?? 0), wayOut?.metres ?? 0),
  };
}
