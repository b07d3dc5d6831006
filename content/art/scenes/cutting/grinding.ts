import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Vec } from '../../vec';
import { flutes } from './drilling';
import { slots } from './machines';

/** Sparks that leave a point of contact. */
export function sparks({ stage, palette, rng }: Kit, o: Vec, to: Vec, count = 9, spread = 0.5): void {
  for (let i = 0; i < count; i++) {
    const k = rng.between(0.5, 1);
    const end: Vec = [
      o[0] + to[0] * k + rng.between(-spread, spread),
      o[1] + to[1] * k + rng.between(-spread, spread),
      o[2] + to[2] * k + rng.between(-spread, spread),
    ];
    const from: Vec = [o[0] + (end[0] - o[0]) * 0.25, o[1] + (end[1] - o[1]) * 0.25, o[2] + (end[2] - o[2]) * 0.25];
    stage.line([from, end], { stroke: palette.red, width: 4 });
  }
}

/** An abrasive wheel on its axis; the rim is a rougher grey, the flange is steel. */
function wheel({ parts, palette }: Kit, o: Vec, axis: 'x' | 'y', r: number, wide: number): void {
  const at = (d: number): Vec => (axis === 'x' ? [o[0] + d, o[1], o[2]] : [o[0], o[1] + d, o[2]]);
  const grit = mix(palette.main, '#ffffff', 0.3);
  parts.rod(at(-wide / 2), at(wide / 2), r, grit, { n: 44, cap: mix(palette.main, '#ffffff', 0.42) });
  parts.rod(at(-wide / 2 - 0.14), at(-wide / 2), r * 0.42, palette.light, { n: 28 });
  parts.rod(at(-wide / 2 - 0.26), at(-wide / 2 - 0.14), r * 0.16, palette.dark, { n: 6 });
}

const cylindrical = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const x = rng.between(-0.7, 0.5);
    parts.box([-4.2, -1.4, -1.7], [4.2, 0.9, -1.1], palette.dark);
    parts.box([-4, -0.8, -1.1], [-2.5, 0.8, 0.9], palette.light);
    parts.rod([-2.5, 0, 0], [-2.1, 0, 0], 0.5, palette.dark);
    parts.box([2.7, -0.6, -1.1], [3.9, 0.6, 0.7], palette.light);
    parts.rod([2.2, 0, 0], [2.7, 0, 0], 0.04, palette.dark, { end: 0.3, n: 18 });
    parts.rod([-2.1, 0, 0], [-1.2, 0, 0], 0.32, palette.steel);
    parts.rod([-1.2, 0, 0], [1.1, 0, 0], 0.52, palette.light);
    parts.rod([1.1, 0, 0], [2.2, 0, 0], 0.28, palette.steel);
    wheel(kit, [x, 2.32, 0.35], 'x', 1.82, 0.7);
    parts.rod([x + 0.4, 2.32, 0.35], [x + 2.4, 2.32, 0.35], 0.7, palette.grey);
    parts.box([x + 1.2, 1.4, -1.7], [x + 3.2, 3.4, 1.2], palette.dark);
  },
  { yaw: [22, 32], pitch: [28, 35], floor: [-1.7, 12, 1.5], fill: 0.96 },
);

const surface = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const x = rng.between(-0.8, 0.4);
  parts.box([-3.6, -1.7, 0], [3.6, 1.5, 0.6], palette.dark);
  parts.box([-3.1, -1.3, 0.6], [3.1, 1.1, 1.1], palette.steel, slots(kit, [-3.1, -1.3, 1.1], [3.1, 1.1, 0], 6));
  parts.box([-2.3, -0.9, 1.1], [2.1, 0.7, 1.5], palette.light, () => {
    for (let k = 0; k < 7; k++) {
      const y = -0.8 + k * 0.2;
      const ends: Vec[] = [
        [-2.2, y, 1.5],
        [x - 0.1, y, 1.5],
      ];
      stage.line(ends, { stroke: '#ffffff', width: 2.5, opacity: 0.9 });
    }
    sparks(kit, [x, -0.4, 1.52], [-2.4, -0.2, 0.35], 9, 0.3);
  });
  wheel(kit, [x, -0.1, 3.1], 'y', 1.58, 0.7);
  // The guard: the upper half of a wider drum behind the wheel's face.
  parts.rod([x, 0.3, 3.1], [x, 0.8, 3.1], 1.85, palette.main, { n: 40 });
  parts.box([x - 1, 0.8, 2.2], [x + 1, 2.6, 4], palette.grey);
  parts.box([-1.3, 2.6, 0], [1.3, 3.6, 5.4], palette.light);
});

