import { mix } from '../palette';
import { circle, frustum } from '../solids';
import { type Face, Stage } from '../stage';
import type { Brush, Draw } from '../types';
import { type Vec, add, depth, makeView, mul, project, unit } from '../vec';

/** A ring between two radii and two heights; its inner wall first, then the outer wall, then the face. */
function annulus(stage: Stage, r0: number, r1: number, z0: number, z1: number, base: string, n = 34): void {
  const wall = (r: number, out: number): Face[] =>
    circle(r, n).map((p, i, all) => {
      const q = all[(i + 1) % n]!;
      return {
        points: [
          [...p, z0],
          [...q, z0],
          [...q, z1],
          [...p, z1],
        ] as Vec[],
        normal: unit([(q[1] - p[1]) * out, (p[0] - q[0]) * out, 0]),
        base,
      };
    });
  const flat = (r: number): Vec[] => circle(r, n).map(([x, y]): Vec => [x, y, z1]);
  stage.solid(wall(r0, -1), 'colour');
  stage.solid(wall(r1, 1), 'colour');
  stage.solid([{ points: flat(r1), normal: [0, 0, 1], base, holes: [flat(r0)] }]);
  for (const r of [r0 + (r1 - r0) * 0.18, r1 - (r1 - r0) * 0.18])
    stage.line(
      circle(r, n).map(([x, y]): Vec => [x, y, z1]),
      { stroke: '#ffffff', width: 2, opacity: 0.4, close: true },
    );
}

/** A ball as three discs, each a little toward the light: smaller than facets, and rounder. */
function shaded(stage: Stage, c: Vec, r: number, base: string): void {
  const disc = (size: number, shift: number, colour: string): void =>
    stage.patch(
      Array.from({ length: 24 }, (_, i): Vec => {
        const t = (2 * Math.PI * i) / 24;
        const [x, y] = [size * Math.cos(t) - shift * r * 0.6, size * Math.sin(t) + shift * r * 0.7];
        return add(c, add(mul(stage.view.right, x), mul(stage.view.up, y)));
      }),
      colour,
    );
  disc(r, 0, mix(base, '#0b1b2b', 0.34));
  disc(r * 0.9, 0.1, mix(base, '#0b1b2b', 0.1));
  disc(r * 0.68, 0.26, mix(base, '#ffffff', 0.22));
  disc(r * 0.34, 0.46, mix(base, '#ffffff', 0.72));
}

function bearing({ rng, palette, width, height, title }: Brush, rollers: boolean): string {
  const stage = new Stage(makeView(rng.between(0, 360), rng.between(46, 60)), palette);
  const n = rng.whole(9, 12);
  const [outer, bore] = [4, rng.between(1.35, 1.6)];
  const mid = 2.72;
  const r = Math.min(0.62, ((Math.PI * mid) / n) * 0.86);
  const h = rng.between(1.5, 1.9);
  stage.floor(0, 0, 14, 1.75);
  const z = h * (rollers ? 0.86 : 0.72);
  // Rear half of the outer ring's inner wall, the floor between the rings, then balls and rings.
  annulus(stage, mid + 0.42, outer, 0, h, palette.main);
  stage.solid([
    {
      points: circle(mid + 0.42, 44).map(([x, y]): Vec => [x, y, h * 0.3]),
      normal: [0, 0, 1],
      base: palette.dark,
      holes: [circle(mid - 0.5, 40).map(([x, y]): Vec => [x, y, h * 0.3])],
    },
  ]);
  annulus(stage, mid - 0.28, mid + 0.28, h * 0.3, h * 0.62, mix(palette.grey, '#ffffff', 0.1), 34);
  stage.define('ball', () => shaded(stage, [0, 0, 0], r, palette.light));
  stage.define('red', () => shaded(stage, [0, 0, 0], r, palette.red));
  const centres = Array.from({ length: n }, (_, i): Vec => {
    const t = (2 * Math.PI * (i + 0.3)) / n;
    return [mid * Math.cos(t), mid * Math.sin(t), z];
  }).sort((a, b) => depth(stage.view, a) - depth(stage.view, b));
  const marked = rng.whole(0, n - 1);
  centres.forEach((c, i) => {
    const base = i === marked ? palette.red : palette.light;
    if (rollers) {
      const across = unit([c[0], c[1], 0]);
      stage.solid(frustum(add(c, mul(across, -0.42)), r * 0.7, add(c, mul(across, 0.42)), r * 0.7, 10, base), 'colour');
    } else stage.stamp(i === marked ? 'red' : 'ball', project(stage.view, c));
  });
  annulus(stage, bore, mid - 0.46, 0, h, mix(palette.main, '#ffffff', 0.14), 30);
  return stage.svg({ width, height, title, fill: rng.between(0.92, 1.2) });
}

/** Coil springs of different lengths, as drawn wire: each turn a shaded stroke, the rear half first. */
function springs({ rng, palette, width, height, title }: Brush): string {
  const stage = new Stage(makeView(rng.between(20, 60), rng.between(20, 28)), palette);
  stage.floor(0, 0, 12, 1.5);
  const count = rng.whole(3, 4);
  const list = Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * 2.7,
    turns: rng.whole(5, 7),
    r: rng.between(0.75, 1.1),
    tall: rng.between(3, 5.4),
    colour: i === 1 ? palette.main : i === 2 ? palette.dark : palette.light,
  }));
  const place = (k: number, x: number): Vec => [
    x * stage.view.right[0] + stage.view.toEye[0] * (k % 2) * 1.1,
    x * stage.view.right[1] + stage.view.toEye[1] * (k % 2) * 1.1,
    0,
  ];
  list.forEach((s, k) => {
    const o = place(k, s.x);
    stage.solid(frustum(o, s.r * 1.35, add(o, [0, 0, 0.18]), s.r * 1.35, 22, palette.grey), 'colour');
    const steps = 18;
    const p = (i: number): Vec => {
      const t = (2 * Math.PI * i) / steps;
      const c = Math.min(1, Math.max(0, (i / steps - 0.6) / (s.turns - 1.2)));
      return add(o, [s.r * Math.cos(t), s.r * Math.sin(t), 0.34 + (s.tall - 0.5) * c]);
    };
    for (const front of [false, true]) {
      const runs: Vec[][] = [[]];
      for (let i = 0; i <= s.turns * steps; i++) {
        const v = p(i);
        const seen = (v[0] - o[0]) * stage.view.toEye[0] + (v[1] - o[1]) * stage.view.toEye[1] > -0.02;
        if (seen === front) runs[runs.length - 1]!.push(v);
        else if (runs[runs.length - 1]!.length) runs.push([]);
      }
      const tone = front ? s.colour : mix(s.colour, '#0b1b2b', 0.38);
      for (const [stroke, wide, up] of [
        [mix(tone, '#0b1b2b', 0.42), 34, 0],
        [tone, 25, 0.02],
        [mix(tone, '#ffffff', front ? 0.45 : 0.12), 8, 0.06],
      ] as const)
        for (const run of runs)
          if (run.length > 1)
            stage.line(
              run.map((v): Vec => [v[0], v[1], v[2] + up]),
              { stroke, width: wide, fit: true },
            );
    }
  });
  return stage.svg({ width, height, title, fill: rng.between(0.84, 0.98) });
}

export const bearings: Draw = (brush) => bearing(brush, false);
export const rollerBearing: Draw = (brush) => bearing(brush, true);
export const spring: Draw = (brush) => springs(brush);
