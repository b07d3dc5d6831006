import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';

type Quad = readonly [Vec, Vec, Vec, Vec];

/** A screen on a plane, with points given in shares of its width and height. */
export function screen({ stage, palette }: Pick<Kit, 'stage' | 'palette'>, [a, b, c, d]: Quad) {
  const at = (u: number, v: number): Vec =>
    [0, 1, 2].map((i) => (a[i]! * (1 - u) + b[i]! * u) * (1 - v) + (d[i]! * (1 - u) + c[i]! * u) * v) as unknown as Vec;
  stage.patch([a, b, c, d], mix(palette.dark, '#0b1b2b', 0.55));
  return {
    line: (points: readonly Point[], stroke: string, width = 4) =>
      stage.line(
        points.map(([u, v]) => at(u, v)),
        { stroke, width },
      ),
    bar: (u0: number, v0: number, u1: number, v1: number, fill: string) =>
      stage.patch([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)], fill),
  };
}

/** The console of a control: a screen with a tool path, keys and the red stop button. */
const cncControl = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const [lobes, size] = [rng.whole(3, 5), rng.between(0.1, 0.22)];
    parts.box([-0.4, 0.5, -2.4], [0.4, 1.1, 0.6], palette.grey);
    parts.box([-2.6, 0, 0.6], [2.6, 0.8, 4.4], palette.light, () => {
      const display = screen(kit, [
        [-2.3, 0, 1],
        [2.3, 0, 1],
        [2.3, 0, 4.1],
        [-2.3, 0, 4.1],
      ]);
      for (const r of [0.34, 0.24, 0.14])
        display.line(
          Array.from({ length: 33 }, (_, i): Point => {
            const t = (i / 32) * Math.PI * 2;
            const k = r * (1 + size * Math.sin(lobes * t));
            return [0.36 + k * 0.85 * Math.cos(t), 0.5 + k * 1.2 * Math.sin(t)];
          }),
          r === 0.24 ? palette.red : kit.glow,
        );
      for (let i = 0; i < 5; i++)
        display.bar(0.74, 0.8 - i * 0.15, 0.74 + rng.between(0.1, 0.2), 0.86 - i * 0.15, i ? palette.light : kit.glow);
    });
    // The keyboard slopes toward the hand.
    const keys: Point[] = [
      [0, -0.5],
      [0.8, -0.5],
      [0.8, 0.6],
      [0, 0.6],
      [-1.3, -0.1],
      [-1.3, -0.5],
    ];
    parts.bar(keys, -2.6, 2.6, palette.main);
    parts.rod([2.05, -0.75, 0.3], [2.05, -0.9, 0.62], 0.26, palette.red, { n: 20 });
    for (let i = 0; i < 21; i++) {
      const [x, k] = [-2.3 + (i % 7) * 0.5, 0.2 + Math.floor(i / 7) * 0.25];
      const at = (u: number, v: number): Vec => [x + u, -1.3 + 1.3 * (k + v), -0.09 + 0.7 * (k + v) + 0.01];
      parts.add([
        { points: [at(0, 0), at(0.34, 0), at(0.34, 0.15), at(0, 0.15)], normal: [0, -0.5, 0.86], base: palette.light },
      ]);
    }
  },
  { yaw: [18, 30], pitch: [22, 30], floor: [-2.4, 12, 1.5] },
);

/** A spindle with its cooled housing, motor and tool taper. */
const motorSpindle = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const o: Vec = [-3.4, 0, 0];
    const fins = rng.whole(4, 5);
    const x: Vec = [1, 0, 0];
    for (const d of [-1.5, 1.3]) parts.box([d - 0.35, -1.5, -1.9], [d + 0.35, 1.5, -1.3], palette.dark);
    parts.turned(
      o,
      x,
      [
        [0, 0.62],
        [0.4, 0.78],
        [0.4, 1.05],
        [1, 1.05],
      ],
      palette.light,
      24,
    );
    parts.turned(
      [-2.4, 0, 0],
      x,
      [
        [0, 1.5],
        [0.35, 1.5],
      ],
      palette.grey,
      30,
    );
    for (let k = 0; k < fins; k++) {
      const at = -2.05 + (k * 3.4) / fins;
      parts.rod([at, 0, 0], [at + 1.7 / fins, 0, 0], 1.22, kit.deep, { n: 14 });
      parts.rod([at + 1.7 / fins, 0, 0], [at + 3.4 / fins, 0, 0], 1.34, palette.main, { n: 24 });
    }
    parts.turned(
      [1.35, 0, 0],
      x,
      [
        [0, 1.2],
        [1.5, 1.2],
      ],
      palette.light,
      28,
    );
    parts.rod([2.85, 0, 0], [3.3, 0, 0], 0.7, palette.dark);
    parts.rod([-4, 0, 0], [-3.4, 0, 0], 0.5, palette.steel, {
      n: 30,
      decorate: () => {
        stage.patch(
          circle(0.32, 24).map(([a, b]): Vec => [-4, a, b]),
          palette.dark,
        );
        stage.line(
          circle(0.32, 24).map(([a, b]): Vec => [-4, a, b]),
          { stroke: palette.red, width: 5, close: true },
        );
      },
    });
    parts.tube(
      [
        [1.9, 0, 1.2],
        [1.9, 0, 1.7],
        [2.1, 0.2, 2],
        [3, 0.6, 2.1],
      ],
      0.12,
      palette.dark,
      8,
    );
    parts.tube(
      [
        [2.4, 0, 1.2],
        [2.4, 0, 1.5],
        [2.6, 0.2, 1.7],
        [3.5, 0.6, 1.8],
      ],
      0.12,
      palette.dark,
      8,
    );
  },
  { yaw: [44, 54], pitch: [24, 30], floor: [-1.9, 12, 1.5] },
);

