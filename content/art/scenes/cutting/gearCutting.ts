import { type Kit, still } from '../../assembly';
import { outline } from '../../involute';
import { circle, prism } from '../../solids';
import type { Point, Vec } from '../../vec';
import { twisted } from './tools';

/** A gear lying flat, its axis upright. */
function blank(
  { parts, palette }: Kit,
  [x, y, z]: Vec,
  teeth: number,
  tall: number,
  base = palette.light,
  turn = 0,
): void {
  const gear = outline({ teeth, module: 4.2 / teeth, x, y, phase: turn }, 2);
  parts.rod([x, y, z - 0.5], [x, y, z], 1.2, palette.dark, { n: 30 });
  parts.add(prism(gear, z, z + tall, base), 'layers');
  parts.rod([x, y, z + tall], [x, y, z + tall + 0.25], 0.9, palette.grey, { n: 28 });
  parts.rod([x, y, z + tall + 0.25], [x, y, z + tall + 0.8], 0.4, palette.dark, { n: 6 });
}

/** Faces of an upright solid laid along x. */
const lying = <F extends { points: readonly Vec[]; normal: Vec }>(faces: F[], o: Vec): F[] => {
  const turn = ([x, y, z]: Vec): Vec => [z, y, -x];
  return faces.map((face) => ({
    ...face,
    points: face.points.map((p): Vec => [turn(p)[0] + o[0], turn(p)[1] + o[1], turn(p)[2] + o[2]]),
    normal: turn(face.normal),
  }));
};

const gashed = (r: number, teeth: number): Point[] =>
  circle(r, teeth * 2).map(([x, y], i) => (i % 2 ? [x, y] : [x * 0.68, y * 0.68]));

/** A hob: gashed rows of teeth on an arbor, at the rim of the gear it cuts. */
const hobbing = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    blank(kit, [0, 1.6, 0.5], rng.whole(19, 22), 1.5);
    const [y, z] = [-1.75, 1.25];
    for (let k = 0; k < 6; k++) {
      const x = -1.4 + k * 0.47;
      const disc = twisted(gashed(1.15, 8), [0, 0, 0], 0.26, 0.1, k === 3 ? palette.red : palette.main, 1);
      parts.add(lying(disc, [x, y, z]), 'depth');
      parts.rod([x + 0.26, y, z], [x + 0.47, y, z], 0.76, kit.deep, { n: 16 });
    }
    parts.rod([-2.9, y, z], [-1.4, y, z], 0.4, palette.steel);
    parts.rod([1.4, y, z], [2.6, y, z], 0.4, palette.steel);
    parts.box([2.6, y - 0.9, 0], [3.8, y + 0.9, 2.5], palette.grey);
    parts.box([-3.5, -3.1, -0.5], [4, 4, 0], palette.dark);
  },
  { floor: [-0.5, 12, 1.5] },
);

/** A threaded wheel grinds the flanks of a gear. */
const gearGrinding = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    blank(kit, [0, 2.7, 0.5], rng.whole(19, 22), 1.3);
    const [y, z] = [-1.15, 1.75];
    for (let k = 0; k < 5; k++) {
      const x = -1.5 + k * 0.6;
      parts.rod([x, y, z], [x + 0.3, y, z], 1.45, palette.main, { end: 1.68, n: 20 });
      parts.rod([x + 0.3, y, z], [x + 0.6, y, z], 1.68, kit.glow, { end: 1.45, n: 20 });
    }
    parts.rod([-1.8, y, z], [-1.5, y, z], 0.8, palette.light);
    parts.rod([-2.1, y, z], [-1.8, y, z], 0.3, palette.dark, { n: 6 });
    parts.rod([1.5, y, z], [3.4, y, z], 0.7, palette.grey);
    parts.box([-3.2, -2.6, -0.5], [4, 5, 0], palette.dark);
  },
  { yaw: [36, 46], floor: [-0.5, 12, 1.5] },
);

/** Skiving: a pinion-shaped cutter, inclined, works inside or outside a ring. */
const skiving = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    blank(kit, [0.4, 0.9, 0.5], rng.whole(26, 30), 1.1);
    parts.box([-3.2, -3, -0.5], [4, 3.6, 0], palette.dark);
    const tilt = 0.35;
    const o: Vec = [-0.5, -1.9, 1.3];
    const cutter = twisted(
      outline({ teeth: 15, module: 0.15, x: 0, y: 0, phase: 0.1 }, 2),
      [0, 0, 0],
      0.5,
      0.14,
      palette.main,
      2,
    );
    const lean = ([x, y, z]: Vec): Vec => [
      x * Math.cos(tilt) - z * Math.sin(tilt),
      y,
      x * Math.sin(tilt) + z * Math.cos(tilt),
    ];
    const place = (v: Vec): Vec => {
      const p = lean(v);
      return [p[0] + o[0], p[1] + o[1], p[2] + o[2]];
    };
    parts.add(
      cutter.map((face) => ({ ...face, points: face.points.map(place), normal: lean(face.normal) })),
      'depth',
    );
    parts.rod(place([0, 0, 0.5]), place([0, 0, 1.6]), 0.55, palette.steel, { end: 0.5 });
    parts.rod(place([0, 0, 1.6]), place([0, 0, 3.4]), 0.95, palette.grey, { n: 30 });
  },
  { floor: [-0.5, 12, 1.5] },
);

export const gearCutting = { hobbing, gearGrinding, skiving };
