/** Walking directions to a booth: from the nearest entrance along the concourse, into the hall, along the aisles. */
import type { BoothOnPlan, HallDivision, SitePlan } from '@/api';
import { boxOf, centreOf, type Box, type Point } from './box';

export interface Way {
  entrance: SitePlan['entrances'][number];
  points: Point[];
  metres: number;
}

/** From a wall, or the edge of a booth, to the middle of an aisle. */
const HALF_AISLE = 3;

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, at) => {
    const before = points[at - 1];
    return before ? sum + Math.abs(point.x - before.x) + Math.abs(point.y - before.y) : 0;
  }, 0);

const contains = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

/** Whether a vertical line crosses no booth. */
const isClear = (booths: readonly Box[], x: number, from: number, to: number): boolean =>
  !booths.some(
    (box) =>
      x > box.x && x < box.x + box.width && Math.min(from, to) < box.y + box.height && Math.max(from, to) > box.y,
  );

interface Site {
  hall: HallDivision;
  booths: readonly BoothOnPlan[];
  site: SitePlan;
}

/** The shortest path along aisles; null if the plan has none. */
export function wayTo(booth: BoothOnPlan, { hall, booths, site }: Site): Way | null {
  const hallOnSite = site.halls.find(({ number }) => number === hall.number);
  const walls = boxOf(hall.outline);
  const concourse = site.grounds[0] && centreOf(boxOf(site.grounds[0].outline));
  if (!hallOnSite || !concourse) return null;
  const toSouth = hallOnSite.front === 'south';
  const front = toSouth ? walls.y + walls.height : walls.y;
  const doors = hallOnSite.doors
    .filter(({ from, to }) => from.y === to.y && from.y === front)
    .map(({ from, to }) => (from.x + to.x) / 2);
  const entrances = site.entrances.filter(({ at }) => Math.abs(at.y - concourse.y) < 30);
  const boxes = booths.map(({ outline }) => boxOf(outline));
  const own = boxOf(booth.outline);
  const middle = centreOf(own).x;
  // The sides of the booth at an aisle, the one towards the front first.
  const sides = [own.y + own.height + HALF_AISLE, own.y - HALF_AISLE];
  if (!toSouth) sides.reverse();
  const aisle = sides.find((y) => !boxes.some((box) => contains(box, { x: middle, y })));
  if (aisle === undefined) return null;
  const beforeFront = front + (toSouth ? -HALF_AISLE : HALF_AISLE);
  const across = [...doors, walls.x + HALF_AISLE, walls.x + walls.width - HALF_AISLE].filter((x) =>
    isClear(boxes, x, aisle, beforeFront),
  );
  const ways = across.flatMap((x) =>
    doors.flatMap((door) =>
      entrances.map((entrance): Way => {
        const points = [
          { x: middle, y: aisle > own.y ? own.y + own.height : own.y },
          { x: middle, y: aisle },
          { x, y: aisle },
          { x, y: beforeFront },
          { x: door, y: beforeFront },
          { x: door, y: concourse.y },
          { x: entrance.at.x, y: concourse.y },
        ];
        return { entrance, points, metres: Math.round(lengthOf(points) / 10) * 10 };
      }),
    ),
  );
  return ways.sort((one, other) => lengthOf(one.points) - lengthOf(other.points))[0] ?? null;
}
