import { still } from '../../assembly';
import { circle, frustum } from '../../solids';
import type { Vec } from '../../vec';

/** A fan and its filter hang from a grid; air flows down. */
const fanFilter = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const long = rng.between(0.9, 1.3);
    for (let i = 0; i < 12; i++) {
      const [x, y] = [-2.1 + (i % 4) * 1.4, 0.9 - Math.floor(i / 4) * 0.9];
      const z = 2.2 - long;
      stage.line(
        [
          [x, y, 2.3],
          [x, y, z],
        ],
        { stroke: palette.line, width: 4, opacity: 0.75, fit: true },
      );
      stage.line(
        [
          [x - 0.14, y, z + 0.25],
          [x, y, z],
          [x + 0.14, y, z + 0.25],
        ],
        { stroke: palette.line, width: 4, opacity: 0.75 },
      );
    }
    parts.box([-2.8, -1.7, 2.4], [2.8, 1.7, 3], palette.light, () => {
      for (let k = 0; k < 22; k++)
        stage.line(
          [
            [-2.7 + k * 0.257, -1.7, 2.45],
            [-2.7 + k * 0.257, -1.7, 2.95],
          ],
          { stroke: palette.grey, width: 4 },
        );
      for (let k = 0; k < 13; k++)
        stage.line(
          [
            [-2.8, -1.6 + k * 0.267, 2.45],
            [-2.8, -1.6 + k * 0.267, 2.95],
          ],
          { stroke: palette.grey, width: 4 },
        );
    });
    parts.box([-2.8, -1.7, 3], [2.8, 1.7, 3.9], palette.main);
    parts.rod([0, 0, 3.9], [0, 0, 4.2], 1.3, palette.dark, {
      n: 38,
      decorate: () => {
        for (const r of [1.1, 0.8, 0.5])
          stage.line(
            circle(r, 32).map(([a, b]): Vec => [a, b, 4.2]),
            { stroke: palette.light, width: 3, close: true },
          );
        for (let k = 0; k < 6; k++)
          stage.line(
            [
              [0, 0, 4.2],
              [1.25 * Math.cos(k * 1.047), 1.25 * Math.sin(k * 1.047), 4.2],
            ],
            { stroke: palette.light, width: 3 },
          );
        stage.patch(
          circle(0.3, 20).map(([a, b]): Vec => [a, b, 4.2]),
          palette.red,
        );
      },
    });
  },
  { pitch: [26, 32] },
);

/** A blower sends positive and negative ions. */
const ioniser = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-1.3, 0.2, 0], [1.3, 1.4, 0.25], palette.dark);
    for (const x of [-1.6, 1.4]) parts.box([x, 0.5, 0.2], [x + 0.2, 1.1, 2.4], palette.grey);
    parts.box([-1.4, 0, 0.9], [1.4, 1.4, 3.7], palette.main, () => {
      const face = (r: number): Vec[] => circle(r, 34, 0, 2.3).map(([a, b]): Vec => [a, 0, b]);
      stage.patch(face(1.2), palette.dark);
      for (const r of [1, 0.75, 0.5]) stage.line(face(r), { stroke: palette.light, width: 4, close: true });
      for (let k = 0; k < 8; k++)
        stage.line(
          [
            [0, 0, 2.3],
            [1.18 * Math.cos(k * 0.785), 0, 2.3 + 1.18 * Math.sin(k * 0.785)],
          ],
          { stroke: palette.light, width: 4 },
        );
      stage.patch(face(0.26), palette.red);
      for (let k = 0; k < 12; k++) {
        const [x, y, z] = [
          -1.7 + (k % 4) * 1.1 + rng.between(-0.2, 0.2),
          -1 - Math.floor(k / 4) * 0.9,
          1.5 + (k % 3) * 0.8,
        ];
        stage.line(
          [
            [x - 0.16, y, z],
            [x + 0.16, y, z],
          ],
          { stroke: k % 2 ? palette.red : palette.line, width: 6, fit: true },
        );
        if (k % 2)
          stage.line(
            [
              [x, y, z - 0.16],
              [x, y, z + 0.16],
            ],
            { stroke: palette.red, width: 6 },
          );
      }
    });
  },
  { yaw: [30, 40], pitch: [18, 24] },
);

