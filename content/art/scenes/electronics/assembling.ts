import { still } from '../../assembly';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';
import { screen } from '../cutting/controls';
import { pcb } from './boards';

/** A spindle drives a screw into a plate from a row of screws. */
const screwdriving = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const next = rng.whole(2, 4);
    const place = (k: number): Point => [-2.4 + (k % 4) * 1.6, k < 4 ? 0.9 : -0.9];
    parts.box([-3.2, -1.8, 0], [3.2, 1.8, 0.7], palette.light, () => {
      for (let k = 0; k < 8; k++) {
        const [x, y] = place(k);
        stage.patch(
          circle(0.3, 20, x, y).map(([a, b]): Vec => [a, b, 0.7]),
          k > next ? palette.dark : palette.grey,
        );
      }
    });
    for (let k = 0; k < next; k++) {
      const [x, y] = place(k);
      parts.rod([x, y, 0.7], [x, y, 0.9], 0.32, palette.steel, {
        n: 20,
        decorate: () =>
          stage.line(
            [
              [x - 0.15, y, 0.9],
              [x + 0.15, y, 0.9],
            ],
            { stroke: palette.dark, width: 5 },
          ),
      });
    }
    const [x, y] = place(next);
    parts.rod([x, y, 0.7], [x, y, 1.5], 0.14, palette.red, { n: 14 });
    parts.rod([x, y, 1.5], [x, y, 1.7], 0.32, palette.red, { n: 20 });
    parts.rod([x, y, 1.7], [x, y, 2.8], 0.13, palette.steel, { n: 14 });
    parts.rod([x, y, 2.8], [x, y, 3.3], 0.3, palette.dark, { end: 0.5, n: 24 });
    parts.rod([x, y, 3.3], [x, y, 5], 0.52, palette.main, { n: 30 });
    parts.tube(
      [
        [x - 0.35, y, 2.95],
        [x - 0.9, y, 3.3],
        [x - 1.2, y, 4],
        [x - 1.3, y, 5],
      ],
      0.14,
      palette.grey,
      8,
    );
  },
  { pitch: [26, 32] },
);

/** A ram presses pins into a connector. */
const pressFit = still((kit) => {
  const { parts, palette, rng } = kit;
  const z = rng.between(2.2, 2.6);
  parts.box([-2.4, -1.6, 0], [2.4, 2.2, 0.7], palette.dark);
  parts.box([-0.9, 1.2, 0.7], [0.9, 2.2, 5.8], palette.light);
  pcb(kit, [0, -0.3, 0.7], { w: 1.9, d: 1.1 });
  for (let k = 0; k < 10; k++)
    parts.rod([-0.9 + k * 0.2, -0.3, 1], [-0.9 + k * 0.2, -0.3, z - 0.4], 0.05, '#d8a93a', { n: 6 });
  parts.box([-1.1, -0.6, z - 0.4], [1.1, 0, z], palette.red);
  parts.box([-0.8, -0.7, z], [0.8, 0.1, z + 0.5], palette.grey);
  parts.rod([0, -0.3, z + 0.5], [0, -0.3, 4.2], 0.32, palette.steel, { n: 22 });
  parts.box([-0.8, -1, 4.2], [0.8, 1.2, 5.8], palette.main, () => {
    const display = screen(kit, [
      [-0.6, -1, 4.7],
      [0.6, -1, 4.7],
      [0.6, -1, 5.6],
      [-0.6, -1, 5.6],
    ]);
    display.line(
      [
        [0.1, 0.15],
        [0.45, 0.25],
        [0.7, 0.7],
        [0.9, 0.85],
      ],
      palette.red,
      5,
    );
  });
});

export const assembling = { screwdriving, pressFit };