const internal = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const r = rng.between(1.9, 2.2);
    parts.rod([1.2, 0, 0], [2.6, 0, 0], 2.7, palette.main, { n: 44 });
    for (const t of [1.1, 3.2, 5.3]) {
      const [y, z] = [2.25 * Math.cos(t), 2.25 * Math.sin(t)];
      parts.box([0.6, y - 0.4, z - 0.4], [1.2, y + 0.4, z + 0.4], palette.dark);
    }
    parts.rod([-0.3, 0, 0], [1.2, 0, 0], r, palette.light, {
      n: 44,
      decorate: () => {
        const ring = (radius: number): Vec[] => circle(radius, 40).map(([a, b]): Vec => [-0.3, a, b]);
        stage.patch(ring(r * 0.68), palette.dark);
        stage.patch(
          ring(r * 0.68).map((p): Vec => [0.25, p[1] * 0.98, p[2] * 0.98]),
          mix(palette.dark, '#0b1b2b', 0.4),
          0.6,
        );
        stage.line(ring(r * 0.68), { stroke: palette.red, width: 5, close: true });
      },
    });
    // The quill and its small wheel, at the wall of the bore.
    const y = -0.55;
    parts.rod([-1.2, y, -0.3], [-0.1, y, -0.3], 0.8, mix(palette.main, '#ffffff', 0.35), { n: 30, cap: kit.glow });
    parts.rod([-2.6, y, -0.3], [-1.2, y, -0.3], 0.26, palette.steel);
    parts.rod([-3.1, y, -0.3], [-2.6, y, -0.3], 0.5, palette.dark, { end: 0.34 });
    parts.rod([-4.6, y, -0.3], [-3.1, y, -0.3], 0.85, palette.grey, { n: 30 });
  },
  { yaw: [44, 54], pitch: [18, 26], floor: [-2.7, 12, 1.5], fill: 0.92 },
);

/** An end mill and the cup wheel that grinds its flutes. */
const toolGrinder = still((kit) => {
  const { parts, palette, rng } = kit;
  const z = rng.between(2.4, 2.8);
  const at = (h: number): Vec => [0, 0, h];
  parts.rod(at(0), at(0.5), 1.5, palette.dark, { n: 36 });
  parts.rod(at(0.5), at(1.3), 0.95, palette.grey, { end: 0.7, n: 30 });
  parts.rod(at(1.3), at(z), 0.42, palette.light);
  parts.rod(at(z), at(z + 2.6), 0.42, palette.light, { decorate: () => flutes(kit, at(z), 2.6, 0.42, 1.6, 3) });
  const [x, y] = [-0.2, 1.3];
  parts.rod([x - 0.35, y, z + 1.4], [x + 0.1, y, z + 1.4], 1.35, kit.glow, { end: 1.05, n: 40, cap: palette.main });
  parts.rod([x - 0.5, y, z + 1.4], [x - 0.35, y, z + 1.4], 0.55, palette.light, { n: 28 });
  parts.rod([x + 0.1, y, z + 1.4], [x + 2.6, y, z + 1.4], 0.4, palette.dark);
  parts.rod([x + 2.6, y, z + 1.4], [x + 4, y, z + 1.4], 0.8, palette.main, { n: 30 });
});

export const grinding = {
  cylindricalGrinder: cylindrical,
  surfaceGrinder: surface,
  internalGrinder: internal,
  toolGrinder,
};
