import { still } from '../../assembly';
import { circle } from '../../solids';
import type { Vec } from '../../vec';

/** A coach with its windows and wheels. */
const coach = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const wheels = (): void => {
      for (const x of [-2.6, 2.2]) {
        stage.patch(
          circle(0.62, 26, x, 0.55).map(([a, b]): Vec => [a, -1.2, b]),
          palette.dark,
        );
        stage.patch(
          circle(0.26, 18, x, 0.55).map(([a, b]): Vec => [a, -1.2, b]),
          palette.light,
        );
      }
    };
    const lit = rng.whole(1, 6);
    parts.box([-4, -1.2, 0.4], [4, 1.2, 3.3], palette.main, () => {
      for (let k = 0; k < 7; k++) {
        const x = -3.7 + k * 1.02;
        stage.patch(
          [
            [x, -1.2, 1.8],
            [x + 0.86, -1.2, 1.8],
            [x + 0.86, -1.2, 2.9],
            [x, -1.2, 2.9],
          ],
          k === lit ? kit.glow : palette.dark,
        );
      }
      stage.patch(
        [
          [-4, 1, 1.4],
          [-4, -1, 1.4],
          [-4, -1, 3],
          [-4, 1, 3],
        ],
        palette.dark,
      );
      stage.patch(
        [
          [-4, -1.2, 1.2],
          [4, -1.2, 1.2],
          [4, -1.2, 1.4],
          [-4, -1.2, 1.4],
        ],
        '#ffffff',
      );
      for (const y of [-0.9, 0.7])
        stage.patch(
          circle(0.14, 14, y + 0.1, 0.8).map(([a, b]): Vec => [-4, a, b]),
          '#ffffff',
        );
      wheels();
    });
    parts.box([-3.2, -0.8, 3.3], [2.6, 0.8, 3.6], palette.light);
  },
  { yaw: [24, 36], pitch: [18, 24] },
);

/** A train at the platform of the metro. */
const train = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-7, 1.6, 0], [7, 4, 0.8], palette.light);
    for (const y of [-0.8, 0.8]) parts.box([-7, y - 0.06, 0], [7, y + 0.06, 0.12], palette.grey);
    const x0 = rng.between(-3.4, -2.6);
    for (let c = 0; c < 2; c++) {
      const [a, b] = [x0 + c * 4.5, x0 + c * 4.5 + 4.35];
      parts.box([a, -1.2, 0.3], [b, 1.2, 2.9], palette.steel, () => {
        for (let k = 0; k < 5; k++) {
          const x = a + 0.25 + k * 0.82;
          const isDoor = k === 1 || k === 3;
          stage.patch(
            [
              [x, -1.2, isDoor ? 0.5 : 1.5],
              [x + 0.62, -1.2, isDoor ? 0.5 : 1.5],
              [x + 0.62, -1.2, 2.5],
              [x, -1.2, 2.5],
            ],
            isDoor ? palette.main : palette.dark,
          );
        }
        stage.patch(
          [
            [a, -1.2, 0.9],
            [b, -1.2, 0.9],
            [b, -1.2, 1.05],
            [a, -1.2, 1.05],
          ],
          palette.main,
        );
        if (c === 0) {
          stage.patch(
            [
              [a, 1, 1.3],
              [a, -1, 1.3],
              [a, -0.8, 2.6],
              [a, 0.8, 2.6],
            ],
            palette.dark,
          );
          for (const y of [-0.8, 0.8])
            stage.patch(
              circle(0.14, 14, y, 0.8).map(([p, q]): Vec => [a, p, q]),
              '#ffffff',
            );
        }
      });
    }
  },
  { yaw: [30, 40], pitch: [22, 28], fill: 1 },
);

export const travel = { coach, train };
