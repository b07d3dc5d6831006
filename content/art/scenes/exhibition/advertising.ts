import { still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Vec } from '../../vec';
import { screen } from '../cutting/controls';

/** The five colours of the themed exhibitions, for signs and prints. */
export const five = ['#c1121f', '#e36414', '#0353a4', '#2d6a4f', '#5a189a'];

/** Flags in a row, moved by the wind. */
const flags = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const bend = rng.between(0.12, 0.3);
    const chosen = rng.whole(0, 4);
    five.forEach((colour, k) => {
      const x = -3.2 + k * 1.6;
      parts.rod([x, 0, 0], [x, 0, 0.15], 0.4, palette.dark, { n: 20 });
      parts.rod([x, 0, 0.15], [x, 0, 5.4], 0.06, palette.grey, {
        n: 8,
        decorate: () => {
          const edge = (z: number): Vec[] =>
            Array.from({ length: 10 }, (_, i): Vec => [
              x + 0.06 + i * 0.13,
              -bend * Math.sin(i * 0.7 + k),
              z - i * 0.015,
            ]);
          stage.patch([...edge(5.3), ...edge(2.4).reverse()], k === chosen ? colour : mix(colour, '#ffffff', 0.25));
          stage.patch([...edge(3.1), ...edge(2.8).reverse()], '#ffffff', 0.85);
        },
      });
    });
  },
  { yaw: [12, 24], pitch: [14, 20], fill: 0.88 },
);

/** A pillar with a print on each side. */
const pillar = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const k = rng.whole(0, 4);
    parts.box([-1.3, -1.3, 0], [1.3, 1.3, 0.3], palette.dark);
    parts.box([-1.1, -1.1, 0.3], [1.1, 1.1, 5.4], palette.light, () => {
      const side = (at: (u: number, z: number) => Vec, colour: string): void => {
        stage.patch([at(-0.95, 0.6), at(0.95, 0.6), at(0.95, 5.1), at(-0.95, 5.1)], colour);
        stage.patch([at(-0.7, 2), at(0.7, 2), at(0.7, 2.3), at(-0.7, 2.3)], '#ffffff');
        stage.patch([at(-0.7, 1.5), at(0.2, 1.5), at(0.2, 1.7), at(-0.7, 1.7)], '#ffffff');
        stage.patch(
          circle(0.55, 5, 0, 3.7).map(([a, b]) => at(a, b)),
          '#ffffff',
        );
      };
      side((u, z) => [u, -1.1, z], five[k]!);
      side((u, z) => [-1.1, -u, z], mix(five[(k + 2) % 5]!, '#0b1b2b', 0.2));
    });
    parts.box([-1.3, -1.3, 5.4], [1.3, 1.3, 5.7], palette.dark);
  },
  { pitch: [16, 22], fill: 0.86 },
);

/** A large screen on two posts. */
const bigScreen = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    for (const x of [-2.6, 2.3]) parts.box([x, 0.1, 0], [x + 0.3, 0.4, 2.2], palette.grey);
    parts.box([-3.6, 0, 2], [3.6, 0.5, 5.8], palette.dark, () => {
      const display = screen(kit, [
        [-3.4, 0, 2.2],
        [3.4, 0, 2.2],
        [3.4, 0, 5.6],
        [-3.4, 0, 5.6],
      ]);
      five.forEach((colour, k) =>
        display.bar(0.03 + k * 0.19, 0.05, 0.2 + k * 0.19, 0.25 + rng.between(0.1, 0.6), colour),
      );
      display.bar(0.03, 0.9, 0.4, 0.95, palette.light);
    });
  },
  { yaw: [16, 28], pitch: [14, 20] },
);

/** Banners that hang above an aisle between booths. */
const banners = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const chosen = rng.whole(0, 2);
    for (const x of [-3.8, 2.2])
      for (let k = 0; k < 3; k++)
        parts.box([x, -2.6 + k * 2, 0], [x + 1.6, -1 + k * 2, 1.3], k % 2 ? kit.glow : palette.light);
    for (let k = 0; k < 3; k++) {
      const y = 2.2 - k * 2;
      parts.box([-1.5, y - 0.04, 2.6], [1.5, y + 0.04, 5], five[(k * 2) % 5]!, () => {
        stage.patch(
          [
            [-1.1, y - 0.04, 3.4],
            [1.1, y - 0.04, 3.4],
            [1.1, y - 0.04, 3.7],
            [-1.1, y - 0.04, 3.7],
          ],
          '#ffffff',
        );
        if (k === chosen)
          stage.patch(
            [
              [-1.1, y - 0.04, 3],
              [0.2, y - 0.04, 3],
              [0.2, y - 0.04, 3.2],
              [-1.1, y - 0.04, 3.2],
            ],
            '#ffffff',
          );
        for (const x of [-1.3, 1.3])
          stage.line(
            [
              [x, y, 5],
              [x, y, 6.3],
            ],
            { stroke: palette.dark, width: 3, fit: true },
          );
      });
    }
  },
  { pitch: [22, 28], fill: 0.92 },
);

/** A print on the floor of an aisle that points to a booth. */
const floorPrint = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const k = rng.whole(0, 4);
    stage.patch(
      [
        [-2.4, -1.6, 0],
        [1.2, -1.6, 0],
        [1.2, -2.1, 0],
        [2.6, -0.8, 0],
        [1.2, 0.5, 0],
        [1.2, 0, 0],
        [-2.4, 0, 0],
      ],
      five[k]!,
    );
    stage.patch(
      [
        [-2, -1.2, 0],
        [0.4, -1.2, 0],
        [0.4, -0.9, 0],
        [-2, -0.9, 0],
      ],
      '#ffffff',
    );
    stage.patch(
      [
        [-2, -0.7, 0],
        [-0.8, -0.7, 0],
        [-0.8, -0.5, 0],
        [-2, -0.5, 0],
      ],
      '#ffffff',
    );
    parts.box([3, -2.4, 0], [5, 1, 2], palette.light);
    parts.box([-3.2, 1, 0], [1.6, 2.6, 2], kit.glow);
  },
  { pitch: [36, 44] },
);

export const advertising = { flags, pillar, bigScreen, banners, floorPrint };
