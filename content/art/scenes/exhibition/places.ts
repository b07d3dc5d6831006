import { still } from '../../assembly';
import { mix } from '../../palette';
import type { Vec } from '../../vec';
import { screen } from '../cutting/controls';

/** Rows of seats before a stage with its screen and lectern. */
const auditorium = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    parts.box([-3.6, 1.6, 0], [3.6, 4, 0.5], palette.dark);
    parts.box([-2.8, 3.6, 0.9], [2.8, 3.8, 4], palette.dark, () => {
      const display = screen(kit, [
        [-2.6, 3.6, 1.1],
        [2.6, 3.6, 1.1],
        [2.6, 3.6, 3.8],
        [-2.6, 3.6, 3.8],
      ]);
      for (let k = 0; k < 5; k++)
        display.bar(
          0.5 + k * 0.09,
          0.15,
          0.56 + k * 0.09,
          0.25 + rng.between(0.1, 0.5),
          k === 3 ? palette.red : kit.glow,
        );
      for (let k = 0; k < 3; k++) display.bar(0.08, 0.7 - k * 0.16, 0.4 - k * 0.06, 0.76 - k * 0.16, palette.light);
    });
    parts.bar(
      [
        [-3.1, 0.5],
        [-2.3, 0.5],
        [-2.2, 1.6],
        [-3.2, 1.6],
      ],
      2,
      2.5,
      palette.main,
      'y',
    );
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 6; k++) {
        const [x, y] = [-3.2 + k * 1.05 + (k > 2 ? 0.5 : 0), 0.5 - row * 1.05];
        const base = rng.chance(0.16) ? palette.main : palette.light;
        parts.box([x, y - 0.25, 0.3], [x + 0.75, y + 0.25, 0.42], base);
        parts.box([x, y - 0.33, 0.3], [x + 0.75, y - 0.25, 0.95], base);
        parts.box([x + 0.3, y - 0.05, 0], [x + 0.45, y + 0.05, 0.3], palette.dark);
      }
  },
  { pitch: [30, 36], fill: 0.94 },
);

/** A booth with its counter, wall, machine and sign. */
const booth = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-3.2, -2.4, 0], [3.2, 2.4, 0.12], kit.glow);
    parts.box([-3.2, 2.2, 0.12], [3.2, 2.4, 3.4], palette.light, () => {
      stage.patch(
        [
          [-2.8, 2.2, 1.2],
          [-0.6, 2.2, 1.2],
          [-0.6, 2.2, 2.8],
          [-2.8, 2.2, 2.8],
        ],
        mix(palette.main, '#ffffff', 0.6),
      );
      stage.patch(
        [
          [0.2, 2.2, 2.2],
          [2.6, 2.2, 2.2],
          [2.6, 2.2, 2.6],
          [0.2, 2.2, 2.6],
        ],
        palette.main,
      );
    });
    parts.box([3, -2.4, 0.12], [3.2, 2.2, 3.4], palette.light);
    parts.box([-2.4, -1.9, 0.12], [-0.6, -1.3, 1.3], palette.main);
    parts.box([-2.5, -2, 1.3], [-0.5, -1.2, 1.42], palette.dark);
    const x = rng.between(0.4, 0.9);
    parts.box([x, -0.6, 0.12], [x + 1.9, 1.2, 1.9], palette.steel, () =>
      stage.patch(
        [
          [x + 0.2, -0.6, 0.8],
          [x + 1.1, -0.6, 0.8],
          [x + 1.1, -0.6, 1.6],
          [x + 0.2, -0.6, 1.6],
        ],
        palette.dark,
      ),
    );
    parts.box([x + 0.4, -0.2, 1.9], [x + 1.3, 0.8, 2.5], palette.grey);
    parts.box([-2.9, 1.7, 3.4], [-1.5, 2.3, 4.4], palette.main, () =>
      stage.patch(
        [
          [-2.7, 1.7, 3.7],
          [-1.7, 1.7, 3.7],
          [-1.7, 1.7, 4.1],
          [-2.7, 1.7, 4.1],
        ],
        '#ffffff',
      ),
    );
    parts.rod([-1.5, -0.2, 0.12], [-1.5, -0.2, 0.9], 0.06, palette.dark, { n: 8 });
    parts.rod([-1.5, -0.2, 0.9], [-1.5, -0.2, 0.98], 0.55, '#ffffff', { n: 26 });
  },
  { fill: 0.92 },
);

