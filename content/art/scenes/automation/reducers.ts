import { type Kit, still } from '../../assembly';
import { outline } from '../../involute';
import { circle, prism } from '../../solids';
import type { Point, Vec } from '../../vec';

const disc = (r: number, z: number, n = 30): Vec[] => circle(r, n).map(([a, b]): Vec => [a, b, z]);

/** A toothed ring with its teeth inside: an outline with a gear as its hole. */
const toothedRing = (
  { parts }: Kit,
  outer: number,
  teeth: number,
  inner: number,
  z0: number,
  z1: number,
  base: string,
): void => {
  const depth = inner / teeth;
  const hole = circle(inner, teeth * 4).map(([x, y], i): Point => {
    const k = 1 + ((i % 4 < 2 ? -1 : 1) * depth) / inner;
    return [x * k, y * k];
  });
  parts.pierced(circle(outer, 32), hole, z0, z1, base);
};

/** Sun, three planets and ring of a reducer, open from above. */
const planetary = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const turn = rng.next() * 2;
    const m = 0.2;
    const [sun, planet] = [12, 9];
    const mid = (m * (sun + planet)) / 2;
    toothedRing(kit, 3.9, 30, 3.05, 0, 1.2, palette.main);
    parts.rod([0, 0, 0.02], [0, 0, 0.4], 2.8, palette.dark, { n: 40 });
    const gear = (teeth: number, x: number, y: number, phase: number, base: string): void => {
      parts.add(prism(outline({ teeth, module: m, x, y, phase }, 2), 0.4, 1.25, base), 'layers');
      parts.rod([x, y, 1.25], [x, y, 1.4], teeth === sun ? 0.5 : 0.34, palette.dark, { n: 14 });
    };
    for (let k = 0; k < 3; k++) {
      const t = turn + (k * Math.PI * 2) / 3;
      gear(planet, mid * Math.cos(t), mid * Math.sin(t), t, palette.light);
    }
    gear(sun, 0, 0, turn, palette.red);
  },
  { pitch: [48, 56], fill: 0.94 },
);

/** A strain wave gear: rigid ring, thin toothed cup, elliptical wave generator. */
const strainWave = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const turn = rng.between(0, Math.PI);
    const ellipse = (a: number, b: number, z: number): Vec[] =>
      circle(1, 32).map(([x, y]): Vec => [
        a * x * Math.cos(turn) - b * y * Math.sin(turn),
        a * x * Math.sin(turn) + b * y * Math.cos(turn),
        z,
      ]);
    const ring = (a: number, b: number): Point[] => ellipse(a, b, 0).map(([x, y]) => [x, y]);
    toothedRing(kit, 3.8, 40, 3, 0, 1, palette.main);
    for (let k = 0; k < 6; k++) {
      const t = (k * Math.PI) / 3;
      parts.rod(
        [3.42 * Math.cos(t), 3.42 * Math.sin(t), 1],
        [3.42 * Math.cos(t), 3.42 * Math.sin(t), 1.02],
        0.15,
        palette.dark,
        { n: 12 },
      );
    }
    parts.pierced(ring(2.92, 2.6), ring(2.66, 2.34), 0, 1.3, palette.light, () =>
      stage.line(ellipse(2.79, 2.47, 1.3), { stroke: palette.red, width: 5, close: true }),
    );
    // Balls between the flexible race and the cam.
    for (let k = 0; k < 16; k++) {
      const t = (k / 16) * Math.PI * 2;
      const [x, y] = [2.42 * Math.cos(t), 2.1 * Math.sin(t)];
      const at: Vec = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), 1.1];
      parts.rod([at[0], at[1], 0.7], at, 0.2, palette.steel, { n: 6, cap: '#ffffff' });
    }
    parts.plate(ring(2.16, 1.84), 0.2, 1.3, palette.grey, () => stage.patch(disc(0.7, 1.3), palette.dark));
  },
  { pitch: [46, 54], fill: 0.94 },
);

