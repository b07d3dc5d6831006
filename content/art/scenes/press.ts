import { mix } from '../palette';
import { box, prism } from '../solids';
import { Stage } from '../stage';
import type { Draw } from '../types';
import { type Frame, type Point, type Vec, makeView } from '../vec';

/** A press brake: upright frames, a table with a die, a beam with its punch, and a sheet that is being bent. */
export const press: Draw = ({ rng, palette, width, height, title }) => {
  const stage = new Stage(makeView(-rng.between(26, 38), rng.between(24, 32)), palette);
  const half = rng.between(3, 3.7);
  const bend = rng.between(0.28, 0.62);
  stage.floor(0, -0.5, 14, 1.4);
  // Cross-sections are drawn in (depth, height) and pushed along the machine.
  const along: Frame = { o: [0, 0, 0], x: [0, 1, 0], y: [0, 0, 1], z: [1, 0, 0] };
  const bar = (section: Point[], x0: number, x1: number, base: string): void =>
    stage.solid(prism(section, x0, x1, base, { frame: along }));
  const column = (x: number): void =>
    bar(
      [
        [-1.2, 0],
        [1.7, 0],
        [1.7, 6.1],
        [-0.7, 6.1],
        [-0.7, 3.6],
        [0.5, 3.1],
        [0.5, 2.1],
        [-1.2, 1.7],
      ],
      x - 0.3,
      x + 0.3,
      palette.dark,
    );
  column(-half - 0.3);
  stage.solid(box([-half, 1.1, 2.2], [half, 1.3, 5.6], palette.dark));
  // Back gauge.
  stage.solid(box([-half + 0.4, 0.75, 1.95], [half - 0.4, 0.95, 2.15], palette.grey));
  stage.solid(box([-half, -0.75, 0], [half, 0.75, 1.5], palette.light));
  bar(
    [
      [-0.55, 1.5],
      [0.55, 1.5],
      [0.55, 1.7],
      [-0.55, 1.7],
    ],
    -half,
    half,
    palette.grey,
  );
  bar(
    [
      [-0.34, 1.7],
      [0.34, 1.7],
      [0.34, 2.05],
      [0.18, 2.05],
      [0, 1.84],
      [-0.18, 2.05],
      [-0.34, 2.05],
    ],
    -half,
    half,
    palette.steel,
  );
  const [v, t] = [1.9, 0.08];
  const [cx, sy] = [Math.cos(bend), Math.sin(bend)];
  const left = rng.between(-half + 0.3, -half * 0.55);
  const right = rng.between(half * 0.45, half - 0.3);
  const wing = (dir: number, l: number): Point[] => [
    [0, v],
    [dir * l * cx, v + l * sy],
    [dir * l * cx, v + l * sy + t],
    [0, v + t],
  ];
  const orient = (p: Point[], dir: number): Point[] => (dir > 0 ? p : [...p].reverse());
  bar(orient(wing(1, 0.85), 1), left, right, palette.steel);
  // Punch and beam.
  bar(
    [
      [-0.06, 2.0],
      [0.06, 2.0],
      [0.26, 2.95],
      [0.26, 3.5],
      [-0.26, 3.5],
      [-0.26, 2.8],
    ],
    -half,
    half,
    palette.grey,
  );
  bar(
    [
      [-0.4, 3.5],
      [0.4, 3.5],
      [0.4, 5.9],
      [-0.4, 5.9],
    ],
    -half - 0.05,
    half + 0.05,
    palette.main,
  );
  for (let x = -half + 0.5; x < half - 0.2; x += 0.62)
    stage.line(
      [
        [x, -0.4, 3.52],
        [x, -0.4, 3.86],
      ],
      { stroke: mix(palette.main, '#0b1b2b', 0.45), width: 3 },
    );
  stage.line(
    [
      [-half, -0.4, 4.15],
      [half, -0.4, 4.15],
    ],
    { stroke: mix(palette.main, '#ffffff', 0.35), width: 2.4, opacity: 0.7 },
  );
  bar(orient(wing(-1, rng.between(2.3, 3)), -1), left, right, palette.light);
  stage.line(
    [
      [left, -0.02, v + t + 0.02],
      [right, -0.02, v + t + 0.02],
    ],
    { stroke: palette.red, width: 5 },
  );
  column(half + 0.3);
  const panel: Vec[] = [
    [half + 0.6, -0.95, 4.2],
    [half + 0.6, -0.1, 4.2],
    [half + 0.6, -0.1, 5.1],
    [half + 0.6, -0.95, 5.1],
  ];
  stage.patch(
    panel.map((p): Vec => [p[0] + 0.02, p[1] + 0.6, p[2]]),
    mix(palette.main, '#ffffff', 0.45),
  );
  return stage.svg({ width, height, title, fill: rng.between(0.92, 1.12), dy: 0.02 });
};