/** A graduated scale with its reading head. */
const linearEncoder = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const x = rng.between(-1.2, 1.2);
    parts.box([-4.2, 0, 0], [4.2, 1.1, 1.3], palette.light, () => {
      const groove: Vec[] = [
        [-4, 0, 0.35],
        [4, 0, 0.35],
        [4, 0, 1],
        [-4, 0, 1],
      ];
      stage.patch(groove, palette.dark);
      for (let k = 0; k <= 78; k++) {
        const at = -3.9 + k * 0.1;
        const ends: Vec[] = [
          [at, 0, 0.45],
          [at, 0, k % 10 === 0 ? 0.92 : k % 5 === 0 ? 0.78 : 0.66],
        ];
        stage.line(ends, { stroke: palette.light, width: 2.5 });
      }
    });
    parts.box([x - 1, -0.9, 0.1], [x + 1, -0.12, 1.5], palette.main, () => {
      const mark: Vec[] = [
        [x - 0.7, -0.9, 1.2],
        [x + 0.2, -0.9, 1.2],
      ];
      stage.line(mark, { stroke: kit.glow, width: 6 });
    });
    parts.box([x - 1.3, -1.3, 0.4], [x - 1, -0.4, 1.1], palette.grey);
    parts.tube(
      [
        [x + 1, -0.5, 0.7],
        [x + 1.6, -0.6, 0.7],
        [x + 2, -1, 0.5],
        [x + 2.1, -1.8, 0.15],
        [x + 2.6, -2.4, 0.12],
      ],
      0.13,
      palette.dark,
      8,
    );
    parts.add([
      {
        points: [
          [x - 0.03, -0.1, 1.3],
          [x + 0.03, -0.1, 1.3],
          [x + 0.03, 0.05, 1.32],
          [x - 0.03, 0.05, 1.32],
        ],
        normal: [0, 0, 1],
        base: palette.red,
      },
    ]);
  },
  { yaw: [16, 26], pitch: [30, 38] },
);

/** A ring with graduations and the head that reads them. */
const angleEncoder = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.rod([0, 0, 0], [0, 0, 0.8], 2.7, palette.main, { n: 52 });
    parts.rod([0, 0, 0.8], [0, 0, 1.1], 2.3, palette.light, {
      n: 48,
      decorate: () => {
        for (let k = 0; k < 90; k++) {
          const t = (k / 90) * Math.PI * 2;
          const at = (r: number): Vec => [r * Math.cos(t), r * Math.sin(t), 1.1];
          stage.line([at(2.22), at(k % 10 === 0 ? 1.75 : 1.98)], {
            stroke: palette.dark,
            width: k % 10 === 0 ? 4 : 2.5,
          });
        }
        stage.patch(
          circle(1.1, 36).map(([a, b]): Vec => [a, b, 1.1]),
          palette.dark,
        );
        stage.line(
          circle(1.1, 36).map(([a, b]): Vec => [a, b, 1.1]),
          { stroke: '#ffffff', width: 4, close: true },
        );
      },
    });
    const t = rng.between(3.9, 4.6);
    const [x, y] = [2.25 * Math.cos(t), 2.25 * Math.sin(t)];
    parts.box([x - 0.55, y - 0.55, 1.12], [x + 0.55, y + 0.55, 1.75], palette.dark);
    parts.rod([x, y, 1.75], [x, y, 1.95], 0.18, palette.red, { n: 16 });
  },
  { pitch: [36, 44] },
);

/** Drive modules side by side, each with its vents, terminals and status light. */
const servoDrives = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const lit = rng.whole(0, 3);
    parts.box([-3.4, 0.8, -0.6], [3.4, 1, 5.4], palette.grey);
    [-3.1, -1.55, 0, 1.55].forEach((x, i) => {
      parts.box([x, -1.6, 0], [x + 1.45, 0.8, 4.8], i === 0 ? palette.main : palette.light, () => {
        const front = (u: number, z: number): Vec => [x + u, -1.6, z];
        const patch = (u0: number, z0: number, u1: number, z1: number, fill: string): void =>
          stage.patch([front(u0, z0), front(u1, z0), front(u1, z1), front(u0, z1)], fill);
        patch(0.25, 3.7, 1.2, 4.4, palette.dark);
        patch(0.35, 3.85, 0.85, 4.25, i === lit ? palette.red : kit.glow);
        for (let k = 0; k < 5; k++)
          stage.line([front(0.25, 1.9 + k * 0.3), front(1.2, 1.9 + k * 0.3)], {
            stroke: i === 0 ? kit.deep : palette.grey,
            width: 5,
          });
        for (let k = 0; k < 3; k++) patch(0.2 + k * 0.38, 0.3, 0.5 + k * 0.38, 1, palette.dark);
      });
    });
  },
  { yaw: [20, 32], pitch: [22, 28] },
);

export const controls = { cncControl, motorSpindle, linearEncoder, angleEncoder, servoDrives };
