import { type Kit, arcAt, still } from '../../assembly';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';

/** A bolt of lightning between an electrode and its part. */
function flash({ stage, palette }: Kit, a: Vec, b: Vec): void {
  const at = (t: number, dx: number): Vec => [a[0] + (b[0] - a[0]) * t + dx, a[1], a[2] + (b[2] - a[2]) * t];
  stage.line([at(0, 0), at(0.4, 0.12), at(0.55, -0.08), at(1, 0.02)], { stroke: palette.red, width: 5 });
}

/** A wire between two guides cuts a contour; the cut part is behind the wire. */
const wire = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const tall = rng.between(0.9, 1.2);
    const path: Point[] = Array.from({ length: 25 }, (_, i) => {
      const t = -2.4 + (i / 24) * 2.2;
      return [t, -0.25 + 0.5 * Math.sin(t * 2.6)];
    });
    const end = path[path.length - 1]!;
    parts.box([-3, -2.2, -0.35], [-2.5, 2.2, 0], palette.dark);
    parts.box([2.5, -2.2, -0.35], [3, 2.2, 0], palette.dark);
    parts.box([-2.7, -1.9, 0], [2.7, 1.9, tall], palette.light, () => {
      const top = path.map(([x, y]): Vec => [x - 0.3, y, tall]);
      stage.line(top, { stroke: palette.dark, width: 9 });
      stage.line(top, { stroke: palette.red, width: 4 });
      const next = Array.from({ length: 20 }, (_, i): Vec => {
        const t = end[0] + (i / 19) * 2.4;
        return [t - 0.3, -0.25 + 0.5 * Math.sin(t * 2.6), tall];
      });
      stage.line(next, { stroke: palette.red, width: 3, dash: '10 8' });
    });
    const [x, y] = [end[0] - 0.3, end[1]];
    const at = (z: number): Vec => [x, y, z];
    parts.rod(at(-1.7), at(-0.6), 0.5, palette.main, { n: 26 });
    parts.rod(at(-0.6), at(-0.35), 0.3, palette.grey, { end: 0.16, n: 20 });
    parts.rod(at(tall), at(tall + 1), 0.045, palette.red, { n: 6 });
    parts.rod(at(tall + 1), at(tall + 1.35), 0.16, palette.grey, { end: 0.3, n: 20 });
    parts.rod(at(tall + 1.35), at(tall + 2.3), 0.55, palette.main, { n: 28 });
    parts.rod(at(tall + 2.3), at(tall + 3.1), 0.045, palette.red, { n: 6 });
    // The spool that feeds the wire.
    parts.rod([x, y - 0.2, tall + 3.6], [x, y + 0.3, tall + 3.6], 0.62, palette.light, {
      n: 32,
      decorate: () => {
        stage.patch(
          circle(0.36, 26, x, tall + 3.6).map(([a, b]): Vec => [a, y - 0.2, b]),
          palette.main,
        );
        stage.patch(
          circle(0.12, 16, x, tall + 3.6).map(([a, b]): Vec => [a, y - 0.2, b]),
          palette.dark,
        );
      },
    });
    parts.box([x + 0.7, y - 0.2, tall + 1.5], [x + 3.4, y + 0.5, tall + 2.1], palette.grey);
  },
  { floor: [-1.7, 12, 1.5] },
);

