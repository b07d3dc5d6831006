import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';
import { sparks } from '../cutting/grinding';

/** A wafer on its ring; streets divide the dies, and `gone` counts dies that were taken. */
function wafer({ parts, palette, stage, glow }: Kit, [x, y, z]: Vec, r: number, gone: number, cut = Infinity): void {
  parts.rod([x, y, z], [x, y, z + 0.1], r * 1.28, palette.grey, {
    n: 44,
    decorate: () =>
      stage.patch(
        circle(r * 1.12, 44, x, y).map(([a, b]): Vec => [a, b, z + 0.1]),
        mix(palette.light, '#7fb6cc', 0.3),
      ),
  });
  parts.rod([x, y, z + 0.1], [x, y, z + 0.16], r, mix(palette.main, '#ffffff', 0.3), {
    n: 48,
    decorate: () => {
      const step = r / 5;
      const top = z + 0.16;
      for (let k = -4; k <= 4; k++) {
        const half = Math.sqrt(r * r - (k * step) ** 2);
        stage.line(
          [
            [x + k * step, y - half, top],
            [x + k * step, y + half, top],
          ],
          { stroke: k * step < cut ? '#ffffff' : glow, width: k * step < cut ? 4 : 1.5 },
        );
        stage.line(
          [
            [x - half, y + k * step, top],
            [x + half, y + k * step, top],
          ],
          { stroke: '#ffffff', width: 2.5 },
        );
      }
      for (let k = 0; k < gone; k++) {
        const [u, v] = [x - step * (1 + (k % 3)), y - step * (3 - Math.floor(k / 3))];
        stage.patch(
          [
            [u, v, top],
            [u + step, v, top],
            [u + step, v + step, top],
            [u, v + step, top],
          ],
          palette.dark,
        );
      }
    },
  });
}

/** A collet carries a die from the wafer to its carrier. */
const dieBonder = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const x = rng.between(0.2, 1);
    wafer(kit, [-1.9, 0.3, 0], 2, rng.whole(2, 5));
    parts.box([1, -2, 0], [4, 1.8, 0.25], palette.dark);
    for (let i = 0; i < 6; i++) {
      const [u, v] = [1.5 + (i % 2) * 1.3, -1.6 + Math.floor(i / 2) * 1.15];
      parts.box([u, v, 0.25], [u + 0.9, v + 0.8, 0.35], mix('#d8a93a', palette.light, 0.25));
      if (i > 2) parts.box([u + 0.2, v + 0.15, 0.35], [u + 0.7, v + 0.65, 0.47], kit.glow);
    }
    const at = (z: number): Vec => [x, -0.7, z];
    parts.box([x - 0.26, -0.96, 1.5], [x + 0.26, -0.44, 1.62], palette.red);
    parts.rod(at(1.62), at(2.1), 0.1, palette.dark, { end: 0.22, n: 14 });
    parts.rod(at(2.1), at(3), 0.25, palette.steel, { n: 20 });
    parts.box([x - 0.6, -1.2, 3], [x + 0.6, -0.2, 4.1], palette.main);
    parts.box([x - 0.4, -0.2, 3.2], [x + 0.4, 2.6, 3.8], palette.light);
  },
  { pitch: [36, 42], fill: 0.94 },
);

/** A die with its loops of gold wire, and the capillary at the last one. */
const wireBonder = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const gold = '#d8a93a';
    const last = rng.whole(4, 6);
    parts.box([-3, -2.6, 0], [3, 2.6, 0.35], kit.deep, () => {
      for (let k = 0; k < 9; k++)
        for (const s of [-1, 1]) {
          const u = -2.2 + k * 0.55;
          stage.patch(
            [
              [u - 0.14, s * 2.1 - 0.25, 0.35],
              [u + 0.14, s * 2.1 - 0.25, 0.35],
              [u + 0.14, s * 2.1 + 0.25, 0.35],
              [u - 0.14, s * 2.1 + 0.25, 0.35],
            ],
            gold,
          );
        }
    });
    const loop = (k: number, s: number): Vec[] =>
      Array.from({ length: 12 }, (_, i): Vec => {
        const t = i / 11;
        return [
          (-1.3 + k * 0.325) * (1 - t) + (-2.2 + k * 0.55) * t,
          s * (1 + 1.05 * t),
          0.8 - 0.45 * t + 1 * Math.sin(Math.PI * t ** 0.7),
        ];
      });
    parts.box([-1.6, -1.2, 0.35], [1.6, 1.2, 0.8], palette.dark, () => {
      stage.patch(
        [
          [-1.2, -0.8, 0.8],
          [1.2, -0.8, 0.8],
          [1.2, 0.8, 0.8],
          [-1.2, 0.8, 0.8],
        ],
        kit.glow,
      );
      for (let k = 0; k < 9; k++) stage.line(loop(k, 1), { stroke: gold, width: 5, fit: true });
      for (let k = 0; k <= last; k++) stage.line(loop(k, -1), { stroke: k === last ? palette.red : gold, width: 6 });
    });
    const [x, y] = [-2.2 + last * 0.55, -2.05];
    parts.rod([x, y, 0.42], [x, y, 1.3], 0.05, palette.light, { end: 0.3, n: 18 });
    parts.rod([x, y, 1.3], [x, y, 2.8], 0.3, palette.light, { n: 20 });
    parts.box([x - 0.35, y - 0.35, 2.8], [x + 2.6, y + 0.35, 3.5], palette.main);
  },
  { pitch: [32, 38], fill: 0.93 },
);

