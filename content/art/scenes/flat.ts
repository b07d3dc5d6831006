import { mix } from '../palette';
import { circle, roundRect } from '../solids';
import { Stage } from '../stage';
import { outline } from '../involute';
import type { Rng } from '../rng';
import type { Draw } from '../types';
import { type Point, makeView } from '../vec';

/** Flat drawings fill their frame: an invisible rectangle of the frame's own shape fixes the scale. */
function sheetStage(brush: Parameters<Draw>[0], tall: number): { stage: Stage; w: number; h: number } {
  const stage = new Stage(makeView(0, 90), brush.palette);
  const [w, h] = [(tall * brush.width) / brush.height, tall];
  stage.flatLine(
    [
      [-w / 2, -h / 2],
      [w / 2, h / 2],
    ],
    { stroke: 'none', width: 0, fit: true },
  );
  return { stage, w, h };
}

/** Nested parts on a sheet: frames, nuts, gears, flanges and slots on a grid, a few of them already cut. */
export const sheet: Draw = (brush) => {
  const { rng, palette, width, height, title } = brush;
  const { stage, w, h } = sheetStage(brush, 6.1);
  const body = palette.onDark ? mix(palette.main, '#ffffff', 0.1) : mix(palette.main, '#ffffff', 0.62);
  const strong = palette.onDark ? mix(palette.main, '#ffffff', 0.55) : mix(palette.main, '#ffffff', 0.38);
  const edge = palette.onDark ? mix(palette.main, '#ffffff', 0.5) : mix(palette.main, '#ffffff', 0.12);
  const kinds: ((x: number, y: number) => Point[][])[] = [
    (x, y) => [move(roundRect(0.82, 0.82, 0.13, 3), x, y), move(roundRect(0.42, 0.42, 0.04, 1), x, y)],
    (x, y) => [circle(0.46, 6, x, y, 0.52), circle(0.22, 16, x, y)],
    (x, y) => [outline({ teeth: 14, module: 0.052, x, y, phase: 0.1 }, 2), circle(0.14, 14, x, y)],
    (x, y) => [
      circle(0.43, 26, x, y),
      circle(0.19, 16, x, y),
      ...[0, 1, 2, 3, 4, 5].map((k) => circle(0.05, 7, x + 0.31 * Math.cos(k * 1.047), y + 0.31 * Math.sin(k * 1.047))),
    ],
    (x, y) => [
      move(roundRect(0.86, 0.38, 0.19, 4), x, y),
      circle(0.09, 10, x - 0.22, y),
      circle(0.09, 10, x + 0.22, y),
    ],
    (x, y) => [
      [
        [x - 0.42, y - 0.42],
        [x + 0.42, y - 0.42],
        [x + 0.42, y - 0.08],
        [x - 0.06, y - 0.08],
        [x - 0.06, y + 0.42],
        [x - 0.42, y + 0.42],
      ],
      circle(0.08, 9, x - 0.24, y + 0.24),
      circle(0.08, 9, x + 0.24, y - 0.25),
    ],
  ];
  const columns = Math.ceil(w) + 1;
  const rows = Math.ceil(h) + 1;
  const all = Array.from({ length: columns * rows }, (_, i) => ({
    x: (i % columns) - (columns - 1) / 2,
    y: Math.floor(i / columns) - (rows - 1) / 2,
    kind: rng.whole(0, kinds.length - 1),
    cut: rng.chance(0.2),
  }));
  const red = rng.whole(Math.floor(all.length * 0.3), Math.floor(all.length * 0.7));
  kinds.forEach((kind, k) => {
    stage.define(`plain${k}`, () => stage.flatPatch(kind(0, 0), body, undefined, edge));
    stage.define(`cut${k}`, () => stage.flatPatch(kind(0, 0), strong, undefined, edge));
    stage.define(`red${k}`, () =>
      stage.flatPatch(kind(0, 0), mix(palette.background ?? palette.strong, palette.red, 0.2), undefined, palette.red),
    );
  });
  all.forEach((p, i) => stage.stamp(`${i === red ? 'red' : p.cut ? 'cut' : 'plain'}${p.kind}`, [p.x, p.y]));
  return stage.svg({ width, height, title, fill: 1 });
};
const move = (ring: readonly Point[], x: number, y: number): Point[] => ring.map(([a, b]) => [a + x, b + y]);

