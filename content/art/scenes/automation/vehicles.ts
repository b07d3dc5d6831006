import { arcAt, still } from '../../assembly';
import { circle } from '../../solids';
import type { Vec } from '../../vec';
import { vehicle } from './robots';

/** The way of a vehicle on the floor. */
const way = (kit: Parameters<typeof vehicle>[0]): void => {
  const { stage, palette } = kit;
  for (const y of [-0.5, 0.5])
    stage.line(
      [
        [-7, y, 0],
        [-2, y, 0],
      ],
      { stroke: palette.red, width: 5, dash: '16 12' },
    );
};

/** A flat vehicle lifts a shelf from below. */
const liftingRobot = still((kit) => {
  const { parts, palette, rng } = kit;
  const tall = rng.between(3.4, 4);
  way(kit);
  vehicle(kit, [0, 0], [1.7, 1.2], 0.8);
  parts.rod([0, 0, 0.8], [0, 0, 1.05], 0.85, palette.grey, { n: 30 });
  for (const x of [-1.6, 1.45])
    for (const y of [-1.5, 1.35]) parts.box([x, y, 0.25], [x + 0.15, y + 0.15, tall], palette.dark);
  for (const z of [1.05, 2, 2.95]) {
    parts.box([-1.45, -1.35, z], [1.45, 1.35, z + 0.12], palette.light);
    for (let i = 0; i < 3; i++)
      if (rng.chance(0.8))
        parts.box(
          [-1.3 + i * 0.95, -1.15, z + 0.12],
          [-0.6 + i * 0.95, 0.9, z + 0.62],
          i === 1 ? kit.glow : palette.steel,
        );
  }
});

/** A vehicle with a pallet and its load. */
const palletRobot = still((kit) => {
  const { parts, palette, rng } = kit;
  way(kit);
  vehicle(kit, [0, 0], [2.2, 1.4], 1);
  parts.box([-1.8, -1.2, 1], [1.8, 1.2, 1.12], palette.dark);
  for (const y of [-1.1, -0.12, 0.86]) parts.box([-1.7, y, 1.12], [1.7, y + 0.24, 1.36], palette.grey);
  parts.box([-1.75, -1.15, 1.36], [1.75, 1.15, 1.46], palette.light);
  const chosen = rng.whole(0, 5);
  for (let i = 0; i < 6; i++) {
    const [x, y] = [-1.6 + (i % 3) * 1.1, i < 3 ? 0.05 : -1.05];
    parts.box([x, y, 1.46], [x + 1, y + 1, 2.3], i === chosen ? kit.glow : palette.light);
    if (i !== chosen && rng.chance(0.7)) parts.box([x, y, 2.32], [x + 1, y + 1, 3.1], palette.steel);
  }
});

const rollerDeck = still((kit) => {
  const { parts, palette, rng } = kit;
  const x = rng.between(-0.6, 0.2);
  way(kit);
  vehicle(kit, [0, 0], [1.9, 1.3], 1.1);
  parts.box([-1.8, -1.25, 1.1], [1.8, -1.1, 1.7], palette.light);
  parts.box([-1.8, 1.1, 1.1], [1.8, 1.25, 1.7], palette.light);
  for (let k = 0; k < 9; k++)
    parts.rod([-1.6 + k * 0.4, -1.1, 1.45], [-1.6 + k * 0.4, 1.1, 1.45], 0.15, palette.steel, { n: 12 });
  parts.box([x - 0.6, -0.8, 1.62], [x + 0.7, 0.8, 2.4], kit.glow);
  parts.box([2.4, -1.25, 0], [4.6, 1.25, 1.2], palette.dark);
  for (let k = 0; k < 5; k++)
    parts.rod([2.7 + k * 0.4, -1.1, 1.4], [2.7 + k * 0.4, 1.1, 1.4], 0.15, palette.steel, { n: 12 });
});

/** A truck without a driver: mast, forks with a pallet, counterweight and scanner. */
const forkTruck = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const lift = rng.between(0.4, 1.6);
  for (const x of [0.1, 2.3])
    for (const y of [-1.1, 0.8])
      parts.rod([x, y, 0.5], [x, y + 0.3, 0.5], 0.5, palette.dark, { n: 26, cap: palette.grey });
  parts.box([-0.3, -0.8, 0.5], [3.1, 0.8, 1.9], palette.main, () => {
    stage.patch(
      [
        [0.8, -0.8, 0.9],
        [2.4, -0.8, 0.9],
        [2.4, -0.8, 1.5],
        [0.8, -0.8, 1.5],
      ],
      kit.deep,
    );
  });
  parts.box([1.6, -0.8, 1.9], [3.1, 0.8, 2.6], palette.dark);
  for (const y of [-0.6, 0.45]) parts.box([-0.6, y, 0.2], [-0.4, y + 0.15, 4.4], palette.grey);
  parts.box([-0.75, -0.75, lift + 0.1], [-0.6, 0.75, lift + 1], palette.dark);
  for (const y of [-0.55, 0.3]) parts.box([-2.9, y, lift], [-0.75, y + 0.25, lift + 0.12], palette.steel);
  parts.box([-2.8, -0.9, lift + 0.12], [-0.9, 0.9, lift + 0.34], palette.dark);
  parts.box([-2.7, -0.8, lift + 0.34], [-1, 0.8, lift + 1.5], palette.light);
  parts.rod([2.6, 0, 2.6], [2.6, 0, 3], 0.22, palette.red, { n: 18 });
  stage.line(arcAt(3.4, 2.6, 3.7, 14, [-0.3, 0, 0]), { stroke: palette.red, width: 3, dash: '10 8' });
});

