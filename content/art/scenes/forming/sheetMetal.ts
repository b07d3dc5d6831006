import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';
import { sparks } from '../cutting/grinding';

const flat = (ring: readonly Point[], z: number): Vec[] => ring.map(([x, y]): Vec => [x, y, z]);

/** A laser head with its nozzle; the beam is red. */
export function laserHead({ parts, palette }: Kit, [x, y, z]: Vec, gap = 0.35): void {
  const at = (h: number): Vec => [x, y, z + h];
  parts.rod(at(0), at(gap), 0.035, palette.red, { n: 6 });
  parts.rod(at(gap), at(gap + 0.45), 0.08, palette.steel, { end: 0.3, n: 20 });
  parts.rod(at(gap + 0.45), at(gap + 0.75), 0.42, palette.light, { n: 26 });
  parts.box([x - 0.45, y - 0.45, z + gap + 0.75], [x + 0.45, y + 0.45, z + gap + 2.3], palette.main);
}

/** A sheet on its slats, parts cut from it, and the head that cuts the next one. */
const laserCutting = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const [x, y] = [rng.between(-0.7, 0.6), -0.9];
  parts.box([-3.4, -2.5, 0], [3.4, 2.3, 0.5], palette.dark);
  for (let k = 0; k < 9; k++) parts.box([-3.2 + k * 0.8, -2.3, 0.5], [-3.12 + k * 0.8, 2.1, 0.9], palette.grey);
  parts.box([-3.2, -2.3, 0.9], [3.2, 2.1, 0.98], palette.light, () => {
    for (let i = 0; i < 12; i++) {
      const [cx, cy] = [-2.4 + (i % 4) * 1.6, 1.4 - Math.floor(i / 4) * 1.5];
      const part = circle(0.6, i % 3 === 0 ? 6 : 28, cx, cy);
      const isCut = cy > y + 0.9 || cx < x - 0.9;
      if (isCut) stage.patch(flat(circle(0.22, 18, cx, cy), 0.98), palette.dark);
      stage.line(flat(part, 0.98), { stroke: isCut ? palette.dark : palette.grey, width: isCut ? 4 : 2, close: true });
    }
    const cut = Array.from({ length: 20 }, (_, i): Vec => [
      x - 0.6 + 0.6 * Math.cos(i / 4.2),
      y + 0.6 * Math.sin(i / 4.2),
      0.98,
    ]);
    stage.line(cut, { stroke: palette.red, width: 5 });
    sparks(kit, [x, y, 1], [0, 0, 0.5], 12, 0.7);
  });
  laserHead(kit, [x, y, 0.98]);
  // The bridge that carries the head.
  parts.box([-3.9, y + 0.45, 2.3], [3.9, y + 1.2, 3.3], palette.light);
  for (const side of [-3.9, 3.4]) parts.box([side, y + 0.45, 0.5], [side + 0.5, y + 1.2, 2.3], palette.grey);
});

/** A coil on its mandrel, the strip straightened by rolls, a laser at its end. */
const coilLine = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const r = rng.between(1.7, 2);
    parts.box([1.8, -1.2, 0], [4.6, 1.4, 0.4], palette.dark);
    parts.box([2.7, 1, 0.4], [3.7, 1.5, 3], palette.grey);
    parts.rod([3.2, -0.9, 2.5], [3.2, 0.9, 2.5], r, palette.light, {
      n: 44,
      cap: palette.steel,
      decorate: () => {
        const face = (s: number): Vec[] => circle(s, 36, 3.2, 2.5).map(([a, b]): Vec => [a, -0.9, b]);
        for (let s = 0.8; s < r; s += 0.13)
          stage.line(face(s), { stroke: palette.dark, width: 2, opacity: 0.55, close: true });
        stage.patch(face(0.62), palette.main);
        stage.patch(face(0.3), palette.dark);
      },
    });
    parts.box([-4.4, -1.1, 0], [1, 1.1, 0.7], palette.dark);
    for (let k = 0; k < 4; k++) {
      const x = -0.8 + k * 0.55;
      parts.rod([x, -1, 0.98], [x, 1, 0.98], 0.24, palette.grey, { n: 18 });
      parts.rod([x + 0.25, -1, 1.55], [x + 0.25, 1, 1.55], 0.24, palette.grey, { n: 18 });
    }
    parts.box([-4.4, -0.9, 1.2], [1.2, 0.9, 1.28], palette.light, () => {
      for (const x of [-4, -3])
        stage.line(flat(circle(0.36, 24, x, 0), 1.28), { stroke: palette.dark, width: 4, close: true });
      stage.line(flat(circle(0.36, 24, -2, 0).slice(6, 20), 1.28), { stroke: palette.red, width: 5 });
    });
    parts.bar(
      [
        [1.2, 1.2],
        [1.9, 1],
        [1.9, 1.08],
        [1.2, 1.28],
      ],
      -0.9,
      0.9,
      palette.light,
      'y',
    );
    laserHead(kit, [-2.1, -0.35, 1.28], 0.25);
    parts.box([-2.4, 0.1, 2.4], [-1.8, 2, 3.1], palette.light);
    parts.box([-2.5, 1.6, 0], [-1.7, 2.3, 2.4], palette.grey);
  },
  { yaw: [22, 32], fill: 0.94 },
);

