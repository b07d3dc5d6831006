import { still } from '../../assembly';
import { box, circle } from '../../solids';
import type { Vec } from '../../vec';
import { drawArm } from '../arm';

/** A machine with its door open; the robot brings a part. */
const machineTending = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([0.6, 0.4, 0], [4.4, 3.2, 3.9], palette.light, () => {
      stage.patch(
        [
          [0.9, 0.4, 1.1],
          [2.9, 0.4, 1.1],
          [2.9, 0.4, 3.3],
          [0.9, 0.4, 3.3],
        ],
        palette.dark,
      );
      const chuck = (r: number): Vec[] => circle(r, 30, 2.1, 2.1).map(([a, b]): Vec => [a, 0.4, b]);
      stage.patch(chuck(0.65), palette.grey);
      stage.patch(chuck(0.28), palette.light);
      stage.patch(
        [
          [3.2, 0.4, 1.6],
          [4.1, 0.4, 1.6],
          [4.1, 0.4, 3],
          [3.2, 0.4, 3],
        ],
        palette.main,
      );
      stage.patch(
        [
          [3.3, 0.4, 2.4],
          [4, 0.4, 2.4],
          [4, 0.4, 2.9],
          [3.3, 0.4, 2.9],
        ],
        kit.glow,
      );
    });
    parts.rod([4, 2.6, 3.9], [4, 2.6, 4.6], 0.12, palette.red, { n: 12 });
    parts.group([-1.6, -2.6, 0], [0.9, 0.3, 5], () =>
      drawArm(stage, {
        base: [-0.7, -1.6, 0],
        turn: rng.between(0.5, 0.75),
        shoulder: rng.between(1.4, 1.6),
        elbow: rng.between(-0.25, 0),
        size: 0.85,
        carries: 'nothing',
      }),
    );
    parts.box([1.4, -3.4, 0], [3.8, -1.4, 0.9], palette.grey);
    for (let i = 0; i < 6; i++) {
      const [x, y] = [1.8 + (i % 3) * 0.8, -2.9 + Math.floor(i / 3)];
      parts.rod([x, y, 0.9], [x, y, 1.3], 0.28, i === 4 ? palette.red : palette.light, { n: 14 });
    }
  },
  { yaw: [26, 36], fill: 0.95 },
);

/** A beam over two lathes with a carriage and its two hands. */
const gantryLoader = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const x = rng.between(-0.5, 0.7);
    for (const m of [-3.1, 1.1])
      parts.box([m, 0, 0], [m + 2.2, 1.8, 2.2], palette.light, () => {
        stage.patch(
          [
            [m + 0.3, 0, 0.7],
            [m + 1.5, 0, 0.7],
            [m + 1.5, 0, 1.9],
            [m + 0.3, 0, 1.9],
          ],
          palette.dark,
        );
        stage.patch(
          circle(0.38, 26, m + 0.9, 1.3).map(([a, b]): Vec => [a, 0, b]),
          palette.grey,
        );
      });
    for (const p of [-3.8, 3.6]) parts.box([p, 0.4, 0], [p + 0.3, 0.8, 4.2], palette.grey);
    parts.box([-4.2, 0.3, 4.2], [4.2, 0.9, 4.7], palette.main);
    parts.box([x - 0.7, -0.2, 3.9], [x + 0.7, 0.3, 4.9], palette.dark);
    parts.box([x - 0.25, -0.55, 2], [x + 0.25, -0.2, 5.4], palette.light);
    for (const s of [-1, 1]) {
      parts.rod([x + s * 0.1, -0.5, 1.75], [x + s * 0.75, -0.5, 1.35], 0.3, palette.dark, { n: 18 });
      parts.rod([x + s * 0.75, -0.5, 1.35], [x + s * 1.05, -0.5, 1.15], 0.22, s < 0 ? palette.red : palette.steel, {
        n: 18,
      });
    }
    parts.box([-0.8, -1.6, 0], [0.9, -0.6, 0.6], palette.dark);
    for (let k = 0; k < 3; k++)
      parts.rod([-0.5 + k * 0.55, -1.1, 0.6], [-0.5 + k * 0.55, -1.1, 0.95], 0.22, palette.light, { n: 18 });
  },
  { yaw: [22, 32], pitch: [22, 28], fill: 0.95 },
);

/** A robot behind its fence, with a gate. */
const fencedCell = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const mesh = (a: Vec, b: Vec): void => {
      const lerp = (t: number, z: number): Vec => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, z];
      const bars = Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.35);
      const face = { points: [lerp(0, 0.3), lerp(1, 0.3), lerp(1, 0.3)], normal: [0, 0, 1] as Vec, base: palette.main };
      parts.add([face, ...box(lerp(0, 0), lerp(0, 0.001), palette.main)], 'colour', () => {
        for (let i = 0; i <= bars; i++)
          stage.line([lerp(i / bars, 0.25), lerp(i / bars, 2.5)], { stroke: palette.dark, width: i % 5 ? 2 : 7 });
        for (const z of [0.25, 1, 1.75, 2.5])
          stage.line([lerp(0, z), lerp(1, z)], { stroke: palette.dark, width: z === 2.5 ? 7 : 3 });
      });
    };
    mesh([-3.2, 2.8, 0], [3.2, 2.8, 0]);
    mesh([3.2, 2.8, 0], [3.2, -2.8, 0]);
    parts.box([0.9, 0.4, 0], [2.8, 2.3, 2.4], palette.light, () =>
      stage.patch(
        [
          [1.1, 0.4, 0.8],
          [2.4, 0.4, 0.8],
          [2.4, 0.4, 2],
          [1.1, 0.4, 2],
        ],
        palette.dark,
      ),
    );
    parts.box([-2.8, 1.2, 0], [-1.2, 2.4, 1.8], palette.grey);
    parts.group([-1.1, -0.7, 0], [0.8, 0.9, 4], () =>
      drawArm(stage, {
        base: [-0.4, 0, 0],
        turn: rng.between(-0.2, 0.3),
        shoulder: 1.5,
        elbow: rng.between(-0.2, 0.1),
        size: 0.8,
        carries: 'nothing',
      }),
    );
    mesh([-3.2, 2.8, 0], [-3.2, -2.8, 0]);
    mesh([-3.2, -2.8, 0], [0.6, -2.8, 0]);
    mesh([2, -2.8, 0], [3.2, -2.8, 0]);
    for (const x of [0.6, 2]) parts.box([x - 0.08, -2.9, 0], [x + 0.08, -2.74, 2.9], palette.red);
  },
  { pitch: [32, 38], fill: 0.95 },
);

export const cells = { machineTending, gantryLoader, fencedCell };
