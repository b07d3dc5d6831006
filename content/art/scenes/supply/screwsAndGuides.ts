import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Point, Vec } from '../../vec';

/** The visible half of a helix about the x axis, as strokes. */
function helix(
  { stage }: Kit,
  from: number,
  to: number,
  r: number,
  pitch: number,
  stroke: string,
  width: number,
): void {
  let run: Vec[] = [];
  const steps = Math.ceil(((to - from) / pitch) * 16);
  for (let i = 0; i <= steps; i++) {
    const t = (i / 16) * Math.PI * 2;
    const [y, z] = [r * Math.cos(t), r * Math.sin(t)];
    const seen = y * stage.view.toEye[1] + z * stage.view.toEye[2] > 0;
    if (seen) run.push([from + (pitch * i) / 16, y, z]);
    if (!seen || i === steps) {
      if (run.length > 1) stage.line(run, { stroke, width });
      run = [];
    }
  }
}

/** A threaded shaft and the flanged nut on it, with its red balls at the return. */
const shaftAndNut = (isSpline: boolean) =>
  still(
    (kit) => {
      const { parts, palette, rng, stage } = kit;
      const x = rng.between(-0.9, 0.9);
      const r = 0.62;
      const thread = (a: number, b: number) => () => {
        if (isSpline) {
          for (let k = 0; k < 12; k++) {
            const t = (k * Math.PI) / 6;
            const [y, z] = [r * Math.cos(t), r * Math.sin(t)];
            if (y * stage.view.toEye[1] + z * stage.view.toEye[2] > 0.1)
              stage.line(
                [
                  [a, y, z],
                  [b, y, z],
                ],
                { stroke: palette.dark, width: 9 },
              );
          }
          return;
        }
        helix(kit, a, b, r, 0.42, mix(palette.dark, '#ffffff', 0.1), 12);
        helix(kit, a + 0.08, b, r, 0.42, '#ffffff', 3);
      };
      parts.rod([-4.6, 0, 0], [-3.9, 0, 0], 0.4, palette.steel, { n: 26 });
      parts.rod([-3.9, 0, 0], [x - 1.3, 0, 0], r, palette.light, { n: 28, decorate: thread(-3.9, x - 1.35) });
      parts.rod([x + 1.4, 0, 0], [3.9, 0, 0], r, palette.light, { n: 28, decorate: thread(x + 1.4, 3.8) });
      parts.rod([3.9, 0, 0], [4.6, 0, 0], 0.4, palette.steel, { n: 26 });
      parts.rod([x - 1.3, 0, 0], [x - 0.9, 0, 0], 1.65, palette.main, {
        n: 40,
        decorate: () => {
          for (let k = 0; k < 6; k++) {
            const t = (k * Math.PI) / 3 + 0.3;
            stage.patch(
              circle(0.17, 14, 1.34 * Math.cos(t), 1.34 * Math.sin(t)).map(([a, b]): Vec => [x - 1.3, a, b]),
              palette.dark,
            );
          }
        },
      });
      parts.rod([x - 0.9, 0, 0], [x + 1.4, 0, 0], 1.12, palette.main, { n: 36 });
      for (let k = 0; k < 5; k++)
        parts.rod([x - 0.3 + k * 0.32, -0.5, 1.02], [x - 0.3 + k * 0.32, -0.5, 1.14], 0.14, palette.red, { n: 14 });
    },
    { yaw: [30, 42], pitch: [24, 32], floor: [-1.65, 12, 1.5], fill: 0.95 },
  );

/** A rail with its holes and a carriage that runs on it. */
const guideway = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const x = rng.between(-1.4, 1.4);
    const rail: Point[] = [
      [-0.7, 0],
      [0.7, 0],
      [0.7, 0.45],
      [0.5, 0.7],
      [0.7, 0.95],
      [0.7, 1.3],
      [-0.7, 1.3],
      [-0.7, 0.95],
      [-0.5, 0.7],
      [-0.7, 0.45],
    ];
    for (const [a, b] of [
      [-4.5, x - 1.5],
      [x + 1.5, 4.5],
    ] as const) {
      parts.bar(rail, a, b, palette.light);
      parts.box([a + 0.01, -0.69, 1.299], [b - 0.01, 0.69, 1.3], palette.light, () => {
        for (let u = -4; u < 4.3; u += 0.9)
          if (u > a + 0.25 && u < b - 0.25)
            stage.patch(
              circle(0.24, 20, u, 0).map(([p, q]): Vec => [p, q, 1.3]),
              palette.dark,
            );
      });
    }
    const block: Point[] = [
      [-1.5, 0.35],
      [-0.75, 0.35],
      [-0.75, 1.4],
      [0.75, 1.4],
      [0.75, 0.35],
      [1.5, 0.35],
      [1.5, 2],
      [-1.5, 2],
    ];
    parts.bar(block, x - 1.5, x - 1.25, palette.red);
    parts.bar(block, x + 1.25, x + 1.5, palette.red);
    parts.bar(block, x - 1.25, x + 1.25, palette.main);
    parts.box([x - 1.24, -1.49, 1.999], [x + 1.24, 1.49, 2], palette.main, () => {
      for (const [a, b] of [
        [-0.8, -1],
        [0.8, -1],
        [-0.8, 1],
        [0.8, 1],
      ] as const)
        stage.patch(
          circle(0.2, 18, x + a, b).map(([p, q]): Vec => [p, q, 2]),
          palette.dark,
        );
    });
  },
  { yaw: [30, 42], pitch: [26, 34], fill: 0.95 },
);

const ballScrew = shaftAndNut(false);

const ballSpline = shaftAndNut(true);

export const screwsAndGuides = { guideway, ballScrew, ballSpline };