/** An electrode above the cavity it has sunk, in a tank of dielectric fluid. */
const sinker = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const lift = rng.between(0.75, 1.05);
    const [w, d] = [1.15, 0.85];
    for (const part of [
      [
        [-3.2, 2.2, 0],
        [3.2, 2.4, 1.9],
      ],
      [
        [3, -2.4, 0],
        [3.2, 2.2, 1.9],
      ],
    ] as [Vec, Vec][])
      parts.box(...part, palette.dark);
    parts.box([-3.2, -2.4, -0.2], [3.2, 2.4, 0], palette.dark);
    parts.box([-2.2, -1.5, 0], [2.2, 1.5, 1.3], palette.light, () => {
      const cavity = (s: number): Vec[] => star(w * s, d * s).map(([x, y]): Vec => [x, y, 1.3]);
      stage.patch(cavity(1.06), palette.dark);
      stage.line(cavity(1.06), { stroke: palette.red, width: 5, close: true });
      for (const x of [-0.7, 0, 0.6]) flash(kit, [x, -0.3, 1.3 + lift], [x, -0.3, 1.3]);
    });
    // The electrode has the shape of the cavity.
    parts.plate(star(w, d), 1.3 + lift, 2.5 + lift, kit.glow);
    parts.box([-1, -0.8, 2.5 + lift], [1, 0.8, 2.8 + lift], palette.dark);
    parts.rod([0, 0, 2.8 + lift], [0, 0, 3.2 + lift], 0.55, palette.grey);
    parts.box([-0.9, -0.8, 3.2 + lift], [0.9, 0.8, 5 + lift], palette.main);
    // Fluid: the front of the tank, as glass.
    const sheet = (points: Vec[]): void => stage.patch(points, palette.main, 0.16);
    parts.add(
      [
        {
          points: [
            [-3.2, -2.4, 0],
            [3.2, -2.4, 0],
            [3.2, -2.4, 1.7],
            [-3.2, -2.4, 1.7],
          ],
          normal: [0, 1, 0],
          base: palette.main,
        },
      ],
      'colour',
      () =>
        sheet([
          [-3.2, -2.4, 0],
          [3.2, -2.4, 0],
          [3.2, -2.4, 1.7],
          [-3.2, -2.4, 1.7],
        ]),
    );
    parts.add(
      [
        {
          points: [
            [-3.2, -2.4, 0],
            [-3.2, 2.4, 0],
            [-3.2, 2.4, 1.7],
            [-3.2, -2.4, 1.7],
          ],
          normal: [1, 0, 0],
          base: palette.main,
        },
      ],
      'colour',
      () =>
        sheet([
          [-3.2, -2.4, 0],
          [-3.2, 2.4, 0],
          [-3.2, 2.4, 1.7],
          [-3.2, -2.4, 1.7],
        ]),
    );
  },
  { floor: [-0.2, 12, 1.5] },
);

/** A cross with arms: the outline of an electrode. */
const star = (w: number, d: number): Point[] => [
  [-w, -d * 0.4],
  [-w * 0.4, -d * 0.4],
  [-w * 0.4, -d],
  [w * 0.4, -d],
  [w * 0.4, -d * 0.4],
  [w, -d * 0.4],
  [w, d * 0.4],
  [w * 0.4, d * 0.4],
  [w * 0.4, d],
  [-w * 0.4, d],
  [-w * 0.4, d * 0.4],
  [-w, d * 0.4],
];

/** A thin tube drills cooling holes into a turbine blade. */
const drill = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const z = rng.between(3.1, 3.6);
    const profile: Point[] = Array.from({ length: 22 }, (_, i) => {
      const t = (i / 22) * Math.PI * 2;
      return [1.6 * Math.cos(t), (0.42 + 0.22 * Math.cos(t)) * Math.sin(t) + 0.35 * Math.cos(t) ** 2];
    });
    parts.box([-2.2, -1.3, 0], [2.2, 1.5, 0.8], palette.dark);
    parts.box([-1.8, -0.9, 0.8], [1.8, 1.1, 1.2], palette.grey);
    parts.plate(profile, 1.2, 4.4, palette.light, () => {
      for (let k = 0; k < 7; k++) {
        const h = 1.7 + k * 0.36;
        if (h < z - 0.1)
          stage.patch(
            circle(0.09, 12, -0.6, h).map(([a, b]): Vec => [a, -0.27, b]),
            palette.dark,
          );
      }
    });
    const o: Vec = [-0.6, -0.25, z];
    const away = (k: number): Vec => [o[0] - 0.12 * k, o[1] - 0.9 * k, o[2] + 0.32 * k];
    parts.rod(away(0), away(1.9), 0.07, palette.red, { n: 8 });
    parts.rod(away(1.9), away(2.2), 0.18, palette.grey, { end: 0.3, n: 18 });
    parts.rod(away(2.2), away(3.6), 0.5, palette.main, { n: 26 });
    stage.line(arcAt(2.6, 3.4, 5.4, 14), { stroke: palette.line, width: 2, opacity: 0.4 });
  },
  { yaw: [38, 50] },
);

export const eroding = { wireEdm: wire, dieSinker: sinker, edmDrill: drill };