/** A scanner at floor height and the fan that it watches, with a warning field. */
const laserScanner = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const [near, far] = [rng.between(2.6, 3), rng.between(4, 4.4)];
    const fan = (r: number): Vec[] => [[0, 0, 0.02], ...arcAt(r, 2.6, 5.9, 30, [0, 0, 0.02])];
    stage.patch(fan(far), palette.main, 0.16);
    stage.patch(fan(near), palette.red, 0.22);
    stage.line(fan(near), { stroke: palette.red, width: 4, close: true });
    for (let k = 0; k < 12; k++) {
      const t = 2.6 + (k / 11) * 3.3;
      stage.line(
        [
          [0, 0, 0.02],
          [far * Math.cos(t), far * Math.sin(t), 0.02],
        ],
        { stroke: palette.red, width: 2, opacity: 0.4 },
      );
    }
    parts.box([-0.9, -0.7, 0], [0.9, 0.9, 0.3], palette.dark);
    parts.rod([0, 0, 0.3], [0, 0, 1.1], 0.8, palette.main, { n: 34 });
    parts.rod([0, 0, 1.1], [0, 0, 1.7], 0.72, palette.dark, { end: 0.6, n: 34 });
    parts.rod([0, 0, 1.7], [0, 0, 2.4], 0.85, palette.main, { end: 0.75, n: 34 });
    stage.line([...arcAt(far, 2.6, 5.9, 4)], { stroke: 'none', width: 0, fit: true });
  },
  { yaw: [30, 40], fill: 0.86 },
);

/** Two posts with a curtain of beams between them. */
const lightCurtain = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const beams = rng.whole(10, 13);
    parts.box([1.6, 1.2, 0], [3.6, 2.8, 2.6], palette.grey);
    parts.box([-2.6, -0.3, 0], [-2, 0.3, 0.2], palette.dark);
    parts.box([2, -0.3, 0], [2.6, 0.3, 0.2], palette.dark);
    parts.box([1.8, 0.6, 0], [1.801, 0.601, 0.01], palette.dark);
    parts.box([-2.5, -0.2, 0.2], [-2.1, 0.2, 4.2], palette.main);
    parts.box([2.1, -0.2, 0.2], [2.5, 0.2, 4.2], palette.main, () => {
      for (let k = 0; k < beams; k++) {
        const z = 0.5 + (k * 3.4) / (beams - 1);
        stage.line(
          [
            [-2.1, 0, z],
            [2.1, 0, z],
          ],
          { stroke: palette.red, width: 4, opacity: 0.85 },
        );
      }
    });
    parts.rod([2.3, 0, 4.2], [2.3, 0, 4.5], 0.16, palette.red, { n: 14 });
  },
  { yaw: [28, 38], pitch: [22, 28] },
);

/** A sensor that sends waves over the floor. */
const radarSensor = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const gap = rng.between(0.62, 0.74);
    for (let k = 2; k < 8; k++)
      stage.line(arcAt(k * gap, 3.3, 5.4, 20, [0, 0, 0.02]), {
        stroke: k === 5 ? palette.red : palette.line,
        width: k === 5 ? 6 : 4,
        opacity: 0.8,
        fit: k === 7,
      });
    parts.box([-0.4, 0.2, 0], [0.4, 0.6, 0.2], palette.dark);
    parts.rod([0, 0.4, 0.2], [0, 0.4, 1.6], 0.14, palette.steel, { n: 16 });
    parts.box([-0.9, -0.2, 1.6], [0.9, 0.5, 2.9], palette.main, () => {
      stage.patch(
        [
          [-0.7, -0.2, 1.8],
          [0.7, -0.2, 1.8],
          [0.7, -0.2, 2.7],
          [-0.7, -0.2, 2.7],
        ],
        palette.dark,
      );
      stage.patch(
        circle(0.08, 14, 0.55, 2.58).map(([a, b]): Vec => [a, -0.2, b]),
        palette.red,
      );
    });
  },
  { yaw: [28, 40], fill: 0.86 },
);

export const vehicles = { liftingRobot, palletRobot, rollerDeck, forkTruck, laserScanner, lightCurtain, radarSensor };
