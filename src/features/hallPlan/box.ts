/** The visible part of the plan: a box in metres, which the stage shows completely, whatever its own shape. */
import type { HallDivision } from '@/api';
import { boxOf, centreOf, type Box, type Point } from '@/rules/walking/geometry';

/** Margin in metres. */
const PADDING = 8;
/** The closest zoom: 20 m across. */
const MIN_BOX_SIZE = 20;

/** The whole site. */
export const siteBox = (halls: readonly HallDivision[], others: readonly Point[] = []): Box =>
  boxOf([...halls.flatMap(({ outline }) => outline), ...others], PADDING);

/** Margin above a hall in metres, where search and legend cover the plan. */
const TOP_PADDING = 14;

/** A hall with its margins. */
export function hallBox({ outline }: Pick<HallDivision, 'outline'>): Box {
  const box = boxOf(outline, PADDING);
  return { ...box, y: box.y - TOP_PADDING, height: box.height + TOP_PADDING };
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
export function zoomBox(box: Box, factor: number, fixedPoint: Point, fullBox: Box): Box {
  const minFactor = MIN_BOX_SIZE / box.width;
  const maxFactor = Math.max(1, (1.15 * fullBox.width) / box.width);
  const factorChange = Math.min(maxFactor, Math.max(minFactor, 1 / factor));
  return clampToSite(
    {
      x: fixedPoint.x - (fixedPoint.x - box.x) * factorChange,
      y: fixedPoint.y - (fixedPoint.y - box.y) * factorChange,
      width: box.width * factorChange,
      height: box.height * factorChange,
    },
    fullBox,
  );
}

export const panBox = (box: Box, x: number, y: number, fullBox: Box): Box =>
  clampToSite({ ...box, x: box.x + x, y: box.y + y }, fullBox);

/** The intersection of two boxes; empty if they don't overlap. */
export function intersection(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}

/** Clamps the centre of the view to the site, so that the user cannot pan away from it. */
function clampToSite(box: Box, fullBox: Box): Box {
  const clamp = (value: number, from: number, size: number) => Math.min(from + size, Math.max(from, value));
  const { x, y } = centreOf(box);
  return {
    ...box,
    x: clamp(x, fullBox.x, fullBox.width) - box.width / 2,
    y: clamp(y, fullBox.y, fullBox.height) - box.height / 2,
  };
}

/** Pixels between the note and its booth, and between the note and the edges of the stage. */
const NOTE_GAP = 16;
/** Above it search and legend cover the plan. */
const NOTE_TOP = 84;

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

interface NoteContext {
  booth: Box;
  stage: { width: number; height: number };
  /** The walking route; its lines are horizontal or vertical. */
  route: readonly Point[];
}

/** Where the note lies next to its booth, in pixels: on the stage, and where it covers least of the route. */
export function placeNote(note: { width: number; height: number }, { booth, stage, route }: NoteContext) {
  const right = booth.x + booth.width + NOTE_GAP;
  const left = booth.x - NOTE_GAP - note.width;
  const fitsRight = right + note.width < stage.width - NOTE_GAP / 2;
  const fitsLeft = left >= NOTE_GAP / 2;
  const sides = [
    ...(fitsRight || !fitsLeft ? [{ side: 'right' as const, x: right }] : []),
    ...(fitsLeft ? [{ side: 'left' as const, x: left }] : []),
  ];
  const lowest = Math.max(NOTE_TOP, stage.height - note.height - NOTE_GAP);
  // Beside the booth, then ending and beginning with it.
  const tops = [booth.y + booth.height / 2 - 56, booth.y + booth.height - note.height, booth.y];
  const lines = route.slice(1).map((point, index) => boxOf([route[index] ?? point, point], 1));
  const places = tops
    .map((top) => Math.min(Math.max(top, NOTE_TOP), lowest))
    .flatMap((y) => sides.map(({ side, x }) => ({ side, x: Math.round(x), y: Math.round(y) })));
  const coveredLines = (place: Point) => lines.filter((line) => overlaps(line, { ...place, ...note })).length;
  return places.reduce((best, place) => (coveredLines(place) < coveredLines(best) ? place : best));
}
