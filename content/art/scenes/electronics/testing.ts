import { still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';
import { screen } from '../cutting/controls';
import { pcb } from './boards';

/** A board on a bed of needles, in an opened fixture. */
const functionalTest = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const lift = rng.between(1, 1.3);
    parts.box([-2.8, -2, 0], [2.8, 2, 1.2], palette.main, () => {
      const display = screen(kit, [
        [-2.5, -2, 0.25],
        [-0.2, -2, 0.25],
        [-0.2, -2, 1],
        [-2.5, -2, 1],
      ]);
      display.line(
        [
          [0.05, 0.4],
          [0.2, 0.4],
          [0.24, 0.85],
          [0.4, 0.85],
          [0.44, 0.2],
          [0.6, 0.2],
          [0.64, 0.6],
          [0.95, 0.6],
        ],
        palette.red,
        4,
      );
      for (let k = 0; k < 3; k++)
        stage.patch(
          circle(0.14, 16, 0.6 + k * 0.7, 0.6).map(([a, b]): Vec => [a, -2, b]),
          k ? palette.light : palette.red,
        );
    });
    for (let i = 0; i < 10; i++)
      for (const y of [-1.2, 1.2])
        parts.rod([-2 + i * 0.44, y, 1.2], [-2 + i * 0.44, y, 1.2 + lift], 0.05, '#d8a93a', { n: 6 });
    for (let i = 0; i < 5; i++)
      parts.rod([-2, -0.8 + i * 0.4, 1.2], [-2, -0.8 + i * 0.4, 1.2 + lift], 0.05, '#d8a93a', { n: 6 });
    pcb(kit, [0, 0, 1.2 + lift], { w: 2.5, d: 1.6 });
    parts.box([-2.8, 2, 1.2], [2.8, 2.3, 4.4], palette.light);
  },
  { pitch: [20, 26] },
);

/** A rack of instruments with their displays. */
const powerTest = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-1.9, -1.3, 0], [1.9, 1.8, 6], palette.dark);
    for (let k = 0; k < 5; k++) {
      const z = 0.4 + k * 1.1;
      parts.box([-1.7, -1.5, z], [1.7, -1.3, z + 0.95], k === 3 ? palette.main : palette.light, () => {
        const display = screen(kit, [
          [-1.5, -1.5, z + 0.2],
          [-0.2, -1.5, z + 0.2],
          [-0.2, -1.5, z + 0.8],
          [-1.5, -1.5, z + 0.8],
        ]);
        const phase = rng.between(0, 6);
        display.line(
          Array.from({ length: 16 }, (_, i): Point => [
            0.06 + i * 0.058,
            0.5 + 0.3 * Math.sin(phase + i * (0.5 + k * 0.12)),
          ]),
          k === 2 ? palette.red : kit.glow,
          4,
        );
        for (let i = 0; i < 3; i++)
          stage.patch(
            circle(0.17, 16, 0.3 + i * 0.5, z + 0.5).map(([a, b]): Vec => [a, -1.5, b]),
            i === 2 ? palette.red : palette.dark,
          );
      });
    }
    parts.tube(
      [
        [1.3, -1.5, 0.9],
        [1.6, -2, 0.6],
        [2.4, -2.4, 0.2],
        [3.4, -2.6, 0.12],
      ],
      0.1,
      palette.red,
      8,
    );
  },
  { fill: 0.92 },
);

/** A cabinet with shelves of boards under test. */
const burnIn = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-2.2, 1, 0], [2.2, 1.3, 5.4], palette.dark);
    for (const x of [-2.2, 2]) parts.box([x, -1.4, 0], [x + 0.2, 1, 5.4], palette.main);
    parts.box([-2.2, -1.4, 5.4], [2.2, 1.3, 6], palette.main, () => {
      for (let k = 0; k < 3; k++)
        stage.patch(
          circle(0.3, 20, -1.2 + k * 1.2, 0).map(([a, b]): Vec => [a, b, 6]),
          palette.dark,
        );
      stage.patch(
        [
          [-1.9, -1.4, 5.55],
          [-0.6, -1.4, 5.55],
          [-0.6, -1.4, 5.85],
          [-1.9, -1.4, 5.85],
        ],
        palette.red,
      );
    });
    const hot = rng.whole(0, 4);
    for (let k = 0; k < 5; k++) {
      const z = 0.4 + k * 1;
      parts.box([-2, -1.3, z], [2, 1, z + 0.08], palette.grey);
      parts.box([-1.8, -1.2, z + 0.1], [1.8, 0.8, z + 0.18], kit.deep);
      for (let i = 0; i < 10; i++)
        parts.box(
          [-1.6 + (i % 5) * 0.7, i < 5 ? -0.1 : -1, z + 0.18],
          [-1.2 + (i % 5) * 0.7, i < 5 ? 0.3 : -0.6, z + 0.3],
          k === hot && i === 7 ? palette.red : palette.light,
        );
    }
  },
  { pitch: [20, 26], fill: 0.93 },
);

/** A chamber with its window, thermometer curve and snow-cold and hot sides. */
const thermalChamber = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-2.2, -1.5, 0.3], [2.2, 1.6, 5], palette.light, () => {
      const front = (u0: number, z0: number, u1: number, z1: number, fill: string): void =>
        stage.patch(
          [
            [u0, -1.5, z0],
            [u1, -1.5, z0],
            [u1, -1.5, z1],
            [u0, -1.5, z1],
          ],
          fill,
        );
      front(-1.9, 0.7, 1.1, 3.6, palette.grey);
      front(-1.6, 1, 0.8, 3.3, mix(palette.dark, '#0b1b2b', 0.4));
      for (const z of [1.5, 2.4]) {
        front(-1.5, z, 0.7, z + 0.06, palette.light);
        for (let k = 0; k < 3; k++)
          front(-1.35 + k * 0.72, z + 0.06, -0.9 + k * 0.72, z + 0.36, k === 1 ? palette.red : kit.glow);
      }
      front(1.25, 1.8, 1.4, 2.6, palette.dark);
      const display = screen(kit, [
        [-1.9, -1.5, 3.9],
        [1.9, -1.5, 3.9],
        [1.9, -1.5, 4.8],
        [-1.9, -1.5, 4.8],
      ]);
      const shift = rng.between(0, 0.06);
      display.line(
        [
          [0.04, 0.2],
          [0.12 + shift, 0.2],
          [0.2 + shift, 0.8],
          [0.34 + shift, 0.8],
          [0.42 + shift, 0.2],
          [0.56, 0.2],
          [0.64, 0.8],
          [0.78, 0.8],
          [0.86, 0.2],
          [0.96, 0.2],
        ],
        palette.red,
        5,
      );
    });
    parts.box([-2.1, -1.4, 0], [2.1, 1.5, 0.3], palette.dark);
    parts.box([-1.6, -0.9, 5], [1.6, 1.2, 5.5], palette.main);
  },
  { yaw: [18, 28], pitch: [18, 24], fill: 0.92 },
);

export const testing = { functionalTest, powerTest, burnIn, thermalChamber };
