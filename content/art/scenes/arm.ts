import { mix } from '../palette';
import { box, circle, frustum } from '../solids';
import { Stage } from '../stage';
import type { Draw } from '../types';
import { type Vec, add, makeView, mul } from '../vec';

export interface Pose {
  base: Vec;
  turn: number;
  shoulder: number;
  elbow: number;
  size: number;
  carries: 'block' | 'cube' | 'nothing';
}

/** A six-axis arm. Its links lie in one upright plane; joints are drums across that plane. */
export function drawArm(stage: Stage, pose: Pose): Vec {
  const { palette } = stage;
  const s = pose.size;
  // A small arm needs fewer tones, which keeps a picture with other things in it small.
  const order = s < 1 ? 'layers' : 'colour';
  const dir: Vec = [Math.cos(pose.turn), Math.sin(pose.turn), 0];
  let side: Vec = [-dir[1], dir[0], 0];
  // The drums show their caps to the viewer.
  if (side[0] * stage.view.toEye[0] + side[1] * stage.view.toEye[1] < 0) side = mul(side, -1);
  const up = (h: number): Vec => add(pose.base, [0, 0, h * s]);
  const main = palette.main;
  const out = (p: Vec, k: number): Vec => add(p, mul(side, k * s));
  const drum = (p: Vec, r: number, w: number, colour: string, cap = colour): void =>
    stage.solid(frustum(out(p, -w), r * s, out(p, w), r * s, 22, colour, cap), order);
  stage.solid(frustum(up(0), 1.1 * s, up(0.32), 1.1 * s, 26, palette.dark), order);
  stage.solid(frustum(up(0.32), 0.86 * s, up(0.62), 0.8 * s, 24, palette.grey), order);
  stage.solid(frustum(up(0.62), 0.8 * s, up(1.25), 0.66 * s, 24, main), order);
  const a = up(1.65);
  const b = add(a, mul(add(mul(dir, Math.cos(pose.shoulder)), [0, 0, Math.sin(pose.shoulder)]), 2.5 * s));
  const fore = add(mul(dir, Math.cos(pose.elbow)), [0, 0, Math.sin(pose.elbow)]);
  const c = add(b, mul(fore, 1.95 * s));
  drum(a, 0.74, 0.42, main, mix(main, '#ffffff', 0.08));
  stage.solid(frustum(out(a, 0.12), 0.5 * s, out(b, 0.12), 0.4 * s, 20, main), order);
  drum(a, 0.36, 0.56, palette.dark);
  drum(b, 0.54, 0.4, main, mix(main, '#ffffff', 0.1));
  stage.solid(frustum(b, 0.44 * s, add(b, mul(fore, 1.5 * s)), 0.29 * s, 20, main), order);
  stage.solid(frustum(add(b, mul(fore, 1.5 * s)), 0.26 * s, c, 0.24 * s, 16, palette.steel), order);
  drum(b, 0.26, 0.5, palette.dark);
  drum(c, 0.31, 0.3, palette.light);
  const flange = add(c, [0, 0, -0.62 * s]);
  stage.solid(frustum(flange, 0.17 * s, add(c, [0, 0, -0.2 * s]), 0.22 * s, 18, palette.dark), order);
  stage.solid(frustum(add(flange, [0, 0, -0.1 * s]), 0.3 * s, flange, 0.3 * s, 20, palette.grey), order);
  const tip = add(flange, [0, 0, -0.1 * s]);
  if (pose.carries === 'block')
    stage.solid(box(add(tip, [-0.42 * s, -0.42 * s, -1.7 * s]), add(tip, [0.42 * s, 0.42 * s, 0]), palette.light));
  if (pose.carries === 'cube')
    stage.solid(box(add(tip, [-0.34 * s, -0.34 * s, -0.6 * s]), add(tip, [0.34 * s, 0.34 * s, 0]), palette.light));
  return tip;
}

export const arm: Draw = ({ rng, palette, width, height, title }) => {
  const stage = new Stage(makeView(rng.between(30, 48), rng.between(22, 30)), palette);
  const turn = rng.between(-0.75, -0.35) + (rng.chance(0.3) ? -0.5 : 0);
  const pose: Pose = {
    base: [0, 0, 0],
    turn,
    shoulder: rng.between(1.45, 1.8),
    elbow: rng.between(-0.2, 0.2),
    size: 1,
    carries: rng.chance(0.75) ? 'block' : 'nothing',
  };
  stage.floor(1, 0, 12, 1.2);
  // The path of the hand on the floor: arcs round the base.
  const reach = 1.95 * Math.cos(pose.elbow) + 2.5 * Math.cos(pose.shoulder);
  for (let k = 0; k < 4; k++) {
    const r = reach + k * 0.22 + 0.5;
    const points = Array.from({ length: 30 }, (_, i): Vec => {
      const t = turn - 1.3 + (i / 29) * 2.4;
      return [r * Math.cos(t), r * Math.sin(t), 0];
    });
    stage.line(points, { stroke: palette.line, width: 2.4, opacity: 0.5, dash: '9 7' });
  }
  const prop = rng.whole(0, 2);
  const place = (dx: number, dy: number): Vec => [
    Math.cos(turn) * dx - Math.sin(turn) * dy,
    Math.sin(turn) * dx + Math.cos(turn) * dy,
    0,
  ];
  const pallet = (o: Vec, n: number): void => {
    stage.solid(box(add(o, [-0.9, -0.9, 0]), add(o, [0.9, 0.9, 0.25]), palette.dark));
    for (let i = 0; i < n; i++)
      stage.solid(
        box(
          add(o, [-0.8 + 0.85 * (i % 2 === 0 ? 1 : 0), i < 2 ? 0.02 : -0.8, 0.25]),
          add(o, [-0.05 + 0.85 * (i % 2 === 0 ? 1 : 0), i < 2 ? 0.77 : -0.05, 0.85]),
          i === 3 ? palette.main : palette.light,
        ),
      );
  };
  if (prop === 1) pallet(place(1.6, 2.5), 4);
  const tip = drawArm(stage, pose);
  if (pose.carries === 'nothing') {
    stage.line([tip, [tip[0], tip[1], 0]], { stroke: palette.red, width: 4 });
    stage.line(
      circle(0.35, 20, tip[0], tip[1]).map(([x, y]): Vec => [x, y, 0]),
      { stroke: palette.red, width: 4, close: true },
    );
  }
  return stage.svg({ width, height, title, fill: rng.between(0.8, 0.92), dy: 0.01, dx: rng.between(-0.04, 0.04) });
};
