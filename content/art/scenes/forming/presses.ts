import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';

const disc = (r: number, x: number, y: number, z: number, n = 24): Vec[] =>
  circle(r, n, x, y).map(([a, b]): Vec => [a, b, z]);

/** A strip under a punch: blanks come out of a press with four columns and a flywheel. */
const stampingPress = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const gap = rng.between(0.5, 0.9);
    parts.box([-2, -1.6, 0], [2, 1.6, 1.2], palette.dark);
    parts.box([-1.7, -1.3, 1.2], [1.7, 1.3, 1.6], palette.steel);
    for (const x of [-1.9, 1.4])
      for (const y of [-1.5, 1]) parts.box([x, y, 1.2], [x + 0.5, y + 0.5, 4.6], palette.light);
    parts.box([-4.4, -0.5, 1.6], [4.4, 0.5, 1.68], palette.light, () => {
      for (let k = 0; k < 15; k++) {
        const x = -4.1 + k * 0.58;
        if (x > -0.7) continue;
        stage.patch(disc(0.2, x, 0, 1.68, 18), palette.dark);
      }
      for (let k = 0; k < 15; k++) stage.patch(disc(0.06, -4.1 + k * 0.58, 0.38, 1.68, 10), palette.dark);
    });
    parts.box([-1, -0.9, 1.68 + gap], [1, 0.9, 2.1 + gap], palette.grey);
    parts.box([-1.3, -1, 2.1 + gap], [1.3, 1, 3.9 + gap * 0.2], palette.main);
    parts.rod([0, 0, 1.68], [0, 0, 1.68 + gap], 0.2, palette.red, { n: 18 });
    parts.box([-2.1, -1.7, 4.6], [2.1, 1.7, 6], palette.main);
    parts.rod([2.1, 0, 5.3], [2.5, 0, 5.3], 1.25, palette.dark, { n: 36 });
    parts.rod([-2.4, 0, 5.3], [-2.1, 0, 5.3], 1.25, palette.dark, {
      n: 40,
      cap: palette.grey,
      decorate: () => {
        stage.patch(
          circle(0.35, 20, 0, 5.3).map(([a, b]): Vec => [-2.4, a, b]),
          palette.dark,
        );
        stage.line(
          circle(1, 34, 0, 5.3).map(([a, b]): Vec => [-2.4, a, b]),
          { stroke: palette.dark, width: 4, close: true },
        );
      },
    });
  },
  { yaw: [36, 46], fill: 0.94 },
);

/** A hydraulic press: two frames, a cylinder on top, a ram over the die. */
function hydraulic(kit: Kit, isHot: boolean): void {
  const { parts, palette, rng, stage } = kit;
  const gap = rng.between(0.9, 1.3);
  const heat = '#f2542d';
  parts.box([-2.3, -1.6, 0], [2.3, 1.6, 0.9], palette.dark);
  for (const x of [-2.3, 1.7]) parts.box([x, -1.2, 0.9], [x + 0.6, 1.2, 5], palette.light);
  parts.box([-1.5, -1.1, 0.9], [1.5, 1.1, 1.6], palette.grey);
  parts.bar(
    [
      [-1.2, 1.6],
      [1.2, 1.6],
      [1.2, 2.05],
      [0.6, 2.05],
      [0.4, 1.75],
      [-0.4, 1.75],
      [-0.6, 2.05],
      [-1.2, 2.05],
    ],
    -0.9,
    0.9,
    palette.steel,
    'y',
  );
  if (isHot)
    parts.bar(
      [
        [-1.5, 2.07],
        [-0.55, 2.07],
        [-0.35, 1.78],
        [0.35, 1.78],
        [0.55, 2.07],
        [1.5, 2.07],
        [1.5, 2.17],
        [0.5, 2.17],
        [0.3, 1.9],
        [-0.3, 1.9],
        [-0.5, 2.17],
        [-1.5, 2.17],
      ],
      -0.95,
      0.95,
      heat,
      'y',
    );
  const z = 2.05 + gap;
  parts.bar(
    [
      [-0.4, z - 0.35],
      [0.4, z - 0.35],
      [0.6, z],
      [1.2, z],
      [1.2, z + 0.4],
      [-1.2, z + 0.4],
      [-1.2, z],
      [-0.6, z],
    ],
    -0.9,
    0.9,
    palette.steel,
    'y',
  );
  parts.box([-1.6, -1, z + 0.4], [1.6, 1, z + 1.1], palette.main);
  parts.rod([0, 0, z + 1.1], [0, 0, 5], 0.55, palette.light, { n: 28 });
  parts.box([-2.5, -1.4, 5], [2.5, 1.4, 6], palette.main);
  parts.rod([0, 0, 6], [0, 0, 7], 0.95, palette.dark, { n: 32 });
  parts.tube(
    [
      [0.7, 0, 6.8],
      [1.4, 0, 6.8],
      [1.7, 0, 6.6],
      [1.7, 0, 6],
    ],
    0.12,
    palette.red,
    8,
  );
  if (isHot)
    for (let k = 0; k < 4; k++)
      stage.line(
        [
          [-1 + k * 0.6, 0, 2.4],
          [-1.1 + k * 0.6, 0, 2.6],
          [-0.9 + k * 0.6, 0, 2.75],
          [-1 + k * 0.6, 0, 2.95],
        ],
        { stroke: heat, width: 3 },
      );
}
const hydraulicPress = still((kit) => hydraulic(kit, false), { fill: 0.94 });
const hotForming = still((kit) => hydraulic(kit, true), { fill: 0.94 });

