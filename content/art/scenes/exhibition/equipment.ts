import { still } from '../../assembly';
import { mix } from '../../palette';
import { ball, circle } from '../../solids';
import type { Vec } from '../../vec';
import { screen } from '../cutting/controls';

/** A phone that shows a code. */
const phone = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-1.6, 0, 0], [1.6, 0.3, 6.2], palette.dark, () => {
      const at = (u: number, z: number): Vec => [u, 0, z];
      const patch = (u0: number, z0: number, u1: number, z1: number, fill: string): void =>
        stage.patch([at(u0, z0), at(u1, z0), at(u1, z1), at(u0, z1)], fill);
      patch(-1.45, 0.25, 1.45, 5.95, '#ffffff');
      patch(-1.45, 5.1, 1.45, 5.95, palette.main);
      patch(-1.1, 4.5, 0.6, 4.75, palette.dark);
      const cell = 0.22;
      for (let i = 0; i < 100; i++) {
        const [c, r] = [i % 10, Math.floor(i / 10)];
        const corner = (c < 3 && r < 3) || (c < 3 && r > 6) || (c > 6 && r > 6);
        if (!corner && rng.chance(0.5))
          patch(-1.1 + c * cell, 1.9 + r * cell, -1.1 + (c + 1) * cell, 1.9 + (r + 1) * cell, palette.dark);
      }
      for (const [c, r] of [
        [0, 0],
        [0, 7],
        [7, 7],
      ] as const) {
        const [u, z] = [-1.1 + c * cell, 1.9 + r * cell];
        patch(u, z, u + cell * 3, z + cell * 3, palette.dark);
        patch(u + 0.15, z + 0.15, u + cell * 3 - 0.15, z + cell * 3 - 0.15, '#ffffff');
        patch(u + cell, z + cell, u + cell * 2, z + cell * 2, palette.dark);
      }
      patch(-1.1, 0.8, 1.1, 1.4, palette.red);
    });
  },
  { yaw: [20, 34], pitch: [16, 22], fill: 0.86 },
);

/** A camera on its tripod before a stage light: press and broadcast. */
const broadcast = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const tilt = rng.between(-0.1, 0.15);
    for (const t of [0.5, 2.6, 4.7])
      parts.rod([0, 0, 2.6], [1.5 * Math.cos(t), 1.5 * Math.sin(t), 0], 0.09, palette.dark, { n: 10 });
    parts.rod([0, 0, 2.6], [0, 0, 3], 0.35, palette.grey, { n: 22 });
    parts.box([-1, -0.5, 3], [1.3, 0.5, 4.2], palette.main, () =>
      kit.stage.patch(
        [
          [-0.2, -0.5, 3.3],
          [0.9, -0.5, 3.3],
          [0.9, -0.5, 3.9],
          [-0.2, -0.5, 3.9],
        ],
        palette.dark,
      ),
    );
    parts.rod([-1.9, 0, 3.6 + tilt], [-1, 0, 3.6], 0.55, palette.dark, { end: 0.45, n: 30 });
    parts.rod([-2.05, 0, 3.6 + tilt], [-1.9, 0, 3.6 + tilt], 0.62, palette.grey, {
      n: 30,
      cap: mix(palette.main, '#0b1b2b', 0.5),
    });
    parts.box([-0.6, -0.15, 4.6], [0.8, 0.15, 4.75], palette.dark);
    for (const x of [-0.5, 0.6]) parts.box([x, -0.1, 4.2], [x + 0.15, 0.1, 4.6], palette.dark);
    parts.add(ball([0.9, -0.51, 4.05], 0.1, 8, palette.red));
  },
  { yaw: [46, 58], pitch: [16, 22] },
);

/** An electric meter with its display and disc. */
const energyMeter = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const turn = rng.between(2.4, 3.4);
    parts.box([-2.4, 0.4, -0.4], [2.4, 0.6, 5.4], palette.grey);
    parts.box([-1.7, -0.6, 0], [1.7, 0.4, 4.8], palette.light, () => {
      const display = screen(kit, [
        [-1.3, -0.6, 3.3],
        [1.3, -0.6, 3.3],
        [1.3, -0.6, 4.3],
        [-1.3, -0.6, 4.3],
      ]);
      for (let k = 0; k < 5; k++)
        display.bar(0.08 + k * 0.18, 0.2, 0.2 + k * 0.18, 0.8, k === 4 ? palette.red : kit.glow);
      const ring = (r: number, from: number, to: number): Vec[] =>
        Array.from({ length: 20 }, (_, i): Vec => {
          const t = from + ((to - from) * i) / 19;
          return [r * Math.cos(t), -0.6, 1.9 + r * Math.sin(t)];
        });
      stage.line(ring(1, 0, Math.PI), { stroke: palette.dark, width: 12 });
      stage.line(ring(1, turn, Math.PI), { stroke: palette.red, width: 12 });
      stage.line(
        [
          [0, -0.6, 1.9],
          [0.85 * Math.cos(turn), -0.6, 1.9 + 0.85 * Math.abs(Math.sin(turn))],
        ],
        { stroke: palette.dark, width: 8 },
      );
      for (let k = 0; k < 4; k++)
        stage.patch(
          circle(0.2, 16, -1.05 + k * 0.7, 0.5).map(([a, b]): Vec => [a, -0.6, b]),
          palette.dark,
        );
    });
    for (let k = 0; k < 4; k++)
      parts.tube(
        [
          [-1.05 + k * 0.7, -0.3, 0],
          [-1.05 + k * 0.7, -0.3, -1.2],
        ],
        0.12,
        [palette.dark, palette.main, palette.red, palette.grey][k]!,
        8,
      );
  },
  { yaw: [18, 30], pitch: [14, 20], floor: [-1.2, 12, 1.5] },
);

/** A stopwatch: dial, hand and button. */
const stopwatch = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const turn = rng.between(-0.6, 1.2);
    const at = (r: number, t: number): Vec => [r * Math.sin(t), -0.35, r * Math.cos(t)];
    parts.rod([0, 0, 2.7], [0, 0, 3.1], 0.25, palette.grey, { n: 18 });
    parts.rod([0, 0, 3.1], [0, 0, 3.5], 0.42, palette.red, { n: 22 });
    parts.rod([0, -0.35, 0], [0, 0.4, 0], 2.7, palette.main, {
      n: 54,
      decorate: () => {
        stage.patch(
          circle(2.35, 48).map(([a, b]): Vec => [a, -0.35, b]),
          '#ffffff',
        );
        stage.patch(
          [[0, -0.35, 0], ...Array.from({ length: 16 }, (_, i) => at(2.1, turn - 1.6 + (i / 15) * 1.6))],
          kit.glow,
          0.6,
        );
        for (let k = 0; k < 60; k++)
          stage.line([at(2.25, (k / 60) * 6.2832), at(k % 5 ? 2.1 : 1.9, (k / 60) * 6.2832)], {
            stroke: palette.dark,
            width: k % 5 ? 2.5 : 6,
          });
        stage.line([at(-0.4, turn), at(2, turn)], { stroke: palette.red, width: 9 });
        stage.patch(
          circle(0.2, 20).map(([a, b]): Vec => [a, -0.35, b]),
          palette.dark,
        );
      },
    });
  },
  { yaw: [18, 30], pitch: [14, 20], floor: [-2.7, 12, 1.5], fill: 0.86 },
);

export const equipment = { phone, broadcast, energyMeter, stopwatch };