/** A chip with its bumps above the pads of a substrate. */
const flipChip = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const lift = rng.between(1.3, 1.7);
    parts.box([-2.6, -2.3, 0], [2.6, 2.3, 0.35], kit.deep, () => {
      for (let i = 0; i < 25; i++)
        stage.patch(
          circle(0.18, 14, -1.2 + (i % 5) * 0.6, -1.2 + Math.floor(i / 5) * 0.6).map(([a, b]): Vec => [a, b, 0.35]),
          '#d8a93a',
        );
    });
    for (let i = 0; i < 5; i++) {
      parts.rod([-1.2 + i * 0.6, -1.2, lift], [-1.2 + i * 0.6, -1.2, lift + 0.3], 0.12, palette.light, {
        end: 0.2,
        n: 14,
      });
      if (i)
        parts.rod([-1.2, -1.2 + i * 0.6, lift], [-1.2, -1.2 + i * 0.6, lift + 0.3], 0.12, palette.light, {
          end: 0.2,
          n: 14,
        });
    }
    parts.box([-1.6, -1.6, lift + 0.3], [1.6, 1.6, lift + 0.7], palette.red);
    parts.rod([0, 0, lift + 0.7], [0, 0, lift + 1.3], 0.7, palette.dark, { end: 0.9, n: 28 });
    parts.rod([0, 0, lift + 1.3], [0, 0, lift + 2.6], 0.9, palette.main, { n: 32 });
    stage.line(
      [
        [-1.6, -1.6, lift],
        [-1.6, -1.6, 0.4],
      ],
      { stroke: palette.red, width: 2 },
    );
  },
  { pitch: [22, 28] },
);

/** A thin blade runs along the streets of a wafer. */
const dicing = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const x = rng.between(-0.3, 0.5);
    parts.box([-3.4, -3.2, -0.5], [3.4, 3.2, 0], palette.dark);
    wafer(kit, [0, 0, 0], 2.3, 0, x + 0.1);
    const z = 1.25;
    parts.rod([x - 0.04, -0.2, z], [x + 0.04, -0.2, z], 1.05, palette.red, { n: 40, cap: palette.light });
    parts.rod([x - 0.25, -0.2, z], [x - 0.04, -0.2, z], 0.55, palette.steel, { n: 28 });
    parts.rod([x + 0.04, -0.2, z], [x + 0.4, -0.2, z], 0.6, palette.steel, { n: 28 });
    parts.rod([x + 0.4, -0.2, z], [x + 3, -0.2, z], 0.85, palette.main, { n: 34 });
  },
  { yaw: [36, 46], pitch: [34, 40], floor: [-0.5, 12, 1.5], fill: 0.93 },
);

/** A beam on glass: rows of fine holes. */
const laserDrilling = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const [row, column] = [rng.whole(3, 5), rng.whole(3, 7)];
    const at = (i: number, j: number): Point => [-2.4 + i * 0.48, 1.6 - j * 0.48];
    parts.box([-3.1, -2.3, 0], [3.1, 2.3, 0.22], mix('#7fb6cc', palette.light, 0.55), () => {
      for (let j = 0; j < 8; j++)
        for (let i = 0; i < 11; i++) {
          if (j > row || (j === row && i > column)) continue;
          const [x, y] = at(i, j);
          stage.patch(
            circle(0.13, 10, x, y).map(([a, b]): Vec => [a, b, 0.22]),
            j === row && i === column ? palette.red : palette.dark,
          );
        }
      const [x, y] = at(column, row);
      sparks(kit, [x, y, 0.24], [0, 0, 0.5], 8, 0.35);
    });
    const [x, y] = at(column, row);
    parts.rod([x, y, 0.24], [x, y, 2.6], 0.02, palette.red, { end: 0.3, n: 16 });
    parts.rod([x, y, 2.6], [x, y, 3], 0.55, palette.dark, { n: 28 });
    parts.box([x - 0.7, y - 0.7, 3], [x + 0.7, y + 0.7, 4.3], palette.main);
    parts.rod([x + 0.7, y, 3.7], [x + 2.4, y, 3.7], 0.32, palette.light, { n: 22 });
  },
  { pitch: [30, 38], fill: 0.93 },
);

/** A beam writes a code on a plate. */
const laserMarking = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const size = 11;
    const cell = 0.26;
    const cells = Array.from({ length: size * size }, () => rng.chance(0.5));
    parts.box([-2.9, -2.2, 0], [2.9, 2.2, 0.4], palette.light, () => {
      const corner = (i: number, j: number): Vec => [-1.43 + i * cell, -1.43 + j * cell, 0.4];
      cells.forEach((isDark, k) => {
        const [i, j] = [k % size, Math.floor(k / size)];
        // Two edges of a data matrix are solid, two alternate; the last rows are not yet written.
        const solid = i === 0 || j === 0 || (i === size - 1 ? j % 2 === 0 : j === size - 1 ? i % 2 === 0 : isDark);
        if (solid && !(j > 8 && i > 5))
          stage.patch([corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)], palette.dark);
      });
    });
    const [x, y] = [0.2, 1];
    parts.rod([x, y, 0.42], [x, y, 2.8], 0.02, palette.red, { end: 0.25, n: 14 });
    parts.rod([x, y, 2.8], [x, y, 3.2], 0.55, palette.dark, { n: 28 });
    parts.box([x - 0.7, y - 0.6, 3.2], [x + 0.7, y + 0.6, 4.4], palette.main);
  },
  { pitch: [34, 42], fill: 0.92 },
);

export const semiconductors = { dieBonder, wireBonder, flipChip, dicing, laserDrilling, laserMarking };
