import { still } from '../../assembly';
import { mix } from '../../palette';
import type { Vec } from '../../vec';
import { screen } from '../cutting/controls';
import { five } from './advertising';

/** An open guide, one of its pages an advertisement. */
const guide = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const right = rng.chance(0.5);
    const k = rng.whole(0, 4);
    parts.box([-3, -2, 0], [0, 2, 0.24], palette.light);
    parts.box([0, -2, 0], [3, 2, 0.24], palette.light);
    parts.box([-3, -2, 0.24], [3, 2, 0.25], '#ffffff', () => {
      const page = (side: number, isAdvert: boolean): void => {
        const at = (u: number, v: number): Vec => [side < 0 ? -2.8 + u * 2.6 : 0.2 + u * 2.6, -1.8 + v * 3.6, 0.25];
        if (isAdvert) {
          stage.patch([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], five[k]!);
          stage.patch([at(0.12, 0.3), at(0.88, 0.3), at(0.88, 0.4), at(0.12, 0.4)], '#ffffff');
          stage.patch([at(0.12, 0.5), at(0.6, 0.5), at(0.6, 0.88), at(0.12, 0.88)], mix(five[k]!, '#ffffff', 0.4));
        } else
          for (let i = 0; i < 11; i++)
            stage.line([at(0.05, 0.95 - i * 0.085), at(i % 4 === 3 ? 0.55 : 0.95, 0.95 - i * 0.085)], {
              stroke: palette.grey,
              width: i ? 4 : 9,
            });
      };
      page(-1, !right);
      page(1, right);
      stage.line(
        [
          [0, -2, 0.25],
          [0, 2, 0.25],
        ],
        { stroke: palette.grey, width: 4 },
      );
    });
  },
  { yaw: [14, 26], pitch: [44, 52] },
);

/** A page in a browser with a place for an advertisement. */
const webPage = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const [k, place] = [rng.whole(0, 4), rng.whole(0, 1)];
    parts.box([-3.4, 0, 0], [3.4, 0.2, 4.6], palette.light, () => {
      const page = screen({ ...kit, palette: { ...palette, dark: '#ffffff' } }, [
        [-3.3, 0, 0.1],
        [3.3, 0, 0.1],
        [3.3, 0, 4.5],
        [-3.3, 0, 4.5],
      ]);
      page.bar(0, 0, 1, 1, '#ffffff');
      page.bar(0, 0.9, 1, 1, palette.dark);
      for (let i = 0; i < 3; i++)
        page.bar(0.03 + i * 0.05, 0.935, 0.06 + i * 0.05, 0.975, i ? palette.grey : palette.red);
      page.bar(0.25, 0.935, 0.9, 0.975, palette.light);
      const [v0, v1] = place ? [0.6, 0.84] : [0.34, 0.58];
      page.bar(0.05, v0, 0.95, v1, five[k]!);
      page.bar(0.1, v0 + 0.09, 0.45, v0 + 0.15, '#ffffff');
      for (let i = 0; i < 3; i++) page.bar(0.05 + i * 0.31, 0.05, 0.33 + i * 0.31, 0.28, palette.light);
      for (let i = 0; i < 3; i++)
        page.bar(
          0.05,
          (place ? 0.36 : 0.64) + i * 0.07,
          0.95 - i * 0.2,
          (place ? 0.39 : 0.67) + i * 0.07,
          palette.steel,
        );
    });
  },
  { yaw: [14, 26], pitch: [14, 20] },
);

/** A lanyard with its badge. */
const lanyard = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const sway = rng.between(-0.3, 0.3);
    const band = [
      [-0.4, 3.4],
      [-1.6, 5.2],
      [-1.5 + sway, 6.4],
      [0, 7],
      [1.5 + sway, 6.4],
      [1.6, 5.2],
      [0.4, 3.4],
    ] as const;
    stage.line(
      band.map(([x, z]): Vec => [x, 0.1, z]),
      { stroke: palette.main, width: 34, fit: true },
    );
    stage.line(
      band.map(([x, z]): Vec => [x, 0.1, z]),
      { stroke: '#ffffff', width: 6, dash: '26 18' },
    );
    parts.rod([0, 0, 2.9], [0, 0, 3.4], 0.16, palette.grey, { n: 14 });
    parts.box([-1.6, -0.08, -1.2], [1.6, 0.08, 2.9], palette.light, () => {
      five.forEach((colour, k) =>
        stage.patch(
          [
            [-1.6 + k * 0.64, -0.08, 2.1],
            [-0.96 + k * 0.64, -0.08, 2.1],
            [-0.96 + k * 0.64, -0.08, 2.4],
            [-1.6 + k * 0.64, -0.08, 2.4],
          ],
          colour,
        ),
      );
      stage.patch(
        [
          [-1.3, -0.08, 1.3],
          [0.9, -0.08, 1.3],
          [0.9, -0.08, 1.7],
          [-1.3, -0.08, 1.7],
        ],
        palette.dark,
      );
      stage.patch(
        [
          [-1.3, -0.08, 0.8],
          [0.2, -0.08, 0.8],
          [0.2, -0.08, 1],
          [-1.3, -0.08, 1],
        ],
        palette.grey,
      );
      for (let i = 0; i < 36; i++)
        if (rng.chance(0.55)) {
          const [x, z] = [-0.9 + (i % 6) * 0.3, -0.9 + Math.floor(i / 6) * 0.22];
          stage.patch(
            [
              [x, -0.08, z],
              [x + 0.3, -0.08, z],
              [x + 0.3, -0.08, z + 0.22],
              [x, -0.08, z + 0.22],
            ],
            palette.dark,
          );
        }
    });
  },
  { yaw: [10, 24], pitch: [12, 18], floor: [-1.2, 12, 1.5] },
);

export const print = { guide, webPage, lanyard };