/** Two turrets with their punches above and below a perforated sheet. */
const turretPunch = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const turn = rng.between(0, 0.4);
    parts.box([-3.8, -3, 0], [3.8, 2, 0.5], palette.dark);
    parts.rod([0, 0.6, 0.5], [0, 0.6, 1.2], 1.9, palette.grey, { n: 40 });
    parts.box([-3.6, -2.8, 1.2], [3.6, 0.4, 1.28], palette.light, () => {
      for (let i = 0; i < 40; i++) {
        const [x, y] = [-3.2 + (i % 10) * 0.7, -2.4 + Math.floor(i / 10) * 0.6];
        if (i < 26) stage.patch(disc(0.17, x, y, 1.28, i % 3 ? 14 : 4), palette.dark);
      }
    });
    for (let k = 0; k < 12; k++) {
      const t = turn + (k * Math.PI) / 6;
      const [x, y] = [1.5 * Math.cos(t), 0.6 + 1.5 * Math.sin(t)];
      parts.rod([x, y, 1.7], [x, y, 1.95], 0.14, palette.dark, { n: 8 });
      parts.rod([x, y, 2.6], [x, y, 3], k === 8 ? 0.24 : 0.22, k === 8 ? palette.red : palette.light, { n: 10 });
    }
    parts.rod([0, 0.6, 1.95], [0, 0.6, 2.6], 1.9, palette.main, { n: 44 });
    parts.box([-0.7, 2, 0.5], [0.7, 3, 4.6], palette.light);
    parts.box([-0.7, -1.2, 3.5], [0.7, 2, 4.6], palette.light);
    parts.rod([0, -0.9, 3], [0, -0.9, 3.5], 0.3, palette.steel, { n: 20 });
  },
  { pitch: [30, 38] },
);

