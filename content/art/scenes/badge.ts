import { mix } from '../palette';
import { box, prism, roundRect } from '../solids';
import { Stage } from '../stage';
import type { Draw } from '../types';
import { type Frame, type Vec, at, makeView } from '../vec';

/** A visitor's badge that stands on a floor, with a code of squares, and a second one behind it. */
export const badge: Draw = ({ rng, palette, width, height, title }) => {
  const stage = new Stage(makeView(rng.between(24, 40), rng.between(18, 26)), palette);
  stage.floor(0, 0, 14, 1.5);
  const card = (x: number, y: number, lean: number, head: string, code: boolean): void => {
    const f: Frame = {
      o: [x, y, 0.1],
      x: [1, 0, 0],
      y: [0, Math.sin(lean), Math.cos(lean)],
      z: [0, -Math.cos(lean), Math.sin(lean)],
    };
    const put = (pts: readonly (readonly [number, number])[]): Vec[] => pts.map(([a, b]) => at(f, a, b, 0.121));
    stage.solid(
      prism(
        roundRect(3.4, 5, 0.25).map(([a, b]) => [a, b + 2.6] as const),
        0,
        0.12,
        '#f4f6f8',
        { frame: f },
      ),
    );
    const rect = (a: number, b: number, c: number, d: number, fill: string): void =>
      stage.patch(
        put([
          [a, b],
          [c, b],
          [c, d],
          [a, d],
        ]),
        fill,
      );
    rect(-1.7, 4.15, 1.7, 4.9, head);
    ['#c1121f', '#e36414', '#0353a4', '#2d6a4f', '#5a189a'].forEach((c, i) =>
      rect(-1.7 + i * 0.68, 4.02, -1.02 + i * 0.68, 4.15, c),
    );
    rect(-1.3, 3.4, 0.5, 3.65, palette.dark);
    rect(-1.3, 3.02, 1.1, 3.17, palette.steel);
    rect(-1.7, 0.12, 1.7, 0.5, palette.red);
    stage.patch(put(roundRect(0.7, 0.16, 0.08, 3).map(([a, b]) => [a, b + 4.72] as const)), '#ffffff');
    if (!code) return;
    const n = 13;
    const s = 1.95 / n;
    const finder = (i: number, j: number): boolean =>
      [
        [0, 0],
        [n - 5, 0],
        [0, n - 5],
      ].some(([a, b]) => i >= a! && i < a! + 5 && j >= b! && j < b! + 5);
    for (let i = 0; i < n; i++)
      for (let j = 0; j < n; j++)
        if (!finder(i, j) && rng.chance(0.5))
          rect(-0.97 + i * s, 0.75 + j * s, -0.97 + (i + 1) * s, 0.75 + (j + 1) * s, '#0b1b2b');
    for (const [a, b] of [
      [0, 0],
      [n - 5, 0],
      [0, n - 5],
    ] as const) {
      const [x0, y0] = [-0.97 + a * s, 0.75 + b * s];
      rect(x0, y0, x0 + 5 * s, y0 + 5 * s, '#0b1b2b');
      rect(x0 + s, y0 + s, x0 + 4 * s, y0 + 4 * s, '#f4f6f8');
      rect(x0 + 2 * s, y0 + 2 * s, x0 + 3 * s, y0 + 3 * s, '#0b1b2b');
    }
  };
  card(2.6, 2.4, 0.2, mix(palette.main, '#ffffff', 0.1), false);
  stage.solid(box([-2.1, -0.5, 0], [2.1, 0.9, 0.1], palette.dark));
  card(0, 0, 0.16, palette.strong, true);
  return stage.svg({ width, height, title, fill: rng.between(0.82, 0.92) });
};