/** Offset contours of a pocket: the distance field of some islands, followed as rings. */
export const contour: Draw = (brush) => {
  const { rng, palette, width, height, title } = brush;
  const { stage } = sheetStage(brush, 7);
  const [a, b, c] = [rng.between(0.12, 0.3), rng.between(0.05, 0.16), rng.between(0.02, 0.07)];
  const [p, q, s] = [rng.between(0, 6), rng.between(0, 6), rng.between(0, 6)];
  const lobes = rng.whole(3, 5);
  const [cx, cy] = [rng.between(-1, 1), rng.between(-0.5, 0.5)];
  const rings = 27;
  for (let k = 1; k <= rings; k++) {
    const r = k * 0.235;
    const grow = Math.min(1, k / 10);
    const points = Array.from({ length: 40 }, (_, i): Point => {
      const t = (2 * Math.PI * i) / 40;
      const d = r * (1 + grow * (a * Math.sin(lobes * t + p) + b * Math.sin(2 * t + q) + c * Math.sin(7 * t + s)));
      return [cx + d * 1.25 * Math.cos(t), cy + d * Math.sin(t)];
    });
    const strong = k % 6 === 0;
    stage.flatLine(points, {
      stroke: k === rings - 9 ? palette.red : palette.onDark ? mix(palette.main, '#ffffff', 0.45) : palette.main,
      width: k === rings - 9 ? 5 : strong ? 4 : 2,
      opacity: k === rings - 9 ? 1 : strong ? 0.9 : 0.55,
      close: true,
    });
  }
  return stage.svg({ width, height, title, fill: 1 });
};

/** Trochoidal milling: loops that creep along slots between curved walls. */
export const trochoid: Draw = (brush) => {
  const { rng, palette, width, height, title } = brush;
  const { stage, w, h } = sheetStage(brush, 6);
  const rows = 4;
  const [amp, freq, ph] = [rng.between(0.08, 0.2), rng.between(0.5, 1), rng.between(0, 6)];
  const line = palette.onDark ? mix(palette.main, '#ffffff', 0.5) : palette.main;
  const special = rng.whole(1, rows - 2);
  for (let k = 0; k < rows; k++) {
    const y0 = -h / 2 + (h * (k + 0.5)) / rows;
    const y = (x: number): number => y0 + amp * Math.sin(x * freq + ph + k * 0.5);
    const r = (h / rows) * 0.36;
    const step = Math.max(rng.between(0.25, 0.34), w / 46);
    const turns = Math.ceil((w + 2) / step);
    const points = Array.from({ length: turns * 10 + 1 }, (_, i): Point => {
      const t = (2 * Math.PI * i) / 10;
      const x = -w / 2 - 1 + (step * i) / 10;
      return [x + r * 0.62 * Math.cos(t), y(x) + r * Math.sin(t)];
    });
    const stop = k === special ? Math.floor(points.length * rng.between(0.45, 0.65)) : points.length;
    stage.flatLine(points.slice(0, stop), {
      stroke: k === special ? palette.red : line,
      width: k === special ? 3 : 2,
      opacity: k === special ? 0.95 : 0.6,
    });
    const wall = (d: number): Point[] =>
      Array.from({ length: 30 }, (_, i) => {
        const x = -w / 2 - 0.2 + ((w + 0.4) * i) / 29;
        return [x, y(x) + d];
      });
    for (const d of [-r * 1.14, r * 1.14]) stage.flatLine(wall(d), { stroke: line, width: 4, opacity: 0.9 });
  }
  return stage.svg({ width, height, title, fill: 1 });
};

/** A walking speed, in metres a minute. */
export const METRES_A_MINUTE = 80;

const COMPASS: Record<string, Point> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/**
 * The corners of a walk in metres east and north of the west entrance. A seed such as `W180-N380` lists its legs by
 * direction and metres; any other seed gives an arbitrary walk.
 */
