import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import { circle, roundRect } from '../../solids';
import type { Face } from '../../stage';
import { type Point, type Vec, cross, sub, unit } from '../../vec';

/** An outline lifted and turned about the axis at x, y: the flutes of a tool, the teeth of a worm. */
export function twisted(
  outline: readonly Point[],
  [x, y, z]: Vec,
  tall: number,
  turn: number,
  base: string,
  layers = 11,
): Face[] {
  const at = ([px, py]: Point, k: number): Vec => {
    const t = (turn * k) / layers;
    const [c, s] = [Math.cos(t), Math.sin(t)];
    return [x + px * c - py * s, y + px * s + py * c, z + (tall * k) / layers];
  };
  const faces = Array.from({ length: layers }, (_, k) =>
    outline.map((p, i): Face => {
      const q = outline[(i + 1) % outline.length]!;
      const points = [at(p, k), at(q, k), at(q, k + 1), at(p, k + 1)];
      return { points, normal: unit(cross(sub(points[1]!, points[0]!), sub(points[3]!, points[0]!))), base };
    }),
  ).flat();
  return [...faces, { points: outline.map((p) => at(p, layers)), normal: [0, 0, 1], base }];
}

/** The section of a tool with a number of flutes. */
export const fluted = (r: number, count: number, depth: number): Point[] =>
  Array.from({ length: count * 3 }, (_, i): Point => {
    const radius = r * [1, 0.92, 1 - depth][i % 3]!;
    const t = (i / (count * 3)) * Math.PI * 2;
    return [radius * Math.cos(t), radius * Math.sin(t)];
  });

/** The section of a twist drill: an oval with its two lands. */
const twoFlutes = (r: number): Point[] => circle(1, 8).map(([x, y]) => [x * r, y * r * 0.5]);

interface Tool {
  x: number;
  r: number;
  flutes: number;
  long: number;
  turns: number;
  point?: boolean;
}

/** Tools that stand in a block, cutting ends up. */
function rack(kit: Kit, tools: readonly Tool[]): void {
  const { parts, palette, rng } = kit;
  parts.box([-3.1, -1, 0], [3.1, 1, 0.9], palette.dark);
  const chosen = rng.whole(0, tools.length - 1);
  tools.forEach(({ x, r, flutes, long, turns, point }, i) => {
    const body = i === chosen ? kit.glow : palette.light;
    parts.rod([x, 0, 0.9], [x, 0, 2.1], r, palette.steel);
    const section = flutes === 2 ? twoFlutes(r) : fluted(r, flutes, 0.42);
    parts.add(twisted(section, [x, 0, 2.1], long, turns, body, flutes === 2 ? 15 : 9), 'depth');
    if (point) parts.rod([x, 0, 2.1 + long], [x, 0, 2.1 + long + r * 0.7], r * 0.86, body, { end: 0.03, n: 14 });
  });
}

const endMills = still(
  (kit) => {
    const long = kit.rng.between(2.2, 2.6);
    rack(kit, [
      { x: -2, r: 0.5, flutes: 4, long: long * 0.8, turns: 2.2 },
      { x: 0, r: 0.72, flutes: 4, long, turns: 2 },
      { x: 2, r: 0.56, flutes: 5, long: long * 1.1, turns: 2.6 },
    ]);
  },
  { yaw: [16, 28] },
);

const drills = still(
  (kit) => {
    const long = kit.rng.between(3, 3.4);
    rack(kit, [
      { x: -2, r: 0.4, flutes: 2, long: long * 0.85, turns: 7, point: true },
      { x: 0, r: 0.62, flutes: 2, long, turns: 6, point: true },
      { x: 2, r: 0.48, flutes: 2, long: long * 0.95, turns: 7.5, point: true },
    ]);
  },
  { yaw: [16, 28] },
);

/** A thread mill: rings of teeth on a shank, next to the thread it has made. */
const threadMill = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const rings = rng.whole(6, 8);
  const top = 1.2;
  parts.box([-2, -1.5, 0], [2, 1.7, top], palette.light, () => {
    const hole = circle(1, 32, 0, -0.1);
    stage.patch(
      hole.map(([x, y]): Vec => [x, y, top]),
      palette.dark,
    );
    for (const s of [1.08, 1])
      stage.line(
        hole.map(([x, y]): Vec => [x * s, (y + 0.1) * s - 0.1, top]),
        { stroke: palette.red, width: 4, close: true },
      );
  });
  const o: Vec = [0.25, -0.1, top + 0.35];
  for (let k = 0; k < rings; k++) {
    const z = o[2] + k * 0.3;
    parts.rod([o[0], o[1], z], [o[0], o[1], z + 0.15], 0.34, palette.steel, { end: 0.5, n: 22 });
    parts.rod([o[0], o[1], z + 0.15], [o[0], o[1], z + 0.3], 0.5, palette.light, { end: 0.34, n: 22 });
  }
  const up = o[2] + rings * 0.3;
  parts.rod([o[0], o[1], up], [o[0], o[1], up + 1], 0.36, palette.steel);
  parts.rod([o[0], o[1], up + 1], [o[0], o[1], up + 1.8], 0.8, palette.main, { n: 30 });
});

/** Inserts of the standard shapes, each with its hole. */
const inserts = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const turned = (outline: Point[], t: number, x: number, y: number): Point[] =>
      outline.map(([a, b]) => [x + a * Math.cos(t) - b * Math.sin(t), y + a * Math.sin(t) + b * Math.cos(t)]);
    const rhombus: Point[] = [
      [-1.3, 0],
      [-1.2, -0.08],
      [0, -0.86],
      [1.2, -0.08],
      [1.3, 0],
      [1.2, 0.08],
      [0, 0.86],
      [-1.2, 0.08],
    ];
    const triangle = circle(1.25, 3).flatMap(([a, b], i, all): Point[] => {
      const [prev, next] = [all[(i + 2) % 3]!, all[(i + 1) % 3]!];
      const toward = (p: Point): Point => [a + (p[0] - a) * 0.08, b + (p[1] - b) * 0.08];
      return [toward(prev), toward(next)];
    });
    const shapes: [Point[], number, number][] = [
      [rhombus, 1.6, 1.5],
      [triangle, -1.7, 1.5],
      [roundRect(1.7, 1.7, 0.16, 3), -1.6, -1.5],
      [circle(0.95, 32), 1.5, -1.6],
    ];
    const chosen = rng.whole(0, 3);
    shapes.forEach(([outline, x, y], i) => {
      const ring = turned(outline, rng.between(-0.4, 0.4), x, y);
      const base = i === chosen ? palette.main : palette.light;
      const inner = (s: number): Vec[] => ring.map(([a, b]): Vec => [x + (a - x) * s, y + (b - y) * s, 0.6]);
      parts.plate(ring, 0, 0.6, base, () => {
        stage.patch(inner(0.86), mix(base, '#0b1b2b', 0.12));
        stage.line(inner(0.86), { stroke: '#ffffff', width: 3, close: true });
        const hole = circle(0.32, 22, x, y).map(([a, b]): Vec => [a, b, 0.6]);
        stage.patch(hole, palette.dark);
        stage.line(hole, { stroke: '#ffffff', width: 3, close: true });
      });
    });
  },
  { pitch: [40, 50], floor: [0, 8, 1] },
);

export const tools = { endMills, drills, threadMill, inserts };
