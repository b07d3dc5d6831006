/** Points, boxes and lines on the plan of the site, in metres. */

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around points, with a margin. */
export function boxOf(points: readonly Point[], padding = 0): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: west - padding,
    y: north - padding,
    width: Math.max(...xs) - west + 2 * padding,
    height: Math.max(...ys) - north + 2 * padding,
  };
}

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The `viewBox` of an SVG. */
export const toViewBox = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');

/** SVG path data of a line. */
export const lineOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${y}`).join('');

/** SVG path data of an area. */
export const pathOf = (outline: readonly Point[]): string => `${lineOf(outline)}z`;
