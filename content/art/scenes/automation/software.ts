import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import type { Point } from '../../vec';
import { screen } from '../cutting/controls';

/** A monitor on a stand; what it shows depends on the software. */
const monitor = (content: (display: ReturnType<typeof screen>, kit: Kit) => void) =>
  still(
    (kit) => {
      const { parts, palette } = kit;
      parts.box([-1.4, -0.2, -1.4], [1.4, 1.3, -1.2], palette.dark);
      parts.box([-0.35, 0.5, -1.2], [0.35, 0.8, 0.4], palette.grey);
      parts.box([-3.4, 0, 0], [3.4, 0.4, 4.3], palette.light, () =>
        content(
          screen(kit, [
            [-3.2, 0, 0.2],
            [3.2, 0, 0.2],
            [3.2, 0, 4.1],
            [-3.2, 0, 4.1],
          ]),
          kit,
        ),
      );
    },
    { yaw: [16, 28], pitch: [16, 22], floor: [-1.4, 12, 1.5], fill: 0.88 },
  );

const dashboard = monitor((display, { rng, palette, glow }) => {
  for (let k = 0; k < 3; k++) {
    const value = rng.between(0.35, 1);
    display.bar(0.06 + k * 0.31, 0.76, 0.32 + k * 0.31, 0.94, mix(palette.dark, '#ffffff', 0.12));
    display.bar(0.08 + k * 0.31, 0.8, 0.08 + k * 0.31 + 0.22 * value, 0.85, k === 1 ? palette.red : glow);
  }
  for (let k = 0; k < 9; k++)
    display.bar(0.07 + k * 0.05, 0.08, 0.1 + k * 0.05, 0.12 + rng.between(0.12, 0.5), k === 6 ? palette.red : glow);
  const curve = Array.from({ length: 14 }, (_, i): Point => [0.56 + i * 0.029, 0.16 + i * 0.02 + rng.between(0, 0.2)]);
  display.line(curve, palette.light, 5);
  display.line(
    [
      [0.55, 0.08],
      [0.55, 0.68],
    ],
    palette.grey,
    3,
  );
  display.line(
    [
      [0.55, 0.08],
      [0.95, 0.08],
    ],
    palette.grey,
    3,
  );
});

const digitalTwin = monitor((display, { rng, palette, glow }) => {
  const bend = rng.between(-0.05, 0.05);
  for (let k = 0; k <= 8; k++) {
    display.line(
      [
        [0.1 + k * 0.1, 0.08],
        [0.3 + k * 0.055, 0.3],
      ],
      palette.grey,
      1.5,
    );
    if (k < 4)
      display.line(
        [
          [0.1 + k * 0.066, 0.08 + k * 0.073],
          [0.9 - k * 0.05, 0.08 + k * 0.073],
        ],
        palette.grey,
        1.5,
      );
  }
  const joint: Point[] = [
    [0.42, 0.2],
    [0.42, 0.36],
    [0.36 + bend, 0.68],
    [0.56, 0.8 + bend],
    [0.6, 0.66 + bend],
  ];
  const offset = (d: number): Point[] => joint.map(([u, v], i) => [u + (i < 3 ? d : 0), v + (i < 3 ? 0 : d * 1.6)]);
  for (const d of [-0.025, 0.025]) display.line(offset(d), glow, 4);
  for (const [u, v] of joint)
    display.line(
      Array.from({ length: 13 }, (_, i): Point => [u + 0.032 * Math.cos(i / 1.9), v + 0.05 * Math.sin(i / 1.9)]),
      palette.light,
      4,
    );
  display.line(
    [
      [0.6, 0.62],
      [0.72, 0.5],
      [0.78, 0.34],
    ],
    palette.red,
    5,
  );
  display.line(
    [
      [0.7, 0.2],
      [0.7, 0.34],
      [0.88, 0.34],
      [0.88, 0.2],
      [0.7, 0.2],
    ],
    palette.light,
    4,
  );
});

const schedule = monitor((display, { rng, palette, glow }) => {
  for (let k = 0; k <= 6; k++)
    display.line(
      [
        [0.2 + k * 0.125, 0.06],
        [0.2 + k * 0.125, 0.94],
      ],
      palette.grey,
      1.5,
    );
  const chosen = rng.whole(1, 5);
  for (let row = 0; row < 7; row++) {
    const v = 0.84 - row * 0.125;
    display.bar(0.04, v + 0.015, 0.16, v + 0.05, palette.grey);
    let u = 0.2 + rng.between(0, 0.12);
    for (let k = 0; u < 0.86; k++) {
      const end = Math.min(0.95, u + rng.between(0.1, 0.26));
      display.bar(u, v, end, v + 0.08, row === chosen && k === 1 ? palette.red : k % 2 ? palette.light : glow);
      u = end + 0.025;
    }
  }
});

export const software = { dashboard, digitalTwin, schedule };
