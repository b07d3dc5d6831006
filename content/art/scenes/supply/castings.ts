import { still } from '../../assembly';
import { outline } from '../../involute';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';

const flat = (ring: readonly Point[], z: number): Vec[] => ring.map(([x, y]): Vec => [x, y, z]);

/** A cast pump housing: a spiral with its flanges. */
const casting = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const turn = rng.between(0, 0.3);
    const spiral = Array.from({ length: 26 }, (_, i): Vec => {
      const t = turn + (i / 25) * 5.6;
      const r = 1.5 + 0.085 * i * 0.55;
      return [r * Math.cos(t), r * Math.sin(t), 0.9];
    });
    for (let i = 0; i < 25; i += 5) {
      const part = spiral.slice(i, i + 6);
      parts.tube(part, 0.5 + 0.013 * i, palette.light, 12);
    }
    const end = spiral[25]!;
    const before = spiral[24]!;
    const [dx, dy] = [(end[0] - before[0]) * 4, (end[1] - before[1]) * 4];
    parts.tube([end, [end[0] + dx * 0.6, end[1] + dy * 0.6, 0.9]], 0.85, palette.light, 14);
    parts.rod(
      [end[0] + dx * 0.6, end[1] + dy * 0.6, 0.9],
      [end[0] + dx * 0.8, end[1] + dy * 0.8, 0.9],
      1.15,
      palette.main,
      { n: 30 },
    );
    parts.rod([0, 0, 0.3], [0, 0, 1.5], 1.35, palette.steel, { n: 36 });
    parts.rod([0, 0, 1.5], [0, 0, 2], 1.2, palette.main, {
      n: 36,
      decorate: () => {
        stage.patch(flat(circle(0.72, 30), 2), palette.dark);
        stage.line(flat(circle(0.72, 30), 2), { stroke: palette.red, width: 4, close: true });
        for (let k = 0; k < 6; k++)
          stage.patch(flat(circle(0.1, 12, 0.97 * Math.cos(k * 1.047), 0.97 * Math.sin(k * 1.047)), 2), palette.dark);
      },
    });
  },
  { pitch: [40, 48], fill: 0.88 },
);

/** A connecting rod: two eyes and the shank between. */
const forging = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const turn = rng.between(-0.25, 0.25);
    const spin = (ring: readonly Point[]): Point[] =>
      ring.map(([x, y]) => [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]);
    const at = (x: number): Point => spin([[x, 0]])[0]!;
    const [big, small] = [at(2.4), at(-2.9)];
    parts.plate(
      spin([
        [-2.4, -0.5],
        [1.2, -0.85],
        [1.2, 0.85],
        [-2.4, 0.5],
      ]),
      0.2,
      0.9,
      palette.light,
      () => {
        stage.patch(
          flat(
            spin([
              [-1.7, -0.26],
              [0.8, -0.48],
              [0.8, 0.48],
              [-1.7, 0.26],
            ]),
            0.9,
          ),
          palette.grey,
        );
        stage.line(
          flat(
            spin([
              [-1.7, -0.26],
              [0.8, -0.48],
              [0.8, 0.48],
              [-1.7, 0.26],
            ]),
            0.9,
          ),
          { stroke: '#ffffff', width: 3, close: true },
        );
      },
    );
    for (const [[x, y], r, bore] of [
      [big, 1.55, 1],
      [small, 0.95, 0.5],
    ] as const)
      parts.pierced(circle(r, 36, x, y), circle(bore, 30, x, y), 0, 1.2, r > 1 ? palette.main : palette.steel, () =>
        stage.line(flat(circle(bore, 30, x, y), 1.2), { stroke: palette.red, width: r > 1 ? 5 : 2, close: true }),
      );
  },
  { pitch: [38, 46], fill: 0.92 },
);

/** A pressed and sintered part next to the powder that it came from. */
const powderPart = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const teeth = rng.whole(14, 18);
    parts.pierced(
      outline({ teeth, module: 4.4 / teeth, x: 1.2, y: 0.4, phase: 0 }, 2),
      circle(0.9, 28, 1.2, 0.4),
      0,
      1.1,
      palette.main,
      () => {
        stage.line(flat(circle(1.5, 32, 1.2, 0.4), 1.1), { stroke: kit.glow, width: 4, close: true });
      },
    );
    parts.rod([-2.6, -1, 0], [-2.6, -1, 0.9], 1.5, palette.grey, { end: 0.08, n: 26 });
    for (let k = 0; k < 70; k++) {
      const [t, d] = [rng.between(0, 6.28), 1.4 + rng.next() ** 2 * 1.1];
      const o: Vec = [-2.6 + d * Math.cos(t), -1 + d * Math.sin(t), 0];
      stage.line([o, [o[0] + 0.02, o[1], 0]], { stroke: k % 9 ? palette.grey : palette.red, width: 7 });
    }
  },
  { pitch: [36, 44], fill: 0.92 },
);

export const castings = { casting, forging, powderPart };
