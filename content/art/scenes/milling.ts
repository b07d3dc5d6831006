import { mix, shade } from '../palette';
import { ball, box, frustum, roundRect } from '../solids';
import { Stage } from '../stage';
import type { Brush, Draw } from '../types';
import { type Vec, cross, makeView, sub, unit } from '../vec';

/** A spindle nose, holder and tool that end in a point. */
function tool(stage: Stage, tip: Vec, r: number, round: boolean, body: string): void {
  const { palette } = stage;
  const up = (h: number): Vec => [tip[0], tip[1], tip[2] + h];
  if (round)
    stage.solid(
      ball(up(r), r, 14, palette.steel).filter((f) => f.points[0]![2] <= tip[2] + r),
      'colour',
    );
  stage.solid(frustum(up(round ? r : 0), r, up(r * 5.6), r, 26, palette.steel), 'colour');
  if (!round) {
    // Flutes: helices on the cutting part.
    for (let k = 0; k < 3; k++) {
      let run: Vec[] = [];
      for (let i = 0; i <= 40; i++) {
        const a = i * 0.16 + (2 * Math.PI * k) / 3;
        const n: Vec = [Math.cos(a), Math.sin(a), 0];
        if (n[0] * stage.view.toEye[0] + n[1] * stage.view.toEye[1] > 0)
          run.push([tip[0] + r * n[0], tip[1] + r * n[1], tip[2] + (i / 40) * r * 4.4]);
        else {
          if (run.length > 1) stage.line(run, { stroke: palette.dark, width: 7 });
          run = [];
        }
      }
      if (run.length > 1) stage.line(run, { stroke: palette.dark, width: 7 });
    }
  }
  stage.solid(frustum(up(r * 5.6), r * 1.9, up(r * 8.2), r * 2.1, 30, palette.dark), 'colour', false);
  stage.solid(frustum(up(r * 8.2), r * 2.1, up(r * 9), r * 3, 30, body), 'colour', false);
  // The spindle leaves the frame at the top.
  stage.solid(frustum(up(r * 9), r * 3, up(r * 60), r * 3, 30, body), 'colour', false);
}

function surface({ rng, palette, width, height, title }: Brush): string {
  const stage = new Stage(makeView(rng.between(34, 50), rng.between(34, 42)), palette);
  const size = 5;
  const bumps = Array.from({ length: 3 }, () => ({
    x: rng.between(-4, 4),
    y: rng.between(-4, 4),
    w: rng.between(4, 11),
    h: rng.between(-0.9, 1.25),
  }));
  const slope = rng.between(-0.08, 0.08);
  const z = (x: number, y: number): number =>
    bumps.reduce((s, b) => s + b.h * Math.exp(-((x - b.x) ** 2 + (y - b.y) ** 2) / b.w), 0) +
    slope * x +
    0.25 * Math.sin(x * 0.9 + y * 0.35);
  const p = (x: number, y: number): Vec => [x, y, z(x, y)];
  stage.floor(0, 0, 12, 1.5, -3.2);
  const n = 11;
  const cell = (2 * size) / n;
  const edge = (fn: (t: number) => Vec): Vec[] => Array.from({ length: 25 }, (_, i) => fn(-size + (2 * size * i) / 24));
  const wall = (top: Vec[], normal: Vec): void =>
    stage.solid([
      { points: [...top, [top[24]![0], top[24]![1], -3], [top[0]![0], top[0]![1], -3]], normal, base: palette.steel },
    ]);
  wall(
    edge((t) => p(t, -size)),
    [0, -1, 0],
  );
  wall(
    edge((t) => p(-size, t)),
    [-1, 0, 0],
  );
  const faces = [];
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      const [x, y] = [-size + i * cell, -size + j * cell];
      const quad = [p(x, y), p(x + cell, y), p(x + cell, y + cell), p(x, y + cell)];
      faces.push({
        points: quad,
        normal: unit(cross(sub(quad[2]!, quad[0]!), sub(quad[3]!, quad[1]!))),
        base: palette.light,
      });
    }
  stage.solid(faces, 'depth');
  // Passes follow the surface; those already made are in red up to the tool.
  const passes = 27;
  const done = rng.whole(8, 13);
  for (let k = 0; k < passes; k++) {
    const y = -size + (2 * size * (k + 0.5)) / passes;
    const pass = Array.from({ length: 17 }, (_, i) => p(-size + (2 * size * i) / 16, y));
    if (k === done) stage.line(pass.slice(0, 10), { stroke: palette.red, width: 4 });
    else
      stage.line(
        pass,
        k < done ? { stroke: palette.red, width: 3.4 } : { stroke: mix(palette.grey, '#ffffff', 0.25), width: 2 },
      );
  }
  const y = -size + (2 * size * (done + 0.5)) / passes;
  const x = -size + (2 * size * 9) / 16;
  tool(stage, p(x, y), 0.5, true, palette.main);
  return stage.svg({
    width,
    height,
    title,
    fade: true,
    fill: rng.between(1.0, 1.2),
    dy: 0.1,
    dx: rng.between(-0.02, 0.02),
  });
}