/** Two chairs at a table with papers: a meeting of buyer and supplier. */
const meetingTable = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const chair = (y: number, s: number): void => {
      for (const x of [-1.6, 0.6]) {
        parts.box([x, y - 0.5, 0.9], [x + 1, y + 0.5, 1.05], palette.main);
        const back = y + s * 0.5;
        parts.box(
          [x, Math.min(back, back + s * 0.12), 0.9],
          [x + 1, Math.max(back, back + s * 0.12), 2.1],
          palette.main,
        );
        for (const dx of [0.05, 0.85])
          for (const dy of [-0.4, 0.35])
            parts.box([x + dx, y + dy, 0], [x + dx + 0.1, y + dy + 0.1, 0.9], palette.grey);
      }
    };
    chair(2.1, 1);
    parts.rod([0, 0, 0], [0, 0, 0.12], 0.9, palette.dark, { n: 28 });
    parts.rod([0, 0, 0.12], [0, 0, 1.6], 0.2, palette.grey, { n: 18 });
    parts.box([-2.4, -1.2, 1.6], [2.4, 1.2, 1.75], palette.light, () => {
      for (const [x, y] of [
        [-1.2, -0.6],
        [0.9, 0.4],
      ] as const) {
        stage.patch(
          [
            [x - 0.5, y - 0.35, 1.75],
            [x + 0.5, y - 0.35, 1.75],
            [x + 0.5, y + 0.35, 1.75],
            [x - 0.5, y + 0.35, 1.75],
          ],
          '#ffffff',
        );
        for (let k = 0; k < 4; k++)
          stage.line(
            [
              [x - 0.4, y + 0.22 - k * 0.14, 1.75],
              [x + (k === 3 ? 0 : 0.4), y + 0.22 - k * 0.14, 1.75],
            ],
            { stroke: k ? palette.grey : palette.red, width: 4 },
          );
      }
    });
    parts.rod([1.5 + rng.between(-0.3, 0.3), -0.5, 1.75], [1.5, -0.5, 2.1], 0.2, palette.dark, { n: 18 });
    chair(-2.1, -1);
  },
  { pitch: [32, 40] },
);

/** A hotel: storeys with windows, some of them lit, and a canopy. */
const hotel = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const floors = rng.whole(7, 10);
    const tall = 0.9 + floors * 0.7;
    const windows = (at: (u: number, z: number) => Vec, count: number): void => {
      for (let f = 0; f < floors; f++)
        for (let k = 0; k < count; k++) {
          const [u, z] = [0.25 + k * 0.7, 1.1 + f * 0.7];
          stage.patch(
            [at(u, z), at(u + 0.45, z), at(u + 0.45, z + 0.42), at(u, z + 0.42)],
            rng.chance(0.2) ? mix('#f2c14e', '#ffffff', 0.2) : palette.dark,
          );
        }
    };
    parts.box([-2.2, -1.2, 0], [2.2, 1.4, tall], palette.light, () => {
      windows((u, z) => [-2.2 + u + 0.1, -1.2, z], 6);
      windows((u, z) => [-2.2, 1.4 - u, z], 3);
      stage.patch(
        [
          [-1, -1.2, 0],
          [1, -1.2, 0],
          [1, -1.2, 0.75],
          [-1, -1.2, 0.75],
        ],
        palette.dark,
      );
    });
    parts.box([-1.3, -2.2, 0.8], [1.3, -1.2, 0.95], palette.main);
    for (const x of [-1.1, 1]) parts.box([x, -2.1, 0], [x + 0.1, -2, 0.8], palette.grey);
    parts.box([-1.6, -0.6, tall], [1, 0.8, tall + 0.5], palette.main);
  },
  { pitch: [18, 24], fill: 0.9 },
);

export const places = { auditorium, booth, meetingTable, hotel };
