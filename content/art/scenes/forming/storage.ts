import { still } from '../../assembly';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';

const flat = (ring: readonly Point[], z: number): Vec[] => ring.map(([x, y]): Vec => [x, y, z]);

/** A tower of cassettes with sheets; one is drawn out. */
const sheetTower = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const out = rng.whole(1, 3);
    for (const [x, y] of [
      [-2.2, 1.5],
      [2, 1.5],
      [-2.2, -1.7],
      [2, -1.7],
    ] as const)
      parts.box([x, y, 0], [x + 0.2, y + 0.2, 6.2], palette.main);
    for (let k = 0; k < 6; k++) {
      const z = 0.3 + k * 0.95;
      const shift = k === out ? -2.4 : 0;
      parts.box([-1.95, -1.4 + shift, z], [1.95, 1.4 + shift, z + 0.16], palette.dark);
      for (let s = 0; s < rng.whole(2, 4); s++)
        parts.box(
          [-1.8, -1.3 + shift, z + 0.16 + s * 0.1],
          [1.8, 1.3 + shift, z + 0.22 + s * 0.1],
          k === out ? kit.glow : palette.light,
        );
    }
    parts.box([-2.2, -1.7, 6.2], [2.2, 1.7, 6.5], palette.main);
  },
  { fill: 0.94 },
);

/** A gripper frame lifts a finished part from the sheet to its pile. */
const partSorting = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const z = rng.between(2, 2.5);
    parts.box([-3.6, -1.9, 0], [1.2, 1.9, 0.5], palette.dark);
    parts.box([-3.5, -1.8, 0.5], [1.1, 1.8, 0.58], palette.light, () => {
      for (let i = 0; i < 6; i++) {
        const ring = flat(circle(0.62, 6, -2.7 + (i % 3) * 1.5, 0.9 - Math.floor(i / 3) * 1.7), 0.58);
        if (i === 4) stage.patch(ring, palette.dark);
        stage.line(ring, { stroke: palette.dark, width: 3, close: true });
      }
    });
    const [x, y] = [-1.2, -0.8];
    parts.plate(circle(0.62, 6, x, y), z, z + 0.12, palette.red);
    for (const [dx, dy] of [
      [-0.3, -0.2],
      [0.3, -0.2],
      [-0.3, 0.25],
      [0.3, 0.25],
    ] as const)
      parts.rod([x + dx, y + dy, z + 0.12], [x + dx, y + dy, z + 0.5], 0.14, palette.dark, { end: 0.06, n: 14 });
    parts.box([x - 0.6, y - 0.45, z + 0.5], [x + 0.6, y + 0.5, z + 0.7], palette.grey);
    parts.rod([x, y, z + 0.7], [x, y, 4.2], 0.2, palette.steel, { n: 18 });
    parts.box([-3.8, y - 0.4, 4.2], [3.6, y + 0.4, 4.8], palette.main);
    parts.box([1.6, -1.9, 0], [3.8, 1.9, 0.25], palette.grey);
    for (let k = 0; k < 7; k++)
      parts.plate(circle(0.62, 6, 2.7, -0.9), 0.25 + k * 0.16, 0.37 + k * 0.16, palette.light);
    for (let k = 0; k < 4; k++) parts.plate(circle(0.62, 6, 2.7, 0.9), 0.25 + k * 0.16, 0.37 + k * 0.16, kit.glow);
  },
  { fill: 0.94 },
);

export const storage = { sheetTower, partSorting };