function pocket({ rng, palette, width, height, title }: Brush): string {
  const stage = new Stage(makeView(45, rng.between(32, 37)), palette);
  stage.floor(0, 0, 10, 1.25, -1.9);
  stage.solid(box([-4.4, -4.4, -1.9], [4.4, 4.4, -1], palette.grey));
  stage.solid(box([-3.9, -3.9, -1], [3.9, 3.9, 0], palette.light));
  const rings = rng.whole(5, 6);
  const r = rng.between(0.5, 0.9);
  // Terraces down to the floor of the pocket, each with its pass in the theme's colour.
  for (let i = 0; i < rings; i++) {
    const half = 3.2 - i * 0.42;
    const level = (k: number): number => -0.22 * k;
    const outer = roundRect(half * 2, half * 2, r);
    const flat = (ring: readonly (readonly [number, number])[], z: number): Vec[] =>
      ring.map(([x, y]): Vec => [x, y, z]);
    const backs = outer
      .map((a, k) => ({ a, b: outer[(k + 1) % outer.length]! }))
      .map(({ a, b }) => ({
        points: [
          [a[0], a[1], level(i)],
          [b[0], b[1], level(i)],
          [b[0], b[1], level(i + 1)],
          [a[0], a[1], level(i + 1)],
        ] as Vec[],
        normal: unit([a[1] - b[1], b[0] - a[0], 0]),
        base: palette.grey,
      }));
    stage.solid([{ points: flat(outer, level(i)), normal: [0, 0, 1], base: palette.steel }]);
    stage.solid([
      {
        points: flat(
          outer.map(([x, y]) => [x, y] as const),
          level(i + 1),
        ),
        normal: [0, 0, 1],
        base: mix(palette.light, '#ffffff', 0.4),
      },
    ]);
    stage.solid(backs, 'colour');
    stage.line(flat(roundRect(half * 2 - 0.2, half * 2 - 0.2, r), level(i + 1)), {
      stroke: palette.onDark ? mix(palette.strong, '#ffffff', 0.25) : palette.main,
      width: 4,
      close: true,
    });
  }
  const floor = -0.22 * rings;
  for (const s of [0.3, 0.55, 0.8])
    stage.line(
      roundRect(s * 2, s * 2, s * 0.4).map(([x, y]): Vec => [x, y, floor]),
      { stroke: shade(palette.red, 0.4), width: 3, close: true },
    );
  tool(stage, [0, 0, floor], 0.44, false, palette.main);
  return stage.svg({ width, height, title, fade: true, fill: rng.between(0.86, 0.96), dy: 0.13 });
}

export const milling: Draw = (brush) => (brush.rng.chance(0.7) ? surface(brush) : pocket(brush));
