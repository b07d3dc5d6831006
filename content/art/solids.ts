import type { Face } from './stage';
import { type Frame, type Point, type Vec, at, frameAlong, length, sub, directionIn, unit, worldFrame } from './vec';

/** A block between two corners. */
export function box(a: Vec, b: Vec, base: string, f: Frame = worldFrame): Face[] {
  const outline: Point[] = [
    [a[0], a[1]],
    [b[0], a[1]],
    [b[0], b[1]],
    [a[0], b[1]],
  ];
  return prism(outline, a[2], b[2], base, { frame: f });
}

export interface PrismOptions {
  frame?: Frame;
  holes?: readonly (readonly Point[])[];
  top?: string;
  side?: string;
}

/**
 * An outline (counter-clockwise) lifted along the frame's axis. Walls of holes come first and the cap last: the cap then
 * covers what of the walls lies under it. Use it with the order "given" when there are holes, with "depth" otherwise.
 */
export function prism(outline: readonly Point[], z0: number, z1: number, base: string, o: PrismOptions = {}): Face[] {
  const f = o.frame ?? worldFrame;
  const lift = (ring: readonly Point[], z: number): Vec[] => ring.map(([x, y]) => at(f, x, y, z));
  const wall = (ring: readonly Point[], inward: boolean): Face[] =>
    ring.map((p, i) => {
      const q = ring[(i + 1) % ring.length]!;
      const out = inward ? -1 : 1;
      const n = unit(directionIn(f, (q[1] - p[1]) * out, (p[0] - q[0]) * out, 0));
      return {
        points: [at(f, p[0], p[1], z0), at(f, q[0], q[1], z0), at(f, q[0], q[1], z1), at(f, p[0], p[1], z1)],
        normal: n,
        base: o.side ?? base,
      };
    });
  const holes = o.holes ?? [];
  return [
    ...holes.flatMap((h) => wall(h, true)),
    ...wall(outline, false),
    {
      points: lift(outline, z0),
      normal: directionIn(f, 0, 0, -1),
      base: o.top ?? base,
      holes: holes.map((h) => lift(h, z0)),
    },
    {
      points: lift(outline, z1),
      normal: directionIn(f, 0, 0, 1),
      base: o.top ?? base,
      holes: holes.map((h) => lift(h, z1)),
    },
  ];
}

export const circle = (r: number, n: number, cx = 0, cy = 0, from = 0): Point[] =>
  Array.from({ length: n }, (_, i) => [
    cx + r * Math.cos(from + (2 * Math.PI * i) / n),
    cy + r * Math.sin(from + (2 * Math.PI * i) / n),
  ]);

/** A rectangle with round corners, counter-clockwise. */
export function roundRect(w: number, h: number, r: number, n = 4): Point[] {
  const corners: [number, number, number][] = [
    [w / 2 - r, h / 2 - r, 0],
    [r - w / 2, h / 2 - r, 1],
    [r - w / 2, r - h / 2, 2],
    [w / 2 - r, r - h / 2, 3],
  ];
  return corners.flatMap(([x, y, k]) =>
    Array.from({ length: n + 1 }, (_, i): Point => {
      const t = (Math.PI / 2) * (k + i / n);
      return [x + r * Math.cos(t), y + r * Math.sin(t)];
    }),
  );
}

/** A cone or cylinder between two points, with both ends closed. */
export function frustum(p: Vec, r0: number, q: Vec, r1: number, n: number, base: string, cap = base): Face[] {
  const f = frameAlong(p, sub(q, p));
  const h = length(sub(q, p));
  const slope = (r0 - r1) / h;
  const sides = Array.from({ length: n }, (_, i): Face => {
    const [a, b] = [(2 * Math.PI * i) / n, (2 * Math.PI * (i + 1)) / n];
    const m = (a + b) / 2;
    const ring = (t: number, r: number, z: number): Vec => at(f, r * Math.cos(t), r * Math.sin(t), z);
    return {
      points: [ring(a, r0, 0), ring(b, r0, 0), ring(b, r1, h), ring(a, r1, h)],
      normal: unit(directionIn(f, Math.cos(m), Math.sin(m), slope)),
      base,
    };
  });
  const disc = (r: number, z: number): Vec[] => circle(r, n).map(([x, y]) => at(f, x, y, z));
  return [
    ...sides,
    { points: disc(r0, 0), normal: directionIn(f, 0, 0, -1), base: cap },
    { points: disc(r1, h), normal: directionIn(f, 0, 0, 1), base: cap },
  ];
}

/** A ball, or the part of it above a latitude, in facets. */
export function ball(o: Vec, r: number, n: number, base: string): Face[] {
  const faces: Face[] = [];
  const p = (i: number, j: number): Vec => {
    const [t, u] = [(2 * Math.PI * i) / n, Math.PI * (j / (n / 2)) - Math.PI / 2];
    return [Math.cos(u) * Math.cos(t), Math.cos(u) * Math.sin(t), Math.sin(u)];
  };
  for (let j = 0; j < n / 2; j++)
    for (let i = 0; i < n; i++) {
      const ring = [p(i, j), p(i + 1, j), p(i + 1, j + 1), p(i, j + 1)];
      faces.push({
        points: ring.map((v) => at({ ...worldFrame, o }, v[0] * r, v[1] * r, v[2] * r)),
        normal: unit(p(i + 0.5, j + 0.5)),
        base,
      });
    }
  return faces;
}