function walkCorners(seed: string, rng: Rng): Point[] {
  const legs = /^[NESW]\d{1,4}(?:-[NESW]\d{1,4}){0,9}$/.test(seed)
    ? seed.split('-')
    : ['W180', `N${360 * rng.whole(0, 2)}`, `W${360 * rng.whole(1, 3)}`, `S${rng.whole(4, 30) * 10}`];
  const corners: Point[] = [[0, 0]];
  for (const leg of legs) {
    const [[east, north], metres] = [COMPASS[leg[0]!]!, Number(leg.slice(1))];
    const [x, y] = corners.at(-1)!;
    corners.push([x + east * metres, y + north * metres]);
  }
  return corners;
}

/** The points of a walk at each full minute, without its ends. */
function minutePoints(corners: readonly Point[]): Point[] {
  const points: Point[] = [];
  let rest = METRES_A_MINUTE;
  for (let at = 1; at < corners.length; at++) {
    const [[x0, y0], [x1, y1]] = [corners[at - 1]!, corners[at]!];
    const length = Math.hypot(x1 - x0, y1 - y0);
    for (; rest < length; rest += METRES_A_MINUTE)
      points.push([x0 + ((x1 - x0) * rest) / length, y0 + ((y1 - y0) * rest) / length]);
    rest -= length;
  }
  return points;
}

const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A street map with the halls at the right: the walk from a hotel to the west entrance, with a dot for each minute. */
export const walk: Draw = (brush) => {
  const { seed, rng, palette, width, height, title } = brush;
  const { stage, w, h } = sheetStage(brush, 7);
  const corners = walkCorners(seed, rng);
  const [left, low, high] = [
    Math.min(...corners.map(([x]) => x)),
    Math.min(...corners.map(([, y]) => y)),
    Math.max(...corners.map(([, y]) => y)),
  ];
  // The walk and the first halls fill the frame.
  const [west, east] = [left - 100, 340];
  const scale = Math.min(w / (east - west), (h * 0.66) / Math.max(high - low, 300));
  const [midX, midY] = [(west + east) / 2, (low + high) / 2];
  const place = ([x, y]: Point): Point => [(x - midX) * scale, (midY - y) * scale];
  const street = mix(palette.background ?? '#ffffff', '#ffffff', 0.8);
  const line = (points: readonly Point[], stroke: string, metres: number) =>
    stage.flatLine(points.map(place), { stroke, width: metres * scale * 100, opacity: 1 });
  for (const at of [-1080, -720, -360, 0, 360, 720, 1080]) {
    if (at <= 0) line([[at - 180, -2000], [at - 180, 2000]], street, at % 720 === 0 ? 34 : 18); // prettier-ignore
    line([[-3000, at], [-60, at]], street, at === 0 ? 34 : 18); // prettier-ignore
  }
  // The halls: a spine from the west entrance, with pairs of halls at both sides.
  stage.flatPatch(
    [rectangle(0, -30, 900, 60).map(place)],
    mix(palette.main, '#ffffff', 0.25),
    undefined,
    undefined,
    false,
  );
  for (let hall = 0; hall < 4; hall++)
    for (const y of [-250, 50])
      stage.flatPatch(
        [rectangle(60 + hall * 140, y, 110, 200).map(place)],
        mix(palette.main, '#ffffff', 0.45),
        undefined,
        undefined,
        false,
      );
  line(corners, palette.red, 14);
  const dot = (point: Point, metres: number, fill: string, edge?: string) => {
    const [x, y] = place(point);
    stage.flatPatch([circle(metres * scale, 20, x, y)], fill, undefined, edge, false);
  };
  for (const point of minutePoints(corners)) dot(point, 11, '#ffffff', palette.red);
  dot([0, 0], 26, palette.red);
  const [hx, hy] = place(corners.at(-1)!);
  stage.flatPatch([move(roundRect(0.5, 0.5, 0.08, 3), hx, hy)], palette.strong, undefined, undefined, false);
  stage.flatPatch([move(roundRect(0.22, 0.22, 0.02, 1), hx, hy)], '#ffffff', undefined, undefined, false);
  return stage.svg({ width, height, title, fill: 1 });
};
