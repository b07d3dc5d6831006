import { type Kit, still } from '../../assembly';
import type { Point, Vec } from '../../vec';

/** The cone that a lens sees, on the part below. */
function sight({ stage, palette }: Kit, o: Vec, w: number, d: number, z: number): void {
  const corners: Vec[] = [
    [o[0] - w, o[1] - d, z],
    [o[0] + w, o[1] - d, z],
    [o[0] + w, o[1] + d, z],
    [o[0] - w, o[1] + d, z],
  ];
  stage.patch([o, corners[0]!, corners[1]!], palette.main, 0.14);
  stage.patch([o, corners[1]!, corners[2]!], palette.main, 0.2);
  stage.patch([o, corners[0]!, corners[3]!], palette.main, 0.1);
  for (const c of corners) stage.line([o, c], { stroke: palette.red, width: 2.5, opacity: 0.7 });
  stage.line(corners, { stroke: palette.red, width: 4, close: true });
}

const camera = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const at = 4.3;
    parts.box([-2.6, -1.8, 0], [2.6, 1.8, 0.3], palette.dark);
    const marks = rng.whole(0, 2);
    for (let k = 0; k < 3; k++) {
      const x = -1.4 + k * 1.4;
      parts.rod([x, 0, 0.3], [x, 0, 0.7], 0.52, k === marks ? kit.glow : palette.light, { n: 6 });
    }
    parts.rod([0, 0, at - 0.9], [0, 0, at - 0.001], 0.5, palette.dark, {
      end: 0.42,
      n: 28,
      decorate: () => sight(kit, [0, 0, at - 0.9], 1.9, 0.95, 0.7),
    });
    parts.rod([0, 0, at - 1], [0, 0, at - 0.9], 0.62, palette.grey, { n: 28 });
    parts.box([-0.75, -0.7, at], [0.75, 0.7, at + 1.7], palette.main);
    parts.box([0.75, -0.2, at + 0.6], [2.6, 0.2, at + 1], palette.grey);
    parts.box([2.4, -0.2, 0.3], [2.6, 0.2, at + 0.6], palette.grey);
  },
  { pitch: [16, 22] },
);

/** A line of light on a stepped part, and its profile. */
const profiler = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const steps: Point[] = [
      [-2.3, 0.5],
      [-1.3, 0.5],
      [-1.3, 1],
      [-0.2, 1],
      [0.3, 0.6],
      [1, 0.6],
      [1, 1.2],
      [2.3, 1.2],
    ];
    const y = rng.between(-0.6, 0.2);
    parts.bar([[-2.3, 0], [2.3, 0], ...[...steps].reverse()], -1.8, 1.8, palette.light, 'y');
    const lens: Vec = [0, y, 4.3];
    parts.box([-1.6, y - 0.45, 4.3], [1.6, y + 0.45, 5.6], palette.main, () => {
      stage.patch([lens, ...steps.map(([x, z]): Vec => [x, y, z])], palette.red, 0.2);
      stage.line(
        steps.map(([x, z]): Vec => [x, y, z + 0.01]),
        { stroke: palette.red, width: 7 },
      );
      stage.line([lens, [-2.3, y, 0.5]], { stroke: palette.red, width: 2.5 });
      stage.line([lens, [2.3, y, 1.2]], { stroke: palette.red, width: 2.5 });
      stage.patch(
        [
          [-1.2, y - 0.45, 4.5],
          [0.2, y - 0.45, 4.5],
          [0.2, y - 0.45, 4.9],
          [-1.2, y - 0.45, 4.9],
        ],
        palette.dark,
      );
    });
  },
  { pitch: [18, 24] },
);

/** A bin of mixed parts under a camera, one of them found. */
const binPicking = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    parts.box([-2.3, 1.6, 0], [2.3, 1.75, 1.5], palette.dark);
    parts.box([2.15, -1.6, 0], [2.3, 1.6, 1.5], palette.dark);
    const chosen = rng.whole(6, 9);
    for (let i = 0; i < 12; i++) {
      const [x, y, z] = [
        -1.6 + (i % 4) * 1.05 + rng.between(-0.12, 0.12),
        1 - Math.floor(i / 4) * 0.95,
        0.1 + 0.3 * (i % 2) + (i > 8 ? 0.1 : 0.2),
      ];
      const t = rng.between(0, 6);
      const colour = i === chosen ? palette.red : i % 3 ? palette.light : palette.steel;
      parts.rod([x, y, z], [x + 0.62 * Math.cos(t), y + 0.5 * Math.sin(t), z + rng.between(0.1, 0.6)], 0.27, colour, {
        n: 14,
      });
    }
    parts.box([-2.3, -1.6, 0], [-2.15, 1.6, 1.1], palette.main);
    parts.box([-2.3, -1.75, 0], [2.3, -1.6, 1.1], palette.main);
    parts.box([-1.2, 0.2, 4.6], [1.2, 0.9, 5.2], palette.dark);
    for (const x of [-0.8, 0.8]) parts.rod([x, 0.5, 4.3], [x, 0.5, 4.6], 0.28, palette.grey, { n: 20 });
    parts.rod([0, 0.5, 4.35], [0, 0.5, 4.6], 0.2, palette.red, {
      n: 18,
      decorate: () => sight(kit, [0, 0.4, 4.35], 1.9, 1.1, 1.2),
    });
    parts.box([-0.2, 0.9, 4.7], [0.2, 2.4, 5.1], palette.grey);
    parts.box([-0.2, 2.2, 0], [0.2, 2.6, 5.1], palette.grey);
  },
  { pitch: [28, 34] },
);

export const vision = { camera, profiler, binPicking };