/** Rolls above and below flatten a wavy sheet. */
const leveller = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const wave = rng.between(0.14, 0.24);
    parts.box([-2.6, -1.7, 0], [2.6, 1.7, 0.9], palette.dark);
    for (const y of [1.4, -1.7]) parts.box([-2.5, y, 0.9], [2.5, y + 0.3, y > 0 ? 2.6 : 1.1], palette.grey);
    for (let k = 0; k < 6; k++) {
      const x = -1.9 + k * 0.72;
      parts.rod([x, -1.4, 1.2], [x, 1.4, 1.2], 0.29, palette.steel, { n: 18 });
      if (k < 5) parts.rod([x + 0.36, -1.4, 1.95], [x + 0.36, 1.4, 1.95], 0.29, palette.main, { n: 20 });
    }
    const section = (from: number, to: number, height: (x: number) => number): Point[] => {
      const top = Array.from({ length: 22 }, (_, i): Point => {
        const x = from + ((to - from) * i) / 21;
        return [x, height(x)];
      });
      return [...top, ...top.map(([x, z]): Point => [x, z + 0.1]).reverse()];
    };
    parts.bar(
      section(-5, -2.4, () => 1.5),
      -1.2,
      1.2,
      palette.light,
      'y',
    );
    parts.bar(
      section(-2.4, 2.3, () => 1.52),
      -1.2,
      1.2,
      palette.light,
      'y',
    );
    parts.bar(
      section(2.3, 5.2, (x) => 1.5 + wave * (1 - Math.cos((x - 2.3) * 3.2))),
      -1.2,
      1.2,
      palette.light,
      'y',
    );
    parts.box([-2.2, 0.2, 2.6], [2.2, 1.7, 3.4], kit.glow);
  },
  { yaw: [24, 34], pitch: [30, 36], fill: 0.96 },
);

/** Brushes over a sheet: burrs before them in red, clean edges behind. */
const deburring = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const gap = rng.between(0.95, 1.05);
    parts.box([-4, -1.8, 0], [4, 1.8, 0.8], palette.dark);
    parts.box([-3.8, -1.5, 0.8], [3.8, 1.5, 0.9], palette.light, () => {
      for (let i = 0; i < 7; i++) {
        const x = -3.2 + i * gap;
        for (const y of [-0.8, 0.6]) {
          const hole = flat(circle(0.3, 20, x, y), 0.9);
          stage.patch(hole, palette.dark);
          stage.line(hole, { stroke: x > 0.6 ? palette.red : '#ffffff', width: x > 0.6 ? 6 : 3, close: true });
        }
      }
    });
    for (const [x, y] of [
      [-0.9, 0.7],
      [0.5, 0.7],
      [-0.9, -0.8],
      [0.5, -0.8],
    ] as const) {
      parts.rod([x, y, 0.95], [x, y, 1.4], 0.7, mix(palette.main, '#ffffff', 0.25), { end: 0.62, n: 34 });
      parts.rod([x, y, 1.4], [x, y, 1.6], 0.62, palette.dark, { n: 30 });
      parts.rod([x, y, 1.6], [x, y, 2.5], 0.16, palette.steel, { n: 16 });
    }
    parts.box([-1.7, -1.5, 2.5], [1.3, 1.5, 3.2], palette.main);
  },
  { pitch: [24, 30], fill: 0.94 },
);

export const sheetMetal = { laserCutting, coilLine, leveller, deburring };
