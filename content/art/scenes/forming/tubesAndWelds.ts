import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Vec } from '../../vec';
import { drawArm } from '../arm';
import { sparks } from '../cutting/grinding';
import { laserHead } from './sheetMetal';

/** A tube bent about its die; the clamp and the pressure die hold it. */
const tubeBender = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const turn = rng.between(1.5, 2.1);
    const r = 1.6;
    const bend = Array.from({ length: 13 }, (_, i): Vec => {
      const t = -Math.PI / 2 + (turn * i) / 12;
      return [r * Math.cos(t), r * Math.sin(t), 1.5];
    });
    const end = bend[bend.length - 1]!;
    const [dx, dy] = [-Math.sin(-Math.PI / 2 + turn), Math.cos(-Math.PI / 2 + turn)];
    parts.box([-4.6, -2.9, 0], [1.2, 1.2, 0.7], palette.dark);
    parts.rod([0, 0, 0.7], [0, 0, 1.05], 1.75, palette.grey, { n: 40 });
    parts.rod([0, 0, 1.05], [0, 0, 1.9], 1.32, palette.main, { n: 40 });
    parts.rod([0, 0, 1.9], [0, 0, 2.3], 0.4, palette.dark, { n: 6 });
    parts.box([-3, -2.7, 0.7], [-0.4, -2, 1.95], palette.light);
    parts.tube(
      [[-5.4, -r, 1.5], [-3, -r, 1.5], [-1, -r, 1.5], ...bend, [end[0] + dx * 2.2, end[1] + dy * 2.2, 1.5]],
      0.38,
      palette.steel,
      12,
    );
    parts.box([-5, -2.2, 0.7], [-4.3, -1, 2.1], kit.glow);
  },
  { yaw: [14, 24], pitch: [38, 46], fill: 0.92 },
);

/** Bent tubes side by side: what an electric bender makes. */
const tubeEnds = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const chosen = rng.whole(0, 3);
    const shapes: [number, number][][] = [
      [
        [0, 0.42],
        [2.2, 0.42],
        [2.6, 0.85],
      ],
      [
        [0, 0.42],
        [1.6, 0.42],
        [1.8, 0.7],
        [2, 0.42],
        [2.7, 0.42],
      ],
      [
        [0, 0.42],
        [1.8, 0.42],
        [2, 0.62],
        [2.9, 0.62],
      ],
      [
        [0, 0.42],
        [1.9, 0.42],
        [2.4, 0.24],
        [2.9, 0.24],
      ],
    ];
    shapes.forEach((profile, i) => {
      const x = -2.7 + i * 1.8;
      parts.turned([x, 0, 0], [0, 0, 1], profile, i === chosen ? palette.main : palette.light, 26);
      const [z, r] = profile[profile.length - 1]!;
      parts.rod([x, 0, z], [x, 0, z + 0.001], r * 0.99, palette.steel, {
        n: 26,
        decorate: () =>
          stage.patch(
            circle(r * 0.82, 24, x, 0).map(([a, b]): Vec => [a, b, z]),
            mix(palette.dark, '#0b1b2b', 0.3),
          ),
      });
    });
    parts.box([-3.6, -0.9, -0.3], [3.6, 0.9, 0], palette.dark);
  },
  { yaw: [18, 28], pitch: [30, 38], floor: [-0.3, 12, 1.5] },
);

