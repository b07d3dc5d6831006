/** The aisles of a hall as a grid of lines, and the shortest ways along them. Coordinates and lengths are metres. */

import type { Box, Point } from './geometry';

/** From a wall, or the edge of a booth, to the middle of an aisle. */
export const HALF_AISLE = 3;

/** Whether a horizontal or vertical line crosses a booth; a line along its edge does not. */
export const isBlocked = (booths: readonly Box[], from: Point, to: Point): boolean =>
  booths.some(
    ({ x, y, width, height }) =>
      Math.max(from.x, to.x) > x &&
      Math.min(from.x, to.x) < x + width &&
      Math.max(from.y, to.y) > y &&
      Math.min(from.y, to.y) < y + height,
  );

export const distance = (from: Point, to: Point): number => Math.abs(from.x - to.x) + Math.abs(from.y - to.y);

/** The length of a line of horizontal and vertical parts. */
export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);

/** Removes repeated points, and those between two others of the same line. */
export function withoutStraightPoints(points: readonly Point[]): Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    const [previous, last] = corners.slice(-2);
    const end = last ?? previous;
    if (end && distance(end, point) === 0) continue;
    const isStraight =
      previous &&
      last &&
      ((previous.x === last.x && last.x === point.x) || (previous.y === last.y && last.y === point.y));
    if (isStraight) corners.pop();
    corners.push(point);
  }
  return corners;
}

/** All shortest ways from one point: lengths, and a way to each point. */
export interface WaysFrom {
  /** Infinity if there is no way. */
  metresTo: (point: Point) => number;
  /** From the start to the point, both included. Empty if there is no way. */
  pathTo: (point: Point) => Point[];
}

const sorted = (values: Iterable<number>, from: number, to: number): number[] =>
  [...new Set(values)].filter((value) => value >= from && value <= to).sort((one, other) => one - other);

/** Metres that a turn counts, so that of equal ways the one with the fewest turns is found. */
const TURN = 1e-4;

/** The crossings of the lines in the middle of the aisles, without those in booths. */
export class Aisles {
  private readonly xs: number[];
  private readonly ys: number[];
  /** For each crossing the reachable neighbours and their distances. */
  private readonly neighbours: [crossing: number, metres: number][][];

  /** @param points where ways begin and end: each gets lines of its own */
  constructor(walls: Box, booths: readonly Box[], points: readonly Point[]) {
    const edges = (near: number, far: number) => [near - HALF_AISLE, far + HALF_AISLE];
    const [east, south] = [walls.x + walls.width, walls.y + walls.height];
    this.xs = sorted(
      [
        walls.x + HALF_AISLE,
        east - HALF_AISLE,
        ...booths.flatMap(({ x, width }) => edges(x, x + width)),
        ...points.map(({ x }) => x),
      ],
      walls.x,
      east,
    );
    this.ys = sorted(
      [
        walls.y + HALF_AISLE,
        south - HALF_AISLE,
        ...booths.flatMap(({ y, height }) => edges(y, y + height)),
        ...points.map(({ y }) => y),
      ],
      walls.y,
      south,
    );
    this.neighbours = Array.from({ length: this.xs.length * this.ys.length }, () => []);
    const link = (here: number, there: number, metres: number) => {
      this.neighbours[here]?.push([there, metres]);
      this.neighbours[there]?.push([here, metres]);
    };
    const columns = this.xs.length;
    for (const [row, y] of this.ys.entries()) {
      // Only these can block a line along the row, so that most booths are tested once a row instead of once a crossing.
      const inRow = booths.filter((booth) => y > booth.y && y < booth.y + booth.height);
      for (const [column, x] of this.xs.entries()) {
        const next = this.xs[column + 1];
        if (next !== undefined && !isBlocked(inRow, { x, y }, { x: next, y }))
          link(row * columns + column, row * columns + column + 1, next - x);
      }
    }
    for (const [column, x] of this.xs.entries()) {
      const inColumn = booths.filter((booth) => x > booth.x && x < booth.x + booth.width);
      for (const [row, y] of this.ys.entries()) {
        const next = this.ys[row + 1];
        if (next !== undefined && !isBlocked(inColumn, { x, y }, { x, y: next }))
          link(row * columns + column, (row + 1) * columns + column, next - y);
      }
    }
  }

  private crossingAt({ x, y }: Point): number {
    const [column, row] = [this.xs.indexOf(x), this.ys.indexOf(y)];
    return column < 0 || row < 0 ? -1 : row * this.xs.length + column;
  }

  private pointAt(crossing: number): Point {
    const columns = this.xs.length;
    return { x: this.xs[crossing % columns] ?? 0, y: this.ys[Math.floor(crossing / columns)] ?? 0 };
  }

  waysFrom(start: Point): WaysFrom {
    // Each crossing has two states: reached along a row (even), or along a column (odd).
    const costs = new Float64Array(2 * this.neighbours.length).fill(Infinity);
    const previous = new Int32Array(costs.length).fill(-1);
    const first = this.crossingAt(start);
    const queue = first < 0 ? [] : [2 * first, 2 * first + 1];
    for (const state of queue) costs[state] = 0;
    // A queue without priorities suffices: a hall has some thousand crossings, and a later shorter way is queued again.
    for (let position = 0; position < queue.length; position += 1) {
      const state = queue[position] ?? 0;
      const here = state >> 1;
      for (const [there, length] of this.neighbours[here] ?? []) {
        const next = 2 * there + Number(Math.abs(there - here) >= this.xs.length);
        const cost = (costs[state] ?? Infinity) + length + ((state ^ next) & 1 ? TURN : 0);
        if (cost >= (costs[next] ?? Infinity)) continue;
        costs[next] = cost;
        previous[next] = state;
        queue.push(next);
      }
    }
    const endState = (point: Point): number => {
      const crossing = this.crossingAt(point);
      return (costs[2 * crossing] ?? Infinity) <= (costs[2 * crossing + 1] ?? Infinity)
        ? 2 * crossing
        : 2 * crossing + 1;
    };
    return {
      // Without the turns.
      metresTo: (point) => Math.round((costs[endState(point)] ?? Infinity) * 100) / 100,
      pathTo: (point) => {
        const path: Point[] = [];
        const end = endState(point);
        if ((costs[end] ?? Infinity) === Infinity) return path;
        for (let state = end; state >= 0; state = previous[state] ?? -1) path.unshift(this.pointAt(state >> 1));
        return withoutStraightPoints(path);
      },
    };
  }
}
