/**
 * Shortest ways between booths, halls and entrances: along the aisles, through hall doors, along the concourse between
 * the halls. Coordinates and lengths are metres on the plan of the whole site.
 */
import { boxOf, centreOf, type Box, type Point } from './geometry';
import { Aisles, distance, HALF_AISLE, isBlocked, lengthOf, withoutStraightPoints, type WaysFrom } from './aisles';

interface Door {
  from: Point;
  to: Point;
  hasSteps?: boolean;
}
export interface WalkingSite {
  /** The first is the concourse. */
  grounds: readonly { outline: readonly Point[] }[];
  entrances: readonly { id: string; at: Point; hasSteps?: boolean }[];
  halls: readonly { number: string; front: 'north' | 'south'; doors: readonly Door[] }[];
}
export interface WalkingHall {
  number: string;
  outline: readonly Point[];
  booths: readonly { number: string; outline: readonly Point[] }[];
}

/** A hall stands for a room in it whose position is not known: its middle door at the concourse. */
export type Place =
  { kind: 'booth'; hall: string; number: string } | { kind: 'hall'; hall: string } | { kind: 'entrance'; id: string };

export interface WalkingRoute {
  metres: number;
  points: Point[];
}

/** An entrance outdoors leads to doors at this distance of its line, and one indoors lies as near to the concourse. */
const NEAR_METRES = 30;

/** Two corners of a box of `ownWalkingMap`: west, north, width, depth. */
export const cornersOf = ([x = 0, y = 0, width = 0, depth = 0]: readonly number[]): Point[] => [
  { x, y },
  { x: x + width, y: y + depth },
];

/** The middle of a side of a booth, and the point of the aisle in front of it. */
function accessOf(booth: Box, booths: readonly Box[], front: 'north' | 'south'): { side: Point; aisle: Point } | null {
  const { x, y } = centreOf(booth);
  const sides = [
    { side: { x, y: booth.y + booth.height }, aisle: { x, y: booth.y + booth.height + HALF_AISLE } },
    { side: { x, y: booth.y }, aisle: { x, y: booth.y - HALF_AISLE } },
  ];
  if (front === 'north') sides.reverse();
  sides.push(
    { side: { x: booth.x + booth.width, y }, aisle: { x: booth.x + booth.width + HALF_AISLE, y } },
    { side: { x: booth.x, y }, aisle: { x: booth.x - HALF_AISLE, y } },
  );
  return sides.find(({ side, aisle }) => !isBlocked(booths, side, aisle)) ?? null;
}

interface HallDoor {
  /** On the wall. */
  at: Point;
  inside: Point;
  isFront: boolean;
}

/** One hall: its doors, its aisles, and the ways from its places. */
class HallMap {
  readonly doors: HallDoor[];
  private readonly access: Map<string, { side: Point; aisle: Point } | null>;
  private readonly makeAisles: () => Aisles;
  private aisles: Aisles | null = null;
  private readonly ways = new Map<string, WaysFrom>();

  constructor({ outline, booths }: WalkingHall, { front, doors }: WalkingSite['halls'][number], wanted: Set<string>) {
    const walls = boxOf(outline);
    const frontY = front === 'south' ? walls.y + walls.height : walls.y;
    this.doors = doors
      .filter(({ from, to }) => from.y === to.y)
      .map(({ from, to }) => {
        const at = { x: (from.x + to.x) / 2, y: from.y };
        return {
          at,
          inside: { x: at.x, y: at.y + (at.y === walls.y ? HALF_AISLE : -HALF_AISLE) },
          isFront: at.y === frontY,
        };
      });
    const boxes = booths.map((booth) => boxOf(booth.outline));
    this.access = new Map(
      booths
        .filter(({ number }) => wanted.has(number))
        .map((booth) => [booth.number, accessOf(boxOf(booth.outline), boxes, front)]),
    );
    const points = [...this.access.values()].flatMap((access) => (access ? [access.aisle] : []));
    this.makeAisles = () => new Aisles(walls, boxes, [...points, ...this.doors.map(({ inside }) => inside)]);
  }

  /** Where a way to a booth, or to the hall itself, ends: in the aisle, then at the booth. */
  endOf(booth: string | null): Point[] | null {
    if (booth !== null) {
      const access = this.access.get(booth);
      return access ? [access.aisle, access.side] : null;
    }
    const frontDoors = this.doors.filter(({ isFront }) => isFront);
    const middleDoor = frontDoors[Math.floor(frontDoors.length / 2)];
    return middleDoor ? [middleDoor.inside] : null;
  }

  waysFrom(point: Point): WaysFrom {
    const key = `${point.x} ${point.y}`;
    const known = this.ways.get(key);
    if (known) return known;
    // Most halls have no stop of a visit.
    this.aisles ??= this.makeAisles();
    const ways = this.aisles.waysFrom(point);
    this.ways.set(key, ways);
    return ways;
  }
}

/** A way to a point of the concourse, or into a hall; the path is made on demand. */
interface Approach {
  end: Point;
  metres: number;
  path: () => Point[];
}

const shortest = <T extends { metres: number }>(items: readonly T[]): T | null =>
  items.reduce<T | null>((best, item) => (item.metres < (best?.metres ?? Infinity) ? item : best), null);

export interface WalkingMapInput {
  site: WalkingSite;
  halls: readonly WalkingHall[];
  /** Booths that routes begin or end at. */
  booths: readonly string[];
  /** Without doors and entrances that have steps. */
  isStepFree: boolean;
}

export class WalkingMap {
  private readonly halls: Map<string, HallMap>;
  private readonly concourseY: number;
  private readonly approachesByPlace = new Map<Place, Approach[]>();