/** A cabin with nozzles at its walls. */
const airShower = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-2, -1.6, 0], [2, 1.8, 0.2], palette.grey);
    parts.box([-2, 1.6, 0.2], [2, 1.8, 5], palette.light);
    parts.box([1.7, -1.6, 0.2], [2, 1.6, 5], palette.light, () => {
      for (let k = 0; k < 8; k++) {
        const [y, z] = [k % 2 ? -0.6 : 0.6, 1 + Math.floor(k / 2) * 1];
        stage.patch(
          circle(0.24, 18, y, z).map(([a, b]): Vec => [1.7, a, b]),
          palette.dark,
        );
        for (const d of [-0.25, 0, 0.25])
          stage.line(
            [
              [1.6, y, z],
              [0.5 - rng.between(0, 0.3), y + d * 1.6, z + d],
            ],
            { stroke: palette.line, width: 3, opacity: 0.8 },
          );
      }
    });
    const back: [number, number][] = [
      [-1, 1.2],
      [-0.1, 1.2],
      [0.8, 1.2],
      [-1, 3],
      [-0.1, 3],
      [0.8, 3],
    ];
    parts.add(
      back.flatMap(([x, z]) => frustum([x, 1.5, z], 0.22, [x, 1.6, z], 0.28, 16, palette.dark)),
      'depth',
    );
    parts.box([-2, -1.6, 5], [2, 1.8, 5.7], palette.main, () =>
      stage.patch(
        [
          [-0.5, -1.6, 5.2],
          [0.5, -1.6, 5.2],
          [0.5, -1.6, 5.5],
          [-0.5, -1.6, 5.5],
        ],
        palette.red,
      ),
    );
    parts.box([-2, -1.6, 0.2], [-1.75, -1.4, 5], palette.main);
    parts.box([-2, 1.4, 0.2], [-1.75, 1.6, 5], palette.main);
  },
  { yaw: [36, 46], pitch: [20, 26], fill: 0.92 },
);

/** A bench under a hood with a glass front. */
const cleanBench = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    for (const x of [-2.4, 2.2])
      for (const y of [-1.3, 1.2]) parts.box([x, y, 0], [x + 0.2, y + 0.2, 1.8], palette.grey);
    parts.box([-2.6, -1.5, 1.8], [2.6, 1.6, 2], palette.light);
    parts.box([-2.6, 1.4, 2], [2.6, 1.6, 4.6], palette.light, () => {
      for (let k = 0; k < 9; k++) {
        const x = -2.1 + k * 0.52;
        stage.line(
          [
            [x, 1.4, 4.2],
            [x, 1.4, 3.3 - rng.between(0, 0.3)],
          ],
          { stroke: palette.line, width: 3, opacity: 0.7 },
        );
      }
    });
    for (const x of [-2.6, 2.5]) parts.box([x, -1.4, 2], [x + 0.1, 1.4, 4.6], kit.glow);
    parts.rod([-1, 0, 2], [-1, 0, 2.1], 0.7, kit.glow, { n: 30 });
    parts.box([0.3, -0.4, 2], [1.6, 0.4, 2.5], palette.dark);
    parts.rod([0.9, 0, 2.5], [0.9, 0, 3.2], 0.2, palette.red, { n: 18 });
    parts.box([-2.6, -1.4, 4.6], [2.6, 1.6, 5.7], palette.main, () => {
      stage.patch(
        [
          [-2.6, -1.4, 3.6],
          [2.6, -1.4, 3.6],
          [2.6, -1.4, 4.6],
          [-2.6, -1.4, 4.6],
        ],
        palette.main,
        0.22,
      );
      stage.line(
        [
          [-2.6, -1.4, 3.6],
          [2.6, -1.4, 3.6],
        ],
        { stroke: palette.dark, width: 5 },
      );
    });
  },
  { yaw: [18, 28], pitch: [18, 24], fill: 0.92 },
);

export const cleanRoom = { fanFilter, ioniser, airShower, cleanBench };
