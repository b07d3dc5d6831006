/** The visible part of the plan: a box in metres, which the stage shows completely, whatever its own shape. */
import type { HallDivision } from '@/api';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Margin in metres. */
const PADDING = 8;
/** The closest zoom: 20 m across. */
const MIN_BOX_SIZE = 20;

export function boxOf(points: readonly Point[], around = 0): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: west - around,
    y: north - around,
    width: Math.max(...xs) - west + 2 * around,
    height: Math.max(...ys) - north + 2 * around,
  };
}

export const boxText = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');

export const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The whole site. */
export const siteBox = (halls: readonly HallDivision[], others: readonly Point[] = []): Box =>
  boxOf([...halls.flatMap(({ outline }) => outline), ...others], PADDING);

/** Margin above a hall in metres, where search and legend cover the plan. */
const ABOVE = 14;

/** A hall with its margins. */
export function hallBox({ outline }: Pick<HallDivision, 'outline'>): Box {
  const box = boxOf(outline, PADDING);
  return { ...box, y: box.y - ABOVE, height: box.height + ABOVE };
}

/** A centred booth with its neighbours: three quarters of its hall. */
export function boothBox(outline: readonly Point[], hall: Box): Box {
  const { x, y } = centreOf(boxOf(outline));
  const [width, height] = [Math.min(hall.width, 100), Math.min(hall.height, 82)];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Pixels per metre on a stage of this size that shows the whole box. */
export const scaleOf = (box: Box, stage: { width: number; height: number }): number =>
  Math.min(stage.width / box.width, stage.height / box.height);

/** Zooms in (factor > 1) or out around a fixed point. */
export function zoomed(box: Box, factor: number, still: Point, whole: Box): Box {
  const least = MIN_BOX_SIZE / box.width;
  const most = Math.max(1, (1.15 * whole.width) / box.width);
  const change = Math.min(most, Math.max(least, 1 / factor));
  return within(
    {
      x: still.x - (still.x - box.x) * change,
      y: still.y - (still.y - box.y) * change,
      width: box.width * change,
      height: box.height * change,
    },
    whole,
  );
}

export const moved = (box: Box, x: number, y: number, whole: Box): Box =>
  within({ ...box, x: box.x + x, y: box.y + y }, whole);

/** The intersection of two boxes; empty if they don't overlap. */
export function common(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}

/** Clamps the centre of the view to the site, so that nobody gets lost outside it. */
function within(box: Box, whole: Box): Box {
  const within = (value: number, from: number, size: number) => Math.min(from + size, Math.max(from, value));
  const { x, y } = centreOf(box);
  return {
    ...box,
    x: within(x, whole.x, whole.width) - box.width / 2,
    y: within(y, whole.y, whole.height) - box.height / 2,
  };
}
