import { still } from '../../assembly';
import { circle } from '../../solids';
import type { Face } from '../../stage';
import type { Vec } from '../../vec';
import { fluted, twisted } from './tools';

/** A holder with its steep taper, flange and collet nut, and the tool it holds. */
const toolHolder = still((kit) => {
  const { parts, palette, rng } = kit;
  const slim = rng.chance(0.5);
  const o: Vec = [0, 0, 0];
  parts.box([-1.9, -1.9, -0.5], [1.9, 1.9, 0], palette.dark);
  parts.turned(
    o,
    [0, 0, 1],
    [
      [0, 1.25],
      [1.7, 0.95],
    ]
      .reverse()
      .map(([z, r]) => [1.7 - z!, r!] as const),
    palette.steel,
    34,
  );
  parts.turned(
    [0, 0, 1.7],
    [0, 0, 1],
    [
      [0, 1.4],
      [0.28, 1.4],
      [0.34, 1.2],
      [0.5, 1.2],
      [0.56, 1.4],
      [0.9, 1.4],
    ],
    palette.light,
    36,
  );
  const body: (readonly [number, number])[] = slim
    ? [
        [0.9, 0.95],
        [3, 0.55],
      ]
    : [
        [0.9, 0.85],
        [1.9, 0.85],
        [1.9, 1.05],
        [2.8, 0.95],
      ];
  parts.turned([0, 0, 1.7], [0, 0, 1], body, slim ? kit.glow : palette.main, 34);
  const top = 1.7 + (slim ? 3 : 2.8);
  parts.rod([0, 0, top], [0, 0, top + 0.5], 0.36, palette.steel);
  parts.add(twisted(fluted(0.36, 4, 0.4), [0, 0, top + 0.5], 1.5, 2.4, palette.light, 10), 'depth');
});

/** A power chuck seen from its face: three jaws on their slides. */
const chuck = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const turn = rng.between(0.3, 0.8);
    const face = (r: number, n = 36): Vec[] => circle(r, n).map(([a, b]): Vec => [a, -0.4, b]);
    parts.rod([0, -0.4, 0], [0, 1.3, 0], 2.7, palette.main, {
      n: 48,
      decorate: () => {
        stage.line(face(2.5, 44), { stroke: kit.glow, width: 3, close: true });
        stage.patch(face(0.7), palette.dark);
        stage.line(face(0.7), { stroke: kit.glow, width: 4, close: true });
      },
    });
    for (let k = 0; k < 3; k++) {
      const t = turn + (k * Math.PI * 2) / 3;
      const at = (r: number, w: number, y: number): Vec => [
        r * Math.cos(t) - w * Math.sin(t),
        y,
        r * Math.sin(t) + w * Math.cos(t),
      ];
      const jaw = (r0: number, r1: number, w: number, y0: number, y1: number, base: string): void => {
        const ring = [at(r0, -w, y1), at(r1, -w, y1), at(r1, w, y1), at(r0, w, y1)];
        const low = [at(r0, -w, y0), at(r1, -w, y0), at(r1, w, y0), at(r0, w, y0)];
        const out: Vec = [Math.cos(t), 0, Math.sin(t)];
        const side: Vec = [-Math.sin(t), 0, Math.cos(t)];
        const flip = (v: Vec): Vec => [-v[0], -v[1], -v[2]];
        const quad = (i: number, normal: Vec): Face => ({
          points: [low[i]!, low[(i + 1) % 4]!, ring[(i + 1) % 4]!, ring[i]!],
          normal,
          base,
        });
        parts.add([
          quad(0, flip(side)),
          quad(1, out),
          quad(2, side),
          quad(3, flip(out)),
          { points: ring, normal: [0, -1, 0], base },
        ]);
      };
      jaw(0.9, 2.45, 0.42, -0.4, -0.75, palette.dark);
      jaw(0.95, 1.6, 0.36, -0.75, -1.4, palette.light);
    }
  },
  { yaw: [26, 40], pitch: [16, 24], floor: [-2.7, 12, 1.5], fill: 0.86 },
);

/** A pallet above the receptacles of a zero-point system. */
const zeroPoint = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const lift = rng.between(1.5, 1.9);
  parts.box([-2.6, -2.2, 0], [2.6, 2.2, 0.8], palette.dark);
  for (const x of [-1.5, 1.5])
    for (const y of [-1.2, 1.2]) {
      parts.rod([x, y, 0.8], [x, y, 1.1], 0.8, kit.glow, {
        n: 30,
        decorate: () =>
          stage.patch(
            circle(0.36, 24, x, y).map(([a, b]): Vec => [a, b, 1.1]),
            palette.dark,
          ),
      });
      parts.turned(
        [x, y, lift + 0.3],
        [0, 0, 1],
        [
          [0, 0.34],
          [0.18, 0.34],
          [0.3, 0.22],
          [0.6, 0.34],
        ],
        palette.red,
        20,
      );
    }
  parts.box([-2.5, -2.1, lift + 0.9], [2.5, 2.1, lift + 1.3], palette.light);
  parts.box([-1.3, -1, lift + 1.3], [1.3, 1, lift + 1.9], palette.steel);
});

/** Collets: slotted cones in a row. */
const collets = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const chosen = rng.whole(0, 2);
  [-2.1, 0, 2.1].forEach((x, i) => {
    const k = [0.75, 1, 0.85][i]!;
    parts.rod([x, 0, 0], [x, 0, 1.9 * k], 0.55 * k, i === chosen ? kit.glow : palette.light, { end: 0.95 * k, n: 36 });
    parts.rod([x, 0, 1.9 * k], [x, 0, 2.2 * k], 0.8 * k, palette.steel, { n: 32 });
    parts.rod([x, 0, 2.2 * k], [x, 0, 2.6 * k], 0.98 * k, i === chosen ? palette.main : palette.light, {
      end: 0.8 * k,
      n: 36,
      decorate: () => {
        const top = 2.6 * k;
        stage.patch(
          circle(0.4 * k, 24, x, 0).map(([a, b]): Vec => [a, b, top]),
          palette.dark,
        );
        for (let s = 0; s < 8; s++) {
          const t = (s * Math.PI) / 4 + 0.2;
          const at = (r: number, z: number): Vec => [x + r * k * Math.cos(t), r * k * Math.sin(t), z];
          stage.line([at(0.4, top), at(0.8, top)], { stroke: palette.dark, width: 5 });
          if (Math.cos(t) * stage.view.toEye[0] + Math.sin(t) * stage.view.toEye[1] > 0.1)
            stage.line([at(0.93, 1.85 * k), at(0.62, 0.3 * k)], { stroke: palette.dark, width: 5 });
        }
      },
    });
  });
});

export const holding = { toolHolder, chuck, zeroPoint, collets };
