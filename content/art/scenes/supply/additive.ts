import { arcAt, still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Vec } from '../../vec';
import { sparks } from '../cutting/grinding';

/** A powder bed with the layer that the laser melts and the blade that spreads the next one. */
const metalPrinter = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const t = rng.between(0.4, 2.6);
    const spot: Vec = [0.9 * Math.cos(t) - 0.2, 0.9 * Math.sin(t), 0.92];
    parts.box([-3.2, 2.1, 0], [3.2, 2.4, 4.6], palette.light);
    parts.box([2.9, -2.1, 0], [3.2, 2.1, 4.6], palette.light);
    parts.box([-3.2, -2.1, 0], [2.9, 2.1, 0.6], palette.dark);
    parts.box([-2.6, -1.8, 0.6], [2.4, 1.8, 0.9], mix(palette.grey, palette.light, 0.3), () => {
      const slice = (r: number): Vec[] => circle(1, 40).map(([a, b]): Vec => [a * r - 0.2, b * r, 0.91]);
      stage.patch(slice(1.15), palette.steel);
      stage.patch(slice(0.65), mix(palette.grey, palette.light, 0.3));
      for (let k = 0; k < 8; k++)
        stage.line(
          [
            [-0.2 + 0.65 * Math.cos(k * 0.785), 0.65 * Math.sin(k * 0.785), 0.91],
            [-0.2 + 1.15 * Math.cos(k * 0.785 + 0.3), 1.15 * Math.sin(k * 0.785 + 0.3), 0.91],
          ],
          { stroke: palette.dark, width: 3 },
        );
      stage.line(arcAt(0.9, -2, t, 26, [-0.2, 0, 0.92]), { stroke: palette.red, width: 6 });
      sparks(kit, spot, [0, 0, 0.6], 10, 0.35);
    });
    parts.box([1.5, -1.8, 0.92], [1.8, 1.8, 1.5], palette.main);
    parts.rod(spot, [0, 0.3, 4.4], 0.02, palette.red, { end: 0.09, n: 8 });
    parts.box([-0.7, -0.3, 4.4], [0.7, 0.9, 5.3], palette.main);
  },
  { pitch: [30, 36], fill: 0.92 },
);

/** Gauge blocks, wrung together and in their row. */
const gaugeBlocks = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const chosen = rng.whole(0, 6);
    parts.box([-3.4, -0.2, 0], [3.4, 1.6, 0.5], palette.dark);
    for (let k = 0; k < 7; k++) {
      const x = -3 + k * 0.87;
      const tall = 0.9 + k * 0.28;
      parts.box([x, 0.1, 0.5], [x + 0.5, 1.3, 0.5 + tall], k === chosen ? kit.glow : palette.light, () =>
        stage.line(
          [
            [x + 0.12, 0.1, 0.7],
            [x + 0.38, 0.1, 0.7],
          ],
          { stroke: palette.dark, width: 5 },
        ),
      );
    }
    let z = 0;
    for (const h of [0.7, 0.4, 0.22, 0.12]) {
      parts.box([-0.9, -2.2, z], [0.9, -1.2, z + h], h === 0.22 ? palette.red : palette.light);
      z += h;
    }
  },
  { pitch: [28, 34] },
);

/** A skin of cells about a link of a robot; one feels a touch. */
const sensorSkin = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const r = 1.5;
    const touched = [rng.whole(2, 5), rng.whole(1, 2)];
    parts.rod([0, 0, 0], [0, 0, 0.5], 2.1, palette.dark, { n: 40 });
    parts.rod([0, 0, 5.2], [0, 0, 5.8], 1.2, palette.dark, { n: 32 });
    parts.rod([0, 0, 0.5], [0, 0, 5.2], r, palette.main, {
      n: 40,
      decorate: () => {
        for (let row = 0; row < 7; row++)
          for (let k = 0; k < 14; k++) {
            const t = ((k + (row % 2) / 2) / 14) * Math.PI * 2;
            if (Math.cos(t) * stage.view.toEye[0] + Math.sin(t) * stage.view.toEye[1] < 0.12) continue;
            const z = 0.98 + row * 0.6;
            const cell = circle(0.33, 6, 0, 0, Math.PI / 6).map(([a, b]): Vec => [
              r * Math.cos(t + a / r),
              r * Math.sin(t + a / r),
              z + b,
            ]);
            const d = Math.abs(row - touched[0]!) + Math.abs((k + 14 - 9 - touched[1]!) % 14);
            stage.patch(cell, d === 0 ? palette.red : d === 1 ? mix(palette.red, '#ffffff', 0.45) : kit.glow);
            stage.line(cell, { stroke: '#ffffff', width: 2, close: true });
          }
      },
    });
  },
  { pitch: [18, 24], fill: 0.88 },
);

export const additive = { metalPrinter, gaugeBlocks, sensorSkin };
