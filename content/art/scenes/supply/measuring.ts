import { still } from '../../assembly';
import { ball, circle } from '../../solids';
import type { Point, Vec } from '../../vec';

/** A bridge over a granite table, the probe over a part. */
const measuringMachine = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const x = rng.between(-0.8, 0.8);
    parts.box([-2.9, -2.6, 0], [2.9, 2.6, 0.5], palette.grey);
    parts.box([-3.1, -2.9, 0.5], [3.1, 2.9, 1.2], palette.dark, () => {
      for (let i = 0; i < 12; i++)
        stage.patch(
          circle(0.07, 10, -2.2 + (i % 4) * 1.4, -2 + Math.floor(i / 4) * 1.6).map(([a, b]): Vec => [a, b, 1.2]),
          palette.grey,
        );
    });
    for (const s of [-2.9, 2.5]) parts.box([s, 0.2, 1.2], [s + 0.4, 1.1, 4.2], palette.light);
    parts.box([-3.2, 0.1, 4.2], [3.2, 1.2, 5], palette.main);
    parts.box([x - 0.5, -0.35, 4], [x + 0.5, 0.1, 5.5], palette.light);
    parts.box([x - 0.17, -0.8, 3.3], [x + 0.17, -0.35, 6.4], palette.steel);
    parts.rod([x, -0.58, 3], [x, -0.58, 3.3], 0.2, palette.dark, { n: 18 });
    parts.rod([x, -0.58, 2.45], [x, -0.58, 3], 0.045, palette.steel, { n: 8 });
    parts.add(ball([x, -0.58, 2.38], 0.12, 10, palette.red));
    parts.rod([0, -0.8, 1.2], [0, -0.8, 2.25], 1.1, palette.light, {
      n: 36,
      decorate: () =>
        stage.patch(
          circle(0.6, 28, 0, -0.8).map(([a, b]): Vec => [a, b, 2.25]),
          palette.dark,
        ),
    });
  },
  { fill: 0.93 },
);

/** A camera on a column looks down through a ring of light. */
const videoMeasuring = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const z = rng.between(2.9, 3.3);
  parts.box([-2.4, -1.9, 0], [2.4, 2.4, 0.7], palette.dark);
  parts.box([-1.9, -1.6, 0.7], [1.9, 0.8, 1.05], palette.light, () =>
    stage.patch(
      [
        [-1.5, -1.3, 1.05],
        [1.5, -1.3, 1.05],
        [1.5, 0.5, 1.05],
        [-1.5, 0.5, 1.05],
      ],
      kit.glow,
    ),
  );
  parts.box([-0.7, 1.3, 0.7], [0.7, 2.2, 6], palette.light);
  parts.plate(circle(0.55, 6, 0, -0.4), 1.05, 1.3, palette.steel, () =>
    stage.line(
      circle(0.55, 6, 0, -0.4).map(([a, b]): Vec => [a, b, 1.3]),
      { stroke: palette.red, width: 5, close: true },
    ),
  );
  parts.rod([0, -0.4, z - 0.5], [0, -0.4, z], 0.75, kit.glow, { n: 32, cap: '#ffffff' });
  parts.rod([0, -0.4, z], [0, -0.4, z + 0.9], 0.42, palette.dark, { end: 0.5, n: 26 });
  parts.box([-0.65, -1, z + 0.9], [0.65, 1.3, z + 2.4], palette.main);
  parts.box([2.9, 0.4, 1.6], [5.1, 0.6, 3.4], palette.dark, () =>
    stage.line(
      circle(0.55, 6, 4, 2.5).map(([a, b]): Vec => [a, 0.4, b]),
      { stroke: palette.red, width: 5, close: true },
    ),
  );
  parts.box([3.8, 0.45, 0], [4.2, 0.6, 1.6], palette.grey);
});

/** A turning part, its stylus and the polar trace of its form. */
const roundness = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-3.6, -1.6, 0], [3, 1.8, 0.6], palette.dark);
    parts.rod([-1, 0, 0.6], [-1, 0, 1], 1.3, palette.grey, { n: 38 });
    parts.rod([-1, 0, 1], [-1, 0, 2.7], 0.95, palette.light, { n: 36 });
    parts.box([1.6, -0.5, 0.6], [2.7, 1.2, 5.2], palette.light);
    parts.box([0.2, -0.25, 3.3], [1.6, 0.3, 3.9], palette.main);
    parts.rod([0.35, 0, 2.1], [0.35, 0, 3.3], 0.07, palette.steel, { n: 10 });
    parts.rod([-0.04, 0, 2.1], [0.35, 0, 2.1], 0.08, palette.red, { n: 10 });
    const [lobes, amp] = [rng.whole(3, 6), rng.between(0.08, 0.16)];
    const o: Vec = [-3.9, -0.6, 4.1];
    const trace = (r: number, wave: number): Vec[] =>
      Array.from({ length: 48 }, (_, i): Vec => {
        const t = (i / 48) * Math.PI * 2;
        const d = r + wave * Math.sin(lobes * t) + wave * 0.4 * Math.sin(11 * t);
        return [o[0] + d * Math.cos(t), o[1], o[2] + d * Math.sin(t)];
      });
    for (const r of [0.55, 0.9, 1.25])
      stage.line(trace(r, 0), { stroke: palette.line, width: 2, opacity: 0.7, close: true, fit: true });
    stage.line(trace(0.9, amp), { stroke: palette.red, width: 5, close: true });
  },
  { pitch: [20, 26] },
);

/** A stylus travels over a profile; the recorded line is above it. */
const contourTracing = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const x = rng.between(0, 0.8);
    const height = (u: number): number => 1.2 + 0.35 * Math.sin(u * 1.9) + (u > -0.6 && u < 0.2 ? 0.35 : 0);
    const top = Array.from({ length: 34 }, (_, i): Point => {
      const u = -2.6 + (i / 33) * 4;
      return [u, height(u)];
    });
    parts.box([-3.4, -1.4, 0], [3.8, 1.6, 0.4], palette.dark);
    parts.bar([[-2.6, 0.4], [1.4, 0.4], ...[...top].reverse()], -0.8, 0.8, palette.light, 'y');
    parts.box([2.5, -0.6, 0.4], [3.6, 1, 4.6], palette.light);
    parts.box([1.7, -0.45, 2.6], [2.5, 0.5, 3.5], palette.main);
    parts.rod([x, 0, 2.9], [1.7, 0, 3], 0.1, palette.steel, { n: 12 });
    parts.rod([x, 0, height(x)], [x, 0, 2.95], 0.02, palette.steel, {
      end: 0.12,
      n: 10,
      decorate: () => {
        stage.line(
          top.filter(([u]) => u <= x + 0.05).map(([u, z]): Vec => [u, 0, z + 0.02]),
          { stroke: palette.red, width: 5 },
        );
        stage.line(
          top.map(([u, z]): Vec => [u - 0.6, 0.5, z + 3.3]),
          { stroke: palette.red, width: 4, fit: true },
        );
        stage.line(
          [
            [-3.2, 0.5, 3.9],
            [0.8, 0.5, 3.9],
          ],
          { stroke: palette.line, width: 2, opacity: 0.7 },
        );
      },
    });
  },
  { yaw: [16, 26], pitch: [18, 24] },
);

export const measuring = { measuringMachine, videoMeasuring, roundness, contourTracing };
