import { mix } from '../palette';
import { box, circle, prism, roundRect } from '../solids';
import { Stage } from '../stage';
import type { Draw } from '../types';
import { type Point, type Vec, makeView } from '../vec';

/** A circuit board: a fan of traces at 45 degrees, a central package with its leads, smaller parts round it. */
export const board: Draw = ({ rng, palette, width, height, title }) => {
  const stage = new Stage(makeView(rng.between(38, 52), rng.between(40, 50)), palette);
  const [w, d] = [rng.between(5, 5.8), rng.between(4.6, 5.4)];
  const z = 0.16;
  const flat = (ring: readonly Point[], h = z): Vec[] => ring.map(([x, y]): Vec => [x, y, h]);
  const copper = mix(palette.main, '#ffffff', 0.62);
  stage.floor(0, 0, 16, 1.6, -0.3);
  stage.solid(
    prism(roundRect(w * 2, d * 2, 0.35), 0, z, mix(palette.main, '#0b1b2b', palette.onDark ? 0.32 : 0.2), {
      side: palette.strong,
    }),
  );
  const chip = rng.between(1.35, 1.7);
  const n = rng.whole(8, 10);
  const trace: { stroke: string; width: number; opacity: number } = { stroke: copper, width: 2.4, opacity: 0.75 };
  // From each lead straight out, then at 45 degrees, then straight to a via.
  for (let side = 0; side < 4; side++)
    for (let i = 0; i < n; i++) {
      const u = ((i + 0.5) / n - 0.5) * 2 * chip;
      const reach = chip + 0.75 + (1 - Math.abs(u) / chip) * 0.9;
      const far = rng.between(0.5, 1.7);
      const limit = (side % 2 === 0 ? d : w) - 0.35;
      const end = Math.min(reach + Math.abs(u) * 0.55 + far, limit);
      const bent = u * 1.75;
      const local: Point[] = [
        [u, chip + 0.2],
        [u, reach],
        [bent, Math.min(reach + Math.abs(bent - u), limit)],
        [bent, end],
      ];
      const place = ([x, y]: Point): Point =>
        side === 0 ? [x, y] : side === 1 ? [y, -x] : side === 2 ? [-x, -y] : [-y, x];
      stage.line(flat(local.map(place)), trace);
      stage.line(flat(circle(0.09, 5, ...place(local[3]!))), { stroke: copper, width: 3, close: true });
    }
  for (const [x, y] of [
    [w - 0.55, d - 0.55],
    [-w + 0.55, d - 0.55],
    [-w + 0.55, -d + 0.55],
    [w - 0.55, -d + 0.55],
  ] as const) {
    stage.patch(flat(circle(0.3, 14, x, y)), copper);
    stage.patch(flat(circle(0.18, 12, x, y)), palette.onDark ? '#0b1b2b' : palette.strong);
  }
  // Parts, from back to front.
  const parts: { x: number; y: number; draw: () => void }[] = [];
  const small = (x: number, y: number, a: number, b: number, h: number, base: string): void => {
    parts.push({ x, y, draw: () => stage.solid(box([x - a, y - b, z], [x + a, y + b, z + h], base)) });
  };
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    const [x, y] = [sx * rng.between(w * 0.58, w * 0.72), sy * rng.between(d * 0.58, d * 0.7)];
    if (rng.chance(0.62))
      small(x, y, rng.between(0.4, 0.62), rng.between(0.35, 0.55), rng.between(0.4, 0.75), palette.light);
    else
      for (let i = 0; i < 3; i++)
        small(x + (i - 1) * 0.48, y, 0.15, 0.32, 0.26, i === 1 ? palette.dark : palette.steel);
  }
  for (let i = 0; i < 7; i++)
    small(-w * 0.5 + i * w * 0.17, -d + 0.42, 0.13, 0.2, 0.2, i % 3 === 1 ? palette.dark : palette.grey);
  parts.push({
    x: 0,
    y: 0,
    draw: () => {
      for (let i = 0; i < n; i++) {
        const u = ((i + 0.5) / n - 0.5) * 2 * chip;
        for (const [a, b] of [
          [
            [u - 0.06, chip],
            [u + 0.06, chip + 0.2],
          ],
          [
            [chip, u - 0.06],
            [chip + 0.2, u + 0.06],
          ],
        ] as const)
          stage.patch(
            flat(
              [
                [a[0], a[1]],
                [b[0], a[1]],
                [b[0], b[1]],
                [a[0], b[1]],
              ],
              z + 0.05,
            ),
            palette.light,
          );
        for (const [a, b] of [
          [
            [u - 0.06, -chip - 0.2],
            [u + 0.06, -chip],
          ],
          [
            [-chip - 0.2, u - 0.06],
            [-chip, u + 0.06],
          ],
        ] as const)
          stage.patch(
            flat(
              [
                [a[0], a[1]],
                [b[0], a[1]],
                [b[0], b[1]],
                [a[0], b[1]],
              ],
              z + 0.05,
            ),
            palette.light,
          );
      }
      stage.solid(box([-chip, -chip, z], [chip, chip, z + 0.5], palette.dark));
      stage.solid(box([-chip * 0.68, -chip * 0.68, z + 0.5], [chip * 0.68, chip * 0.68, z + 0.62], palette.steel));
      const die = chip * 0.68;
      const k = 8;
      for (let i = 1; i < k; i++) {
        const t = -die + (2 * die * i) / k;
        stage.line(
          [
            [t, -die, z + 0.62],
            [t, die, z + 0.62],
          ],
          { stroke: '#ffffff', width: 2, opacity: 0.5 },
        );
        stage.line(
          [
            [-die, t, z + 0.62],
            [die, t, z + 0.62],
          ],
          { stroke: '#ffffff', width: 2, opacity: 0.5 },
        );
      }
      const c = die / 4;
      const [hx, hy] = [-die + 2 * c * rng.whole(0, 3), -die + 2 * c * rng.whole(0, 3)];
      stage.patch(
        [
          [hx, hy, z + 0.62],
          [hx + c, hy, z + 0.62],
          [hx + c, hy + c, z + 0.62],
          [hx, hy + c, z + 0.62],
        ],
        palette.red,
      );
    },
  });
  parts.sort((a, b) =>
    b.x * stage.view.toEye[0] + b.y * stage.view.toEye[1] < a.x * stage.view.toEye[0] + a.y * stage.view.toEye[1]
      ? 1
      : -1,
  );
  for (const part of parts) part.draw();
  return stage.svg({ width, height, title, fill: rng.between(0.95, 1.25), dy: rng.between(-0.02, 0.03) });
};