/** A tube in its chuck with slots and holes, the laser above. */
const tubeLaser = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const x = rng.between(-1.2, -0.4);
    const r = 0.75;
    parts.box([-4.2, -1, -2.2], [4.4, 1, -1.7], palette.dark);
    parts.box([2.2, -1.5, -1.7], [3.2, 1.5, 1.6], palette.light);
    parts.rod([1.7, 0, 0], [2.2, 0, 0], 1.35, palette.main, { n: 40 });
    parts.rod([-4, 0, 0], [1.7, 0, 0], r, palette.light, {
      n: 36,
      decorate: () => {
        const on = (u: number, t: number): Vec => [u, -r * Math.sin(t) * 1.0, r * Math.cos(t)];
        for (let k = 0; k < 3; k++) {
          const u = -3.5 + k * 0.95;
          const slot = circle(1, 16).map(([a, b]) => on(u + a * 0.16, 0.75 + b * 0.42));
          stage.patch(slot, palette.dark);
          stage.line(slot, { stroke: '#ffffff', width: 2, close: true });
        }
        stage.line(
          circle(1, 16)
            .slice(0, 11)
            .map(([a, b]) => on(x + 0.2 + a * 0.2, 0.3 + b * 0.3)),
          { stroke: palette.red, width: 5 },
        );
        stage.patch(
          circle(r * 0.8, 24).map(([a, b]): Vec => [-4, a, b]),
          palette.dark,
        );
      },
    });
    laserHead(kit, [x, 0, r], 0.3);
    parts.box([-3.4, -0.4, -1.7], [-3, 0.4, -0.75], palette.grey);
  },
  { yaw: [28, 38], pitch: [26, 32], floor: [-2.2, 12, 1.5], fill: 0.94 },
);

/** A torch, its arc, and the ripples of the seam behind it. */
const weldSeam = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const x = rng.between(-0.2, 0.7);
  parts.box([-3.2, -2.2, 0], [3.2, 2, 0.3], palette.light);
  parts.box([-3.2, 0, 0.3], [3.2, 0.3, 2.2], palette.steel, () => {
    for (let k = 0; k < 16; k++) {
      const u = -3.1 + k * 0.22;
      if (u > x - 0.1) break;
      const ripple = Array.from({ length: 9 }, (_, i): Vec => {
        const t = -Math.PI / 2 + (Math.PI * i) / 8;
        return [u + 0.16 * Math.cos(t), -0.18 + 0.2 * Math.sin(t), 0.42 + 0.12 * -Math.sin(t)];
      });
      stage.line(ripple, { stroke: palette.dark, width: 5, opacity: 0.85 });
    }
    stage.line(
      [
        [-3.2, -0.2, 0.42],
        [x, -0.2, 0.42],
      ],
      { stroke: palette.grey, width: 26, opacity: 0.55 },
    );
    sparks(kit, [x, -0.2, 0.4], [0, -0.3, 0.6], 14, 0.8);
  });
  const o: Vec = [x, -0.3, 0.5];
  const along = (d: number): Vec => [o[0] + d * 0.3, o[1] - d * 0.55, o[2] + d * 0.78];
  parts.rod(along(0), along(0.35), 0.05, palette.red, { n: 8 });
  parts.rod(along(0.35), along(1.2), 0.26, palette.steel, { end: 0.36, n: 22 });
  parts.rod(along(1.2), along(1.5), 0.42, palette.dark, { n: 22 });
  parts.tube(
    [
      along(1.5),
      along(2.4),
      [along(3)[0] + 0.2, along(3)[1] - 0.1, along(2.9)[2]],
      [along(3)[0] + 1, along(3)[1] - 0.6, along(2.9)[2] + 0.15],
    ],
    0.28,
    palette.main,
    12,
  );
});

/** A robot with a torch and a part on a turning table. */
const weldingRobot = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.rod([2.6, 0, 0], [2.6, 0, 0.9], 1.1, palette.dark, { n: 34 });
    parts.rod([2.6, 0, 0.9], [2.6, 0, 1.1], 1.5, palette.grey, { n: 38 });
    parts.box([1.7, -0.6, 1.1], [3.5, 0.6, 1.25], palette.light);
    parts.box([2.45, -0.6, 1.25], [2.6, 0.6, 2.3], palette.light, () =>
      stage.line(
        [
          [2.44, -0.5, 1.27],
          [2.44, 0.5, 1.27],
        ],
        { stroke: palette.red, width: 7 },
      ),
    );
    parts.group([-1.2, -1.2, 0], [2.2, 1.2, 5], () => {
      const tip = drawArm(stage, {
        base: [-0.6, 0, 0],
        turn: 0,
        shoulder: rng.between(1.45, 1.6),
        elbow: rng.between(-0.2, 0),
        size: 0.85,
        carries: 'nothing',
      });
      const end: Vec = [2.35, -0.1, 1.35];
      const bend: Vec = [tip[0] + 0.1, tip[1], tip[2] - 0.6];
      stage.line([tip, bend, end], { stroke: palette.dark, width: 16 });
      stage.line(
        [
          [bend[0] + (end[0] - bend[0]) * 0.8, bend[1] + (end[1] - bend[1]) * 0.8, bend[2] + (end[2] - bend[2]) * 0.8],
          end,
        ],
        { stroke: palette.red, width: 7 },
      );
      sparks(kit, end, [0, 0, 0.5], 14, 0.7);
    });
  },
  { yaw: [22, 34], fill: 0.92 },
);

