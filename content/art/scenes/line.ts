import { mix } from '../palette';
import { box, frustum, prism, roundRect } from '../solids';
import { Stage } from '../stage';
import type { Draw } from '../types';
import { type Vec, makeView } from '../vec';
import { drawArm } from './arm';

/** A conveyor with parts on it; behind it an arm (automation) or the machines of an SMT line (electronics). */
export const line: Draw = ({ rng, palette, theme, width, height, title }) => {
  const stage = new Stage(makeView(rng.between(30, 44), rng.between(28, 35)), palette);
  const boards = theme === 5;
  const long = rng.between(6.4, 7.6);
  stage.floor(0, 0, 12, 2);
  const machines = boards ? 3 : 0;
  for (let i = machines - 1; i >= 0; i--) {
    const x = -long * 0.72 + i * (long * 0.62);
    const h = rng.between(2.2, 3);
    stage.solid(box([x, 1.15, 0], [x + 2.6, 3.2, h], palette.light));
    stage.patch(
      [
        [x + 0.3, 1.15, h * 0.45],
        [x + 2.3, 1.15, h * 0.45],
        [x + 2.3, 1.15, h * 0.85],
        [x + 0.3, 1.15, h * 0.85],
      ],
      palette.dark,
    );
    stage.patch(
      [
        [x, 1.15, 0],
        [x + 2.6, 1.15, 0],
        [x + 2.6, 1.15, 0.28],
        [x, 1.15, 0.28],
      ],
      palette.main,
    );
    stage.solid(
      frustum([x + 2.2, 2.6, h], 0.1, [x + 2.2, 2.6, h + 0.55], 0.1, 10, i === 1 ? palette.red : palette.main),
      'colour',
    );
  }
  if (!boards)
    drawArm(stage, {
      base: [rng.between(-0.6, 0.6), 2.9, 0],
      turn: -1.57 + rng.between(-0.25, 0.25),
      shoulder: rng.between(1.4, 1.65),
      elbow: rng.between(-0.3, -0.1),
      size: 0.92,
      carries: 'nothing',
    });
  for (const x of [long - 0.7, 0, -long + 0.7])
    for (const y of [0.72, -0.72]) stage.solid(box([x - 0.1, y - 0.1, 0], [x + 0.1, y + 0.1, 1], palette.grey));
  stage.solid(box([-long, -0.95, 1], [long, 0.95, 1.3], palette.dark));
  for (let x = -long + 0.35; x < long; x += 0.62)
    stage.line(
      [
        [x, -0.8, 1.3],
        [x, 0.8, 1.3],
      ],
      { stroke: mix(palette.dark, '#ffffff', 0.3), width: 2, opacity: 0.8 },
    );
  stage.solid(box([-long, -1.02, 1.12], [long, -0.95, 1.24], palette.steel));
  const n = 5;
  const chosen = rng.whole(1, n - 2);
  const item = (i: number): void => {
    const x = -long + 1.05 + (i * (2 * long - 2.1)) / (n - 1);
    const base = i === chosen ? palette.main : palette.light;
    if (boards) {
      stage.solid(
        prism(
          roundRect(1.5, 1.2, 0.12, 2).map(([a, b]) => [a + x, b] as const),
          1.3,
          1.4,
          i === chosen ? palette.main : mix(palette.main, '#ffffff', 0.45),
        ),
      );
      stage.solid(box([x - 0.32, -0.22, 1.4], [x + 0.32, 0.36, 1.54], palette.dark));
      for (const d of [-0.5, 0.45]) stage.solid(box([x + d, -0.42, 1.4], [x + d + 0.16, -0.18, 1.5], palette.light));
      return;
    }
    const s = 0.5;
    if (i % 2 === chosen % 2) stage.solid(box([x - s, -s, 1.3], [x + s, s, 1.3 + s * 1.5], base));
    else {
      stage.solid(frustum([x, 0, 1.3], s, [x, 0, 1.3 + s * 0.9], s, 16, base), 'colour');
      stage.solid(frustum([x, 0, 1.3 + s * 0.9], s * 0.55, [x, 0, 1.3 + s * 1.6], s * 0.55, 12, base), 'colour');
    }
  };
  // The camera looks along +x and +y, so greater x lies farther away.
  for (let i = n - 1; i >= 0; i--) item(i);
  const end: Vec = [-long + 1.05 + (chosen * (2 * long - 2.1)) / (n - 1), -1.03, 1.18];
  stage.line(
    [
      [end[0] - 0.55, end[1], end[2]],
      [end[0] + 0.55, end[1], end[2]],
    ],
    { stroke: palette.red, width: 6 },
  );
  return stage.svg({ width, height, title, fill: rng.between(0.92, 1.08) });
};