  constructor(private readonly input: WalkingMapInput) {
    const { site, halls, booths, isStepFree } = input;
    const wanted = new Set(booths);
    this.concourseY = site.grounds[0] ? centreOf(boxOf(site.grounds[0].outline)).y : 0;
    this.halls = new Map(
      halls.flatMap((hall) => {
        const hallOnSite = site.halls.find(({ number }) => number === hall.number);
        if (!hallOnSite) return [];
        const doors = hallOnSite.doors.filter(({ hasSteps }) => !hasSteps || !isStepFree);
        return [[hall.number, new HallMap(hall, { ...hallOnSite, doors }, wanted)]];
      }),
    );
  }

  /** The shortest route; null if there is none, for example because a booth is not on the plan. */
  route(from: Place, to: Place): WalkingRoute | null {
    const best = shortest(this.candidates(from, to));
    if (!best) return null;
    const points = withoutStraightPoints(best.path());
    return { metres: lengthOf(points), points };
  }

  /** The length of the shortest route; Infinity if there is none. Tables of walking times call it thousands of times. */
  metres(from: Place, to: Place): number {
    let least = shortest(this.direct(from, to))?.metres ?? Infinity;
    for (const start of this.approaches(from))
      for (const end of this.approaches(to))
        least = Math.min(least, start.metres + distance(start.end, end.end) + end.metres);
    return least;
  }

  private candidates(from: Place, to: Place): Omit<Approach, 'end'>[] {
    const throughConcourse = this.approaches(from).flatMap((start) =>
      this.approaches(to).map((end) => ({
        metres: start.metres + distance(start.end, end.end) + end.metres,
        path: () => [...start.path(), ...end.path().reverse()],
      })),
    );
    return [...this.direct(from, to), ...throughConcourse];
  }

  /** Ways that don't use the concourse. */
  private direct(from: Place, to: Place): Omit<Approach, 'end'>[] {
    if (to.kind !== 'entrance') return this.withinHall(from, to);
    return this.withinHall(to, from).map(({ metres, path }) => ({ metres, path: () => path().reverse() }));
  }

  /** Ways within one hall, or from an entrance outdoors into a hall. */
  private withinHall(from: Place, to: Place): Omit<Approach, 'end'>[] {
    if (to.kind === 'entrance') return [];
    const hall = this.halls.get(to.hall);
    const end = hall?.endOf(to.kind === 'booth' ? to.number : null);
    const [last] = end ?? [];
    if (!hall || !end || !last) return [];
    const starts: Approach[] =
      from.kind === 'entrance'
        ? this.entriesInto(from.id, hall)
        : from.hall === to.hall
          ? this.startsIn(hall, from.kind === 'booth' ? from.number : null)
          : [];
    return starts.map((start) => ({
      metres: start.metres + hall.waysFrom(start.end).metresTo(last) + lengthOf(end),
      path: () => [...start.path(), ...hall.waysFrom(start.end).pathTo(last), ...end],
    }));
  }

  private startsIn(hall: HallMap, booth: string | null): Approach[] {
    const end = hall.endOf(booth);
    const [aisle] = end ?? [];
    return end && aisle ? [{ end: aisle, metres: lengthOf(end), path: () => [...end].reverse() }] : [];
  }

  private entrance(id: string) {
    const { site, isStepFree } = this.input;
    return site.entrances.find((entrance) => entrance.id === id && (!entrance.hasSteps || !isStepFree));
  }

  /** From an entrance outdoors along the facade to the rear doors of a hall. */
  private entriesInto(id: string, hall: HallMap): Approach[] {
    const at = this.entrance(id)?.at;
    if (!at) return [];
    return hall.doors
      .filter((door) => !door.isFront && Math.abs(door.at.y - at.y) < NEAR_METRES)
      .map(({ inside }) => {
        const path = [at, { x: inside.x, y: at.y }, inside];
        return { end: inside, metres: lengthOf(path), path: () => path };
      });
  }

  /** The ways to the middle line of the concourse. */
  private approaches(place: Place): Approach[] {
    const known = this.approachesByPlace.get(place);
    if (known) return known;
    const approaches = place.kind === 'entrance' ? this.fromEntrance(place.id) : this.fromHall(place);
    this.approachesByPlace.set(place, approaches);
    return approaches;
  }

  private fromHall(place: Exclude<Place, { kind: 'entrance' }>): Approach[] {
    const hall = this.halls.get(place.hall);
    if (!hall) return [];
    return this.startsIn(hall, place.kind === 'booth' ? place.number : null).flatMap((start) =>
      this.throughFront(hall, start),
    );
  }

  private throughFront(hall: HallMap, start: Approach): Approach[] {
    return hall.doors
      .filter(({ isFront }) => isFront)
      .map(({ inside }) => {
        const end = { x: inside.x, y: this.concourseY };
        return {
          end,
          metres: start.metres + hall.waysFrom(start.end).metresTo(inside) + distance(inside, end),
          path: () => [...start.path(), ...hall.waysFrom(start.end).pathTo(inside), end],
        };
      });
  }

  /** An entrance outdoors leads to the concourse through a hall. */
  private fromEntrance(id: string): Approach[] {
    const at = this.entrance(id)?.at;
    if (!at) return [];
    const end = { x: at.x, y: this.concourseY };
    if (distance(at, end) < NEAR_METRES) return [{ end, metres: distance(at, end), path: () => [at, end] }];
    return [...this.halls.values()].flatMap((hall) =>
      this.entriesInto(id, hall).flatMap((entry) => this.throughFront(hall, entry)),
    );
  }
}
