/** Walking directions to a booth: from the nearest entrance along the concourse, into the hall, along the aisles. */
import type { BoothOnPlan, HallDivision, SitePlan } from '@/api';
import { boxOf, centreOf, type Box, type Point } from './box';

export interface WalkingRoute {
  entrance: SitePlan['entrances'][number];
  points: Point[];
  metres: number;
}

/** From a wall, or the edge of a booth, to the middle of an aisle. */
const HALF_AISLE = 3;

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => {
    const previous = points[index - 1];
    return previous ? sum + Math.abs(point.x - previous.x) + Math.abs(point.y - previous.y) : 0;
  }, 0);

const contains = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

/** Whether a vertical line crosses no booth. */
const isClear = (booths: readonly Box[], x: number, from: number, to: number): boolean =>
  !booths.some(
    (box) =>
      x > box.x && x < box.x + box.width && Math.min(from, to) < box.y + box.height && Math.max(from, to) > box.y,
  );

interface RouteContext {
  hall: HallDivision;
  booths: readonly BoothOnPlan[];
  site: SitePlan;
}

/** The shortest path along aisles; null if the plan has none. */
export function findRoute(booth: BoothOnPlan, { hall, booths, site }: RouteContext): WalkingRoute | null {
  const hallOnSite = site.halls.find(({ number }) => number === hall.number);
  const walls = boxOf(hall.outline);
  const concourse = site.grounds[0] && centreOf(boxOf(site.grounds[0].outline));
  if (!hallOnSite || !concourse) return null;
  const facesSouth = hallOnSite.front === 'south';
  const frontY = facesSouth ? walls.y + walls.height : walls.y;
  const doors = hallOnSite.doors
    .filter(({ from, to }) => from.y === to.y && from.y === frontY)
    .map(({ from, to }) => (from.x + to.x) / 2);
  const entrances = site.entrances.filter(({ at: index }) => Math.abs(index.y - concourse.y) < 30);
  const boxes = booths.map(({ outline }) => boxOf(outline));
  const boothBox = boxOf(booth.outline);
  const middle = centreOf(boothBox).x;
  // The sides of the booth at an aisle, the one towards the front first.
  const sides = [boothBox.y + boothBox.height + HALF_AISLE, boothBox.y - HALF_AISLE];
  if (!facesSouth) sides.reverse();
  const aisle = sides.find((y) => !boxes.some((box) => contains(box, { x: middle, y })));
  if (aisle === undefined) return null;
  const frontAisle = frontY + (facesSouth ? -HALF_AISLE : HALF_AISLE);
  const crossings = [...doors, walls.x + HALF_AISLE, walls.x + walls.width - HALF_AISLE].filter((x) =>
    isClear(boxes, x, aisle, frontAisle),
  );
  const routes = crossings.flatMap((x) =>
    doors.flatMap((door) =>
      entrances.map((entrance): WalkingRoute => {
        const points = [
          { x: middle, y: aisle > boothBox.y ? boothBox.y + boothBox.height : boothBox.y },
          { x: middle, y: aisle },
          { x, y: aisle },
          { x, y: frontAisle },
          { x: door, y: frontAisle },
          { x: door, y: concourse.y },
          { x: entrance.at.x, y: concourse.y },
        ];
        return { entrance, points, metres: Math.round(lengthOf(points) / 10) * 10 };
      }),
    ),
  );
  return routes.sort((one, other) => lengthOf(one.points) - lengthOf(other.points))[0] ?? null;
}