/** An opened die on guide posts: stations below, punches above. */
function openDie({ parts, palette, stage }: Kit, lift: number): void {
  parts.box([-3, -1.8, 0], [3, 1.8, 0.5], palette.dark);
  parts.box([-2.3, -0.9, 0.5], [2.3, 0.9, 1], palette.steel, () => {
    for (let k = 0; k < 5; k++) stage.patch(disc(0.18 + 0.05 * k, -1.8 + k * 0.9, 0, 1, k < 2 ? 4 : 20), palette.dark);
  });
  for (const x of [-2.6, 2.6])
    for (const y of [-1.4, 1.4]) {
      parts.rod([x, y, 0.5], [x, y, lift + 1.6], 0.2, palette.light, { n: 18 });
      parts.rod([x, y, lift + 1.3], [x, y, lift + 1.6], 0.32, palette.main, { n: 20 });
    }
  for (let k = 0; k < 5; k++)
    parts.rod([-1.8 + k * 0.9, 0, lift + 0.8], [-1.8 + k * 0.9, 0, lift + 1.6], 0.16 + 0.05 * k, palette.light, {
      n: 18,
    });
  parts.box([-3, -1.8, lift + 1.6], [3, 1.8, lift + 2.1], palette.main);
}
const progressiveDie = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  openDie(kit, rng.between(1.4, 1.8));
  parts.box([-4.6, -0.6, 1], [4.6, 0.6, 1.05], palette.light, () => {
    for (let k = 0; k < 11; k++) {
      const x = -4.2 + k * 0.9;
      stage.patch(disc(0.06, x, 0.45, 1.05, 10), palette.dark);
      if (x < 2) stage.patch(disc(0.1, x, 0, 1.05, 14), palette.dark);
      if (x < 0.5)
        stage.line(disc(0.3, x, 0, 1.05), { stroke: x < -1 ? palette.red : palette.dark, width: 4, close: true });
    }
  });
});
const guidePosts = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const chosen = rng.whole(0, 2);
  [
    [-2.2, 0.4, 4.6],
    [0, -0.4, 3.8],
    [2.2, 0.4, 4.2],
  ].forEach(([x, y, tall], i) => {
    parts.rod([x!, y!, 0], [x!, y!, 0.3], 0.75, palette.dark, { n: 28 });
    parts.rod([x!, y!, 0.3], [x!, y!, 1.3], 0.42, palette.steel, { n: 26 });
    parts.rod([x!, y!, 1.3], [x!, y!, 1.5], 0.95, i === chosen ? palette.main : palette.light, { n: 28 });
    parts.rod([x!, y!, 1.5], [x!, y!, 2.7], 0.74, i === chosen ? kit.glow : palette.light, { n: 26 });
    parts.rod([x!, y!, 2.7], [x!, y!, tall!], 0.42, palette.steel, {
      n: 26,
      decorate: () => stage.line(disc(0.42, x!, y!, tall! - 0.2, 22).slice(9, 21), { stroke: palette.dark, width: 4 }),
    });
  });
});
/** Punches and V-dies of a press brake, in the order of their angles. */
const brakeTools = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const half = rng.between(1.8, 2.2);
    const chosen = rng.whole(0, 2);
    const v = (y: number, w: number): Point[] => [
      [y - 0.6, 0],
      [y + 0.6, 0],
      [y + 0.6, 1.3],
      [y + w, 1.3],
      [y, 1.3 - w],
      [y - w, 1.3],
      [y - 0.6, 1.3],
    ];
    const goose = (y: number): Point[] => [
      [y - 0.05, 2.5],
      [y + 0.05, 2.5],
      [y + 0.5, 3.4],
      [y + 0.3, 4.1],
      [y + 0.3, 4.8],
      [y - 0.3, 4.8],
      [y - 0.3, 4],
      [y, 3.4],
    ];
    [2.2, 0, -2.2].forEach((y, i) => {
      parts.bar(v(y, [0.25, 0.38, 0.5][i]!), -half, half, i === chosen ? palette.main : palette.light);
      parts.bar(goose(y), -half, half, i === chosen ? kit.glow : palette.steel);
    });
  },
  { yaw: [48, 58] },
);
const punchSet = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const chosen = rng.whole(0, 3);
    [-2.4, -0.8, 0.8, 2.4].forEach((x, i) => {
      const n = [24, 4, 6, 24][i]!;
      parts.rod([x, 0.6, 1.4], [x, 0.6, 3], 0.52, i === chosen ? kit.glow : palette.light, { n: 26 });
      parts.rod([x, 0.6, 3], [x, 0.6, 3.25], 0.7, i === chosen ? palette.main : palette.steel, { n: 28 });
      parts.plate(circle(0.3, n, x, 0.6), 0.3, 1.4, palette.steel);
      parts.rod([x, -1.2, 0], [x, -1.2, 0.7], 0.75, i === chosen ? palette.main : palette.light, {
        n: 30,
        decorate: () => stage.patch(disc(0.34, x, -1.2, 0.7, n), mix(palette.dark, '#0b1b2b', 0.3)),
      });
    });
  },
  { yaw: [18, 30] },
);

export const presses = {
  stampingPress,
  hydraulicPress,
  hotForming,
  turretPunch,
  progressiveDie,
  guidePosts,
  brakeTools,
  punchSet,
};
