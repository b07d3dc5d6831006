import { still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';

const disc = (r: number, z: number, n = 30): Vec[] => circle(r, n).map(([a, b]): Vec => [a, b, z]);

/** A servo motor with its flange, shaft, plugs and encoder cap. */
const servoMotor = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const long = rng.between(2.2, 3);
    parts.rod([-2.2, 0, 0], [-1.1, 0, 0], 0.32, palette.steel, { n: 24 });
    parts.rod([-1.1, 0, 0], [-0.9, 0, 0], 0.8, palette.steel, { n: 30 });
    parts.box([-0.9, -1.3, -1.3], [-0.55, 1.3, 1.3], palette.light);
    parts.box([-0.55, -1.15, -1.15], [long - 0.5, 1.15, 1.15], palette.dark);
    parts.box([long - 0.5, -1.15, -1.15], [long + 0.5, 1.15, 1.15], palette.main);
    for (const x of [long - 1.3, long]) {
      parts.box([x - 0.25, -0.3, 1.15], [x + 0.25, 0.3, 1.6], palette.grey);
      parts.rod([x - 0.25, 0, 1.45], [x - 0.7, 0, 1.65], 0.24, x === long ? palette.red : palette.light, { n: 18 });
    }
    for (const [y, z] of [
      [-1, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
    ] as const)
      parts.rod([-0.92, y, z], [-0.9, y, z], 0.14, palette.dark, { n: 12 });
  },
  { yaw: [44, 54], pitch: [24, 30], floor: [-1.3, 12, 1.5] },
);

/** Magnets in a track and the carriage above them. */
const linearMotor = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const x = rng.between(-1.6, 1.2);
    parts.box([-4.4, -1.5, 0], [4.4, 1.5, 0.5], palette.dark);
    for (let k = 0; k < 15; k++)
      parts.box([-4.2 + k * 0.57, -0.6, 0.5], [-3.75 + k * 0.57, 0.6, 0.7], k % 2 ? palette.main : palette.light);
    for (const y of [-1.2, 1]) parts.box([-4.3, y, 0.5], [4.3, y + 0.22, 0.95], palette.steel);
    parts.box([x - 1.2, -1.4, 0.98], [x + 1.2, 1.4, 1.5], palette.light);
    parts.box([x - 0.9, -1, 1.5], [x + 0.9, 1, 1.8], palette.main);
    parts.box([x + 1.2, -0.3, 1], [x + 1.35, 0.3, 1.4], palette.red);
    const chain = Array.from({ length: 9 }, (_, i): Vec => [
      x + 1.4 + 0.55 * Math.sin((i / 8) * Math.PI),
      1.75,
      0.85 + 0.5 * Math.cos((i / 8) * Math.PI),
    ]);
    parts.tube([[x + 0.6, 1.75, 1.35], ...chain, [x - 1.5, 1.75, 0.35]], 0.17, palette.grey, 6);
  },
  { yaw: [18, 28], pitch: [30, 36], fill: 0.94 },
);

/** A controller on its rail: ports, lamps and terminals. */
const controller = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const lit = rng.whole(0, 7);
    parts.box([-4, 0.9, 0.9], [4, 1.1, 2.2], palette.grey);
    parts.box([-3.4, -1, 0], [-0.9, 0.9, 3.2], palette.main, () => {
      const patch = (u0: number, z0: number, u1: number, z1: number, fill: string): void =>
        stage.patch(
          [
            [u0, -1, z0],
            [u1, -1, z0],
            [u1, -1, z1],
            [u0, -1, z1],
          ],
          fill,
        );
      patch(-3.1, 2.1, -1.9, 2.9, palette.dark);
      patch(-3, 2.45, -2.3, 2.75, kit.glow);
      for (let k = 0; k < 3; k++) {
        patch(-3.1 + k * 0.7, 0.4, -2.6 + k * 0.7, 0.9, palette.dark);
        patch(-3.1 + k * 0.7, 1.1, -2.6 + k * 0.7, 1.6, palette.light);
      }
    });
    for (let m = 0; m < 4; m++) {
      const x = -0.85 + m * 1.05;
      parts.box([x, -0.8, 0], [x + 1, 0.9, 3.2], palette.light, () => {
        for (let k = 0; k < 8; k++) {
          const [u, z] = [x + 0.3 + (k % 2) * 0.4, 2.85 - Math.floor(k / 2) * 0.22];
          stage.patch(
            circle(0.08, 10, u, z).map(([a, b]): Vec => [a, -0.8, b]),
            m * 2 + k === lit ? palette.red : palette.main,
          );
          stage.patch(
            circle(0.13, 10, u, 1.6 - Math.floor(k / 2) * 0.4).map(([a, b]): Vec => [a, -0.8, b]),
            palette.dark,
          );
        }
      });
    }
  },
  { yaw: [20, 32], pitch: [22, 28] },
);

/** A ring with a cross of beams that bend under load, and the axes it measures. */
const forceSensor = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const turn = rng.between(0.2, 0.9);
    parts.ring([0, 0, 0], [0, 0, 1], 2.6, 1.9, 1, palette.main, 44);
    for (let k = 0; k < 2; k++) {
      const t = turn + (k * Math.PI) / 2;
      const [c, s] = [Math.cos(t), Math.sin(t)];
      const beam = (
        [
          [-2, -0.28],
          [2, -0.28],
          [2, 0.28],
          [-2, 0.28],
        ] as const
      ).map(([x, y]): Point => [x * c - y * s, x * s + y * c]);
      parts.plate(beam, 0.3, 0.85, palette.light, () => {
        for (const d of [-1.35, 1.35])
          stage.line(
            [
              [c * (d - 0.25), s * (d - 0.25), 0.86],
              [c * (d + 0.25), s * (d + 0.25), 0.86],
            ],
            { stroke: palette.red, width: 14 },
          );
      });
    }
    parts.rod([0, 0, 0.85], [0, 0, 1.2], 0.95, palette.light, {
      n: 32,
      decorate: () => {
        stage.patch(disc(0.4, 1.2), palette.dark);
        for (let k = 0; k < 6; k++)
          stage.patch(
            circle(0.1, 12, 0.68 * Math.cos(k * 1.047), 0.68 * Math.sin(k * 1.047)).map(([a, b]): Vec => [a, b, 1.2]),
            palette.dark,
          );
      },
    });
    for (let k = 0; k < 8; k++) {
      const t = (k * Math.PI) / 4 + turn / 2;
      parts.rod(
        [2.25 * Math.cos(t), 2.25 * Math.sin(t), 1],
        [2.25 * Math.cos(t), 2.25 * Math.sin(t), 1.01],
        0.14,
        palette.dark,
        { n: 12 },
      );
    }
    parts.tube(
      [
        [2.5, -0.4, 0.5],
        [3.3, -0.8, 0.5],
        [3.9, -1.6, 0.3],
      ],
      0.2,
      mix(palette.dark, '#0b1b2b', 0.2),
      8,
    );
  },
  { pitch: [40, 48] },
);

export const drives = { servoMotor, linearMotor, controller, forceSensor };
