import { type Gear, meshWith, outline, pitchRadius, tooth } from '../involute';
import { mix } from '../palette';
import { circle } from '../solids';
import { type Face, Stage } from '../stage';
import type { Draw } from '../types';
import { type Point, type Vec, makeView, unit } from '../vec';

/** Walls of a gear, one face a flank, tip and root: flanks are convex, so the cap hides the difference to the curve. */
function walls(g: Gear, z0: number, z1: number, base: string, samples: number): Face[] {
  const faces: Face[] = [];
  const wall = (points: readonly Point[]): void => {
    const [p, q] = [points[0]!, points[points.length - 1]!];
    faces.push({
      points: [
        [...p, z0],
        [...q, z0],
        [...q, z1],
        [...p, z1],
      ],
      normal: unit([q[1] - p[1], p[0] - q[0], 0]),
      base,
    });
  };
  for (let i = 0; i < g.teeth; i++) {
    const t = tooth(g, i, samples);
    const next = tooth(g, i + 1, samples).rise[0]!;
    wall(t.rise);
    wall([t.rise[t.rise.length - 1]!, t.fall[0]!]);
    wall(t.fall);
    wall([t.fall[t.fall.length - 1]!, next]);
  }
  return faces;
}

function drawGear(stage: Stage, g: Gear, z0: number, z1: number, base: string, holes: number): void {
  const samples = 3;
  const r = pitchRadius(g);
  const rings: Point[][] = [circle(r * (holes ? 0.2 : 0.26), 22, g.x, g.y)];
  for (let i = 0; i < holes; i++) {
    const a = g.phase + (2 * Math.PI * i) / holes;
    rings.push(circle(r * (holes > 5 ? 0.155 : 0.18), 16, g.x + r * 0.56 * Math.cos(a), g.y + r * 0.56 * Math.sin(a)));
  }
  const faces: Face[] = rings.flatMap((ring) =>
    ring.map((p, i): Face => {
      const q = ring[(i + 1) % ring.length]!;
      return {
        points: [
          [p[0], p[1], z0],
          [q[0], q[1], z0],
          [q[0], q[1], z1],
          [p[0], p[1], z1],
        ],
        normal: unit([p[1] - q[1], q[0] - p[0], 0]),
        base: mix(base, '#0b1b2b', 0.12),
      };
    }),
  );
  stage.solid(faces, 'colour');
  stage.solid(walls(g, z0, z1, base, samples), 'layers');
  const lift = (ring: readonly Point[]): Vec[] => ring.map(([x, y]): Vec => [x, y, z1]);
  stage.solid([{ points: lift(outline(g, samples)), normal: [0, 0, 1], base, holes: rings.map(lift) }], 'given');
  const engraved = { stroke: mix(base, '#0b1b2b', 0.3), width: 2, close: true, opacity: 0.7 };
  stage.line(lift(circle(r * 0.79, 28, g.x, g.y)), engraved);
  stage.line(lift(circle(r * 0.32, 22, g.x, g.y)), engraved);
}

export const gears: Draw = ({ rng, palette, width, height, title }) => {
  const stage = new Stage(makeView(rng.between(20, 40), rng.between(46, 56)), palette);
  const m = 1;
  const big: Gear = { teeth: rng.whole(25, 29), module: m, x: 0, y: 0, phase: rng.next() };
  const second = meshWith(big, rng.whole(16, 19), rng.between(-1.1, -0.4));
  const third = meshWith(second, rng.whole(12, 15), rng.between(-0.3, 0.7));
  const tall = rng.between(3, 4.2);
  stage.floor(14, -6, 35, 7);
  // From back to front, so that a nearer gear covers the teeth behind it.
  const colours = [mix(palette.main, '#ffffff', palette.onDark ? 0.16 : 0.3), palette.light, palette.dark];
  const list = [big, second, third]
    .map((g, i) => ({ g, i }))
    .sort((a, b) => b.g.y + b.g.x * 0.4 - (a.g.y + a.g.x * 0.4));
  for (const { g, i } of list)
    drawGear(stage, g, 0, i === 2 ? tall * 1.25 : tall, colours[i]!, i === 0 ? 6 : i === 1 ? 5 : 0);
  return stage.svg({ width, height, title, fill: rng.between(0.92, 1.08), dy: rng.between(-0.03, 0.02) });
};
