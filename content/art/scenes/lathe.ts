import { mix } from '../palette';
import { box, circle } from '../solids';
import { type Face, Stage } from '../stage';
import type { Draw } from '../types';
import { type Frame, type Vec, at, makeView, directionIn, unit } from '../vec';

/** One step of a turned part: from a to b along the axis, with the radii at both ends. */
interface Step {
  a: number;
  b: number;
  r0: number;
  r1: number;
  base: string;
}

function lateral(f: Frame, s: Step, n: number): Face[] {
  const slope = (s.r0 - s.r1) / (s.b - s.a);
  return Array.from({ length: n }, (_, i) => {
    const [p, q] = [(2 * Math.PI * i) / n, (2 * Math.PI * (i + 1)) / n];
    const ring = (t: number, r: number, z: number): Vec => at(f, r * Math.cos(t), r * Math.sin(t), z);
    const m = (p + q) / 2;
    return {
      points: [ring(p, s.r0, s.a), ring(q, s.r0, s.a), ring(q, s.r1, s.b), ring(p, s.r1, s.b)],
      normal: unit(directionIn(f, Math.cos(m), Math.sin(m), slope)),
      base: s.base,
    };
  });
}
const disc = (f: Frame, r: number, z: number, base: string): Face => ({
  points: circle(r, 36).map(([x, y]) => at(f, x, y, z)),
  normal: f.z,
  base,
});

export const lathe: Draw = ({ rng, palette, width, height, title }) => {
  const stage = new Stage(makeView(rng.between(46, 58), rng.between(20, 28)), palette);
  // The axis runs to the right and toward the viewer.
  const f: Frame = { o: [0, 0, 0], z: [0, -1, 0], x: [1, 0, 0], y: [0, 0, 1] };
  stage.floor(0, -1, 14, 2, -3.4);
  const part = palette.light;
  stage.solid([...lateral(f, { a: -2.1, b: 0, r0: 2.9, r1: 2.9, base: palette.main }, 40)], 'colour');
  stage.solid(lateral(f, { a: 0, b: 0.22, r0: 2.9, r1: 2.66, base: palette.main }, 40), 'colour');
  stage.solid([disc(f, 2.66, 0.22, palette.main)]);
  for (const r of [2.25, 1.5])
    stage.line(
      circle(r, 36).map(([x, y]) => at(f, x, y, 0.22)),
      { stroke: mix(palette.main, '#ffffff', 0.5), width: 2, opacity: 0.5, close: true },
    );
  const steps: Step[] = [];
  let z = 0.22;
  const radii = [
    1.75,
    rng.between(1.15, 1.4),
    rng.between(1.45, 1.65),
    rng.between(0.85, 1.1),
    rng.between(1.05, 1.25),
    rng.between(0.62, 0.78),
  ];
  radii.forEach((r, i) => {
    const l = i === 0 ? 0.75 : rng.between(0.6, 1.25);
    steps.push({ a: z, b: z + l, r0: r, r1: r, base: part });
    z += l;
  });
  const jaw = (k: number): void => {
    const t = (2 * Math.PI * k) / 3 + turnBy;
    const jf: Frame = {
      o: [0, 0, 0],
      z: [0, -1, 0],
      x: directionIn(f, Math.cos(t), Math.sin(t), 0),
      y: directionIn(f, -Math.sin(t), Math.cos(t), 0),
    };
    stage.solid(box([1.72, -0.42, 0.22], [2.75, 0.42, 0.75], palette.dark, jf));
    stage.solid(box([1.74, -0.36, 0.75], [2.3, 0.36, 1.35], palette.grey, jf));
  };
  const turnBy = rng.between(0.35, 0.7);
  // Jaws behind the part before it, those in front after its first step.
  const front = (k: number): number => {
    const t = (2 * Math.PI * k) / 3 + turnBy;
    const v = directionIn(f, Math.cos(t), Math.sin(t), 0);
    return v[0] * stage.view.toEye[0] + v[1] * stage.view.toEye[1] + v[2] * stage.view.toEye[2];
  };
  const order = [0, 1, 2].sort((a, b) => front(a) - front(b));
  for (const k of order) if (front(k) <= 0.2) jaw(k);
  steps.forEach((s, i) => {
    stage.solid(lateral(f, s, 30), 'colour');
    stage.solid([disc(f, s.r1, s.b, part)]);
    // A chamfer, as a thin light ring on the end face.
    stage.line(
      circle(s.r1 - 0.06, 36).map(([x, y]) => at(f, x, y, s.b)),
      { stroke: '#ffffff', width: 2, opacity: 0.6, close: true },
    );
    if (i === 0) for (const k of order) if (front(k) > 0.2) jaw(k);
  });
  // A thread on the last step: a true helix in red.
  const last = steps[steps.length - 1]!;
  const pitch = (last.b - last.a) / rng.whole(7, 9);
  let run: Vec[] = [];
  for (let t = 0; t <= ((last.b - last.a) / pitch) * 20; t++) {
    const w = (2 * Math.PI * t) / 20;
    const n = directionIn(f, Math.cos(w), Math.sin(w), 0);
    const seen = n[0] * stage.view.toEye[0] + n[1] * stage.view.toEye[1] + n[2] * stage.view.toEye[2] > 0;
    if (seen) run.push(at(f, last.r0 * Math.cos(w), last.r0 * Math.sin(w), last.a + (pitch * t) / 20));
    if (!seen || t + 1 > ((last.b - last.a) / pitch) * 20) {
      if (run.length > 1) stage.line(run, { stroke: palette.red, width: 5 });
      run = [];
    }
  }
  return stage.svg({ width, height, title, fill: rng.between(0.86, 0.98), dy: -0.02 });
};