/** A power source on its trolley with wire feeder, cable and gun. */
function source(kit: Kit, isLaser: boolean): void {
  const { parts, palette, rng, stage } = kit;
  const level = rng.between(0.3, 0.8);
  for (const x of [-2.4, -0.6])
    for (const y of [-1.1, 0.9]) parts.rod([x, y, 0.3], [x, y + 0.2, 0.3], 0.32, palette.dark, { n: 22 });
  parts.box([-2.8, -1, 0.6], [-0.2, 1, 3.4], palette.main, () => {
    stage.patch(
      [
        [-2.5, -1, 2.2],
        [-1.4, -1, 2.2],
        [-1.4, -1, 3],
        [-2.5, -1, 3],
      ],
      palette.dark,
    );
    stage.line(
      [
        [-2.4, -1, 2.4],
        [-2.4 + level, -1, 2.8],
      ],
      { stroke: palette.red, width: 6 },
    );
    stage.patch(
      circle(0.28, 22, -0.8, 2.6).map(([a, b]): Vec => [a, -1, b]),
      palette.light,
    );
    stage.line(
      [
        [-0.8, -1, 2.6],
        [-0.65, -1, 2.78],
      ],
      { stroke: palette.dark, width: 6 },
    );
    for (let k = 0; k < 6; k++)
      stage.line(
        [
          [-2.5, -1, 0.9 + k * 0.18],
          [-0.5, -1, 0.9 + k * 0.18],
        ],
        { stroke: kit.deep, width: 5 },
      );
  });
  if (isLaser) parts.box([-2.6, -0.8, 3.4], [-0.4, 0.8, 3.7], palette.light);
  else {
    parts.box([-2.5, -0.7, 3.4], [-0.5, 0.7, 4.7], palette.light, () => {
      const spool = (s: number): Vec[] => circle(s, 28, -1.5, 4.05).map(([a, b]): Vec => [a, -0.7, b]);
      stage.patch(spool(0.5), palette.dark);
      for (const s of [0.44, 0.36, 0.28]) stage.line(spool(s), { stroke: palette.steel, width: 3, close: true });
    });
  }
  const gun: Vec = [2.4, -1.6, 0.5];
  parts.tube(
    [
      [-0.2, -0.6, 1.2],
      [0.5, -0.8, 1.1],
      [0.9, -1.2, 0.5],
      [1.4, -1.6, 0.25],
      [2, -1.8, 0.3],
      gun,
      [3, -1.2, 1],
      [3.4, -0.9, 1.5],
    ],
    isLaser ? 0.12 : 0.16,
    palette.dark,
    8,
  );
  parts.tube(
    [
      [3.1, -1.1, 1.15],
      [3.4, -0.9, 1.5],
      [3.6, -0.7, 1.6],
    ],
    0.26,
    isLaser ? palette.light : kit.glow,
    10,
  );
  parts.rod([3.6, -0.7, 1.6], [4.3, -0.2, 1.35], 0.2, palette.steel, { end: 0.12, n: 16 });
  parts.rod([4.3, -0.2, 1.35], [4.8, 0.15, 1.17], 0.04, palette.red, { n: 6 });
  if (isLaser) parts.rod([3.3, -1, 1.3], [3.15, -1.1, 0.5], 0.2, palette.main, { n: 14 });
}
const weldingSource = still((kit) => source(kit, false), { yaw: [20, 32] });
const laserWelder = still((kit) => source(kit, true), { yaw: [20, 32] });

export const tubesAndWelds = { tubeBender, tubeEnds, tubeLaser, weldSeam, weldingRobot, weldingSource, laserWelder };
