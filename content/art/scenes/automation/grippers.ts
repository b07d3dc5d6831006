import { type Kit, arcAt, still } from '../../assembly';
import { circle } from '../../solids';
import type { Vec } from '../../vec';

/** A flange that hangs from above. */
function flange({ parts, palette }: Kit, z: number): void {
  parts.rod([0, 0, z], [0, 0, z + 0.35], 0.9, palette.dark, { n: 30 });
  parts.rod([0, 0, z + 0.35], [0, 0, z + 1.5], 0.62, palette.light, { n: 28 });
}

/** Two fingers hold a gear blank. */
const gripper = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const open = rng.between(0.85, 1.05);
    parts.box([-1.5, -0.7, 3], [1.5, 0.7, 4.6], palette.main, () => {
      stage.patch(
        circle(0.16, 18, 1.1, 4.2).map(([a, b]): Vec => [a, -0.7, b]),
        palette.red,
      );
      stage.line(
        [
          [-1.5, -0.7, 3.4],
          [1.5, -0.7, 3.4],
        ],
        { stroke: kit.glow, width: 4 },
      );
    });
    flange(kit, 4.6);
    for (const s of [-1, 1]) {
      const x = s * open;
      parts.box([x - 0.45, -0.5, 2.6], [x + 0.45, 0.5, 3], palette.grey);
      parts.box([s < 0 ? x - 0.35 : x, -0.35, 1], [s < 0 ? x : x + 0.35, 0.35, 2.6], palette.light);
    }
    parts.rod([0, 0, 0.9], [0, 0, 1.7], open * 0.98, palette.steel, {
      n: 34,
      decorate: () =>
        stage.patch(
          circle(0.3, 22).map(([a, b]): Vec => [a, b, 1.7]),
          palette.dark,
        ),
    });
  },
  { pitch: [20, 28] },
);

/** A frame with suction cups lifts a sheet. */
const vacuumGripper = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const z = 1.3;
    const wide = rng.between(2.3, 2.7);
    parts.box([-wide - 0.5, -1.7, z - 0.1], [wide + 0.5, 1.7, z], palette.steel);
    for (const x of [-wide, 0, wide])
      for (const y of [-1.1, 1.1]) {
        parts.rod([x, y, z], [x, y, z + 0.35], 0.5, palette.red, { end: 0.2, n: 22 });
        parts.rod([x, y, z + 0.35], [x, y, z + 0.9], 0.14, palette.dark, { n: 14 });
      }
    for (const y of [-1.25, 0.95]) parts.box([-wide - 0.3, y, z + 0.9], [wide + 0.3, y + 0.3, z + 1.2], palette.light);
    for (const x of [-wide * 0.5, wide * 0.5])
      parts.box([x - 0.15, -1.25, z + 1.2], [x + 0.15, 1.25, z + 1.5], palette.light);
    parts.box([-0.9, -0.7, z + 1.5], [0.9, 0.7, z + 2.2], palette.main);
    flange(kit, z + 2.2);
    parts.tube(
      [
        [-0.9, -0.4, z + 1.9],
        [-1.6, -0.7, z + 1.9],
        [-wide, -1.1, z + 1.7],
        [-wide, -1.1, z + 1],
      ],
      0.08,
      palette.dark,
      8,
    );
  },
  { pitch: [24, 32] },
);

/** A magnet with its poles holds a plate by field lines. */
const magnetGripper = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const z = rng.between(1.2, 1.5);
    parts.box([-2.5, -1.5, 0.2], [2.5, 1.5, 0.5], palette.steel);
    for (let k = 0; k < 4; k++)
      parts.box([-1.8 + k * 0.95, -1, z], [-1 + k * 0.95, 1, z + 0.5], k % 2 ? palette.red : palette.light);
    parts.box([-1.9, -1.1, z + 0.5], [1.9, 1.1, z + 1.5], palette.main);
    flange(kit, z + 1.5);
    for (let k = 0; k < 3; k++) {
      const x = -0.92 + k * 0.95;
      for (const r of [0.3, 0.55])
        stage.line(
          arcAt(r, 0, -Math.PI, 12).map(([a, b]): Vec => [x + a, -1.02, z + b * 0.9]),
          { stroke: palette.red, width: 3 },
        );
    }
  },
  { pitch: [20, 28] },
);

/** The two halves of a changer: locking balls above, ring below. */
const toolChanger = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const gap = rng.between(1.1, 1.5);
    parts.rod([0, 0, 0.4], [0, 0, 1.1], 2, palette.light, {
      n: 44,
      decorate: () => {
        stage.patch(
          circle(0.95, 34).map(([a, b]): Vec => [a, b, 1.1]),
          palette.dark,
        );
        stage.line(
          circle(0.95, 34).map(([a, b]): Vec => [a, b, 1.1]),
          { stroke: palette.red, width: 5, close: true },
        );
        for (let k = 0; k < 6; k++)
          stage.patch(
            circle(0.13, 12, 1.5 * Math.cos(k * 1.047), 1.5 * Math.sin(k * 1.047)).map(([a, b]): Vec => [a, b, 1.1]),
            palette.dark,
          );
      },
    });
    parts.box([1.7, -0.6, 0.4], [2.7, 0.6, 1.1], palette.grey);
    const z = 1.1 + gap;
    parts.rod([0, 0, z - 0.8], [0, 0, z], 0.85, palette.steel, { n: 32 });
    for (let k = 0; k < 8; k++) {
      const t = (k * Math.PI) / 4 + 0.2;
      parts.rod(
        [0.85 * Math.cos(t), 0.85 * Math.sin(t), z - 0.55],
        [0.95 * Math.cos(t), 0.95 * Math.sin(t), z - 0.55],
        0.15,
        palette.red,
        { n: 12 },
      );
    }
    parts.rod([0, 0, z], [0, 0, z + 0.9], 2, palette.main, { n: 44 });
    parts.box([1.7, -0.6, z], [2.7, 0.6, z + 0.9], palette.dark);
    flange(kit, z + 0.9);
  },
  { pitch: [24, 32] },
);

export const grippers = { gripper, vacuumGripper, magnetGripper, toolChanger };