/** A cycloidal disc between its pins, moved by an eccentric. */
const cycloidal = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const lobes = rng.whole(9, 11);
    const [r, e] = [2.75, 0.2];
    const turn = rng.next();
    const curve = Array.from({ length: lobes * 5 }, (_, i): Point => {
      const t = (i / (lobes * 5)) * Math.PI * 2;
      const d = r + 0.17 * Math.cos(lobes * t);
      return [e + d * Math.cos(t + turn), d * Math.sin(t + turn)];
    });
    parts.rod([0, 0, 0], [0, 0, 0.5], 4, palette.main, { n: 40 });
    parts.ring([0, 0, 0.5], [0, 0, 1], 4, 3.45, 0.8, palette.main, 40);
    for (let k = 0; k <= lobes; k++) {
      const t = (k / (lobes + 1)) * Math.PI * 2;
      const [x, y] = [3.08 * Math.cos(t), 3.08 * Math.sin(t)];
      parts.rod([x, y, 0.5], [x, y, 1.25], 0.19, palette.steel, { n: 7 });
    }
    parts.add(prism(curve, 0.6, 1.1, palette.light), 'layers');
    for (let k = 0; k < 6; k++) {
      const t = (k * Math.PI) / 3;
      const [x, y] = [e + 1.75 * Math.cos(t), 1.75 * Math.sin(t)];
      parts.rod([x, y, 1.1], [x, y, 1.101], 0.48, palette.dark, { n: 14 });
      parts.rod([x - e, y, 1.1], [x - e, y, 1.5], 0.28, palette.grey, { n: 10 });
    }
    parts.rod([e, 0, 1.1], [e, 0, 1.4], 0.85, palette.red, { n: 28 });
    parts.rod([0, 0, 1.4], [0, 0, 2.1], 0.42, palette.dark, { n: 20 });
    stage.line(disc(3.6, 1.3, 40), { stroke: kit.glow, width: 3, close: true });
  },
  { pitch: [46, 54], fill: 0.94 },
);

/** A joint of a robot with a hollow shaft: motor, reducer and encoder in a row. */
const jointModule = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const k = rng.between(0.9, 1.1);
    parts.turned(
      [2.8, 0, 0],
      [-1, 0, 0],
      [
        [0, 1.5],
        [0.5, 1.7],
        [1.5 * k, 1.7],
      ],
      palette.dark,
      36,
    );
    parts.turned(
      [2.8 - 1.5 * k, 0, 0],
      [-1, 0, 0],
      [
        [0, 1.95],
        [1.6, 1.95],
      ],
      palette.main,
      40,
    );
    parts.turned(
      [1.2 - 1.5 * k, 0, 0],
      [-1, 0, 0],
      [
        [0, 1.7],
        [0.9, 1.7],
      ],
      palette.light,
      38,
    );
    const face = 0.3 - 1.5 * k;
    parts.rod([face - 0.35, 0, 0], [face, 0, 0], 1.35, palette.steel, {
      n: 36,
      decorate: () => {
        const ring = (r: number, y = 0, z = 0): Vec[] => circle(r, 26, y, z).map(([a, b]): Vec => [face - 0.35, a, b]);
        stage.patch(ring(0.55), palette.dark);
        stage.line(ring(0.55), { stroke: palette.red, width: 5, close: true });
        for (let i = 0; i < 8; i++)
          stage.patch(ring(0.12, 0.98 * Math.cos((i * Math.PI) / 4), 0.98 * Math.sin((i * Math.PI) / 4)), palette.dark);
      },
    });
    parts.box([0.2 - k, -0.5, 1.6], [1.6 - k, 0.5, 2.15], palette.dark);
  },
  { yaw: [46, 56], pitch: [22, 30], floor: [-1.95, 12, 1.5] },
);

export const reducers = { planetary, strainWave, cycloidal, jointModule };
