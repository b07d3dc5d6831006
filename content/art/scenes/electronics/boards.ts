import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Vec } from '../../vec';

interface Board {
  w: number;
  d: number;
  z: number;
}

/** A small board with conductors, chips and two-terminal parts; `skip` leaves a place free. */
export function pcb(
  { parts, palette, rng, stage, glow }: Kit,
  [x, y, z]: Vec,
  { w, d }: Omit<Board, 'z'>,
  skip = -1,
): void {
  const green = mix(palette.main, '#0b1b2b', 0.12);
  const top = z + 0.12;
  const places = Array.from({ length: 6 }, (_, i): [number, number] => [
    x + (i % 3) * w * 0.62 - w * 0.62,
    y + (i < 3 ? 0.42 : -0.42) * d,
  ]);
  parts.box([x - w, y - d, z], [x + w, y + d, top], green, () => {
    for (let k = 0; k < 9; k++) {
      const [u, v] = [x + rng.between(-0.85, 0.3) * w, y + rng.between(-0.85, 0.85) * d];
      const long = rng.between(0.3, 0.6) * w;
      stage.line(
        [
          [u, v, top],
          [u + long * 0.6, v, top],
          [u + long, v + (v < y ? 0.25 : -0.25), top],
        ],
        { stroke: glow, width: 2.5 },
      );
    }
    for (const [u, v] of [
      [-0.92, -0.88],
      [0.92, -0.88],
      [-0.92, 0.88],
      [0.92, 0.88],
    ] as const)
      stage.patch(
        circle(0.1, 12, x + u * w, y + v * d).map(([a, b]): Vec => [a, b, top]),
        palette.light,
      );
    if (skip >= 0) {
      const [u, v] = places[skip]!;
      const pad = (s: number): Vec[] => [
        [u - s, v - s * 0.8, top],
        [u + s, v - s * 0.8, top],
        [u + s, v + s * 0.8, top],
        [u - s, v + s * 0.8, top],
      ];
      stage.line(pad(0.42), { stroke: palette.red, width: 4, close: true });
    }
  });
  places.forEach(([u, v], i) => {
    if (i === skip) return;
    if (i % 3 === 1) parts.box([u - 0.36, v - 0.3, top], [u + 0.36, v + 0.3, top + 0.18], palette.dark);
    else
      for (const s of [-0.28, 0.2])
        parts.box([u + s, v - 0.2, top], [u + s + 0.16, v + 0.2, top + 0.14], i % 2 ? palette.light : palette.grey);
  });
}

/** A head with nozzles over a board; one holds a part. */
const placement = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const skip = rng.whole(0, 1) ? 4 : 1;
    const y = skip === 4 ? -0.78 : 0.78;
    pcb(kit, [0, 0, 0.9], { w: 2.9, d: 1.85 }, skip);
    for (const side of [-2.2, 2]) parts.box([-3.8, side, 0.5], [3.8, side + 0.2, 1.1], palette.grey);
    for (let k = 0; k < 4; k++) {
      const x = -0.9 + k * 0.6;
      const low = k === 1 ? 1.55 : 2.1;
      if (k === 1) parts.box([x - 0.25, y - 0.22, low - 0.16], [x + 0.25, y + 0.22, low], palette.red);
      parts.rod([x, y, low], [x, y, low + 0.3], 0.08, palette.dark, { end: 0.16, n: 14 });
      parts.rod([x, y, low + 0.3], [x, y, 3.1], 0.15, palette.steel, { n: 14 });
    }
    parts.box([-1.3, y - 0.5, 3.1], [1.3, y + 0.5, 4.4], palette.main);
    parts.box([-4, y + 0.5, 3.4], [4, y + 1, 4.1], palette.light);
  },
  { pitch: [26, 32], fill: 0.94 },
);

/** A stencil over a board, a squeegee and the paste before it. */
const pastePrinter = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const x = rng.between(-0.6, 0.5);
    parts.box([-2.2, -1.4, 0.2], [2.2, 1.4, 0.35], kit.deep);
    parts.box([-3.2, -2.2, 0.8], [3.2, 2.2, 0.86], palette.light, () => {
      for (let i = 0; i < 7; i++)
        for (let j = 0; j < 5; j++) {
          const [u, v] = [-1.8 + i * 0.6, -1 + j * 0.5];
          stage.patch(
            [
              [u - 0.16, v - 0.09, 0.86],
              [u + 0.16, v - 0.09, 0.86],
              [u + 0.16, v + 0.09, 0.86],
              [u - 0.16, v + 0.09, 0.86],
            ],
            u > x ? palette.grey : palette.dark,
          );
        }
    });
    for (const [a, b] of [
      [
        [-3.4, 2.2],
        [3.4, 2.5],
      ],
      [
        [3.2, -2.2],
        [3.5, 2.2],
      ],
      [
        [-3.5, -2.2],
        [-3.2, 2.2],
      ],
      [
        [-3.4, -2.5],
        [3.4, -2.2],
      ],
    ] as const)
      parts.box([a[0], a[1], 0.55], [b[0], b[1], 1.15], palette.dark);
    parts.rod([x - 0.45, -1.6, 1.05], [x - 0.45, 1.6, 1.05], 0.22, palette.red, { n: 18 });
    parts.bar(
      [
        [x, 0.9],
        [x + 0.1, 0.9],
        [x + 0.75, 2],
        [x + 0.6, 2.1],
      ],
      -1.9,
      1.9,
      palette.steel,
      'y',
    );
    parts.box([x + 0.4, -2, 2.05], [x + 1, 2, 2.6], palette.main);
  },
  { yaw: [30, 40], pitch: [34, 42] },
);

/** A reel and the tape that leaves it, with pockets of parts. */
const feeder = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const z = 2.4;
    const r = rng.between(1.8, 2);
    parts.rod([2, -0.3, z], [2, 0.4, z], r, palette.light, {
      n: 44,
      decorate: () => {
        const face = (s: number, cx = 2, cz = z): Vec[] => circle(s, 30, cx, cz).map(([a, b]): Vec => [a, -0.3, b]);
        stage.patch(face(r * 0.35), palette.main);
        stage.patch(face(0.2), palette.dark);
        for (let k = 0; k < 5; k++)
          stage.patch(face(0.3, 2 + r * 0.66 * Math.cos(k * 1.257), z + r * 0.66 * Math.sin(k * 1.257)), palette.grey);
      },
    });
    parts.box([-4, -0.3, 0], [1, 0.4, 0.9], palette.main);
    parts.box([-3.6, -0.3, 0.9], [-0.2, 0.4, 1.06], palette.dark, () => {
      for (let k = 0; k < 9; k++) {
        const x = -3.4 + k * 0.38;
        stage.patch(
          [
            [x, -0.1, 1.06],
            [x + 0.22, -0.1, 1.06],
            [x + 0.22, 0.25, 1.06],
            [x, 0.25, 1.06],
          ],
          k === 0 ? palette.red : palette.light,
        );
        stage.patch(
          circle(0.05, 8, x + 0.1, -0.21).map(([a, b]): Vec => [a, b, 1.06]),
          palette.light,
        );
      }
    });
    parts.bar(
      [
        [-0.2, 1],
        [0.6, 0.95],
        [1.9, 0.5],
        [1.9, 0.56],
        [0.6, 1.02],
        [-0.2, 1.06],
      ],
      -0.25,
      0.35,
      palette.dark,
      'y',
    );
  },
  { yaw: [22, 32], pitch: [28, 34] },
);

export const boards = { placement, pastePrinter, feeder };
