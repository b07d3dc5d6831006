import { mix, shade } from '../palette';
import { circle } from '../solids';
import { Stage } from '../stage';
import type { Draw } from '../types';
import { type Point, type Vec, depth, dot, makeView, project } from '../vec';

/** A wall of flange nuts in rows: one drawing of a nut for each colour, repeated at its places. */
export const fasteners: Draw = ({ rng, palette, width, height, title }) => {
  const stage = new Stage(makeView(rng.between(16, 44), rng.between(48, 60)), palette);
  const { view } = stage;
  const step = 2.3;
  const wide = Math.max(width / height, 1);
  const n = Math.ceil(3.6 * wide);
  const m = 5;
  const turn = rng.between(0, 1);
  const places: Vec[] = [];
  for (let i = -n; i <= n; i++)
    for (let j = -m; j <= m; j++) {
      const x = i * step + (j % 2 ? step / 2 : 0);
      places.push([x, j * step * 0.87, 0]);
    }
  const flat = (ring: readonly Point[], o: Vec, z: number): Vec[] => ring.map(([x, y]) => [x + o[0], y + o[1], z]);
  const inside = places
    .filter((p) => Math.abs(dot(p, view.right)) < 5.2 * wide && Math.abs(dot(p, view.up)) < 5.6)
    .sort((a, b) => depth(view, a) - depth(view, b));
  stage.flatLine(
    [
      [-3.6 * wide, -3.6],
      [3.6 * wide, 3.6],
    ],
    { stroke: 'none', width: 0, fit: true },
  );
  const special = new Set(Array.from({ length: 5 }, () => rng.whole(0, inside.length - 1)));
  const redOne = rng.whole(Math.floor(inside.length * 0.4), Math.floor(inside.length * 0.6));
  const o: Vec = [0, 0, 0];
  const nut = (key: string, base: string, bore: string): void =>
    stage.define(key, () => {
      const ring = circle(1, 20);
      const hex = circle(0.76, 6, 0, 0, turn);
      stage.patch(silhouette(ring, o, 0, 0.22, view.up), shade(base, -0.35));
      stage.patch(flat(ring, o, 0.22), shade(base, 0.55));
      hex.forEach((p, i) => {
        const q = hex[(i + 1) % 6]!;
        const normal: Vec = [q[1] - p[1], p[0] - q[0], 0];
        if (dot(normal, view.toEye) > 0)
          stage.patch(
            [
              [...p, 0.22],
              [...q, 0.22],
              [...q, 0.95],
              [...p, 0.95],
            ],
            shade(base, dot(normal, view.light) / 0.76),
          );
      });
      stage.patch(flat(hex, o, 0.95), shade(base, 0.85));
      stage.patch(flat(circle(0.4, 16), o, 0.95), bore);
      stage.line(flat(circle(0.48, 20), o, 0.95), { stroke: '#ffffff', width: 2, opacity: 0.5, close: true });
    });
  nut('plain', palette.light, mix(palette.light, '#0b1b2b', 0.5));
  nut('theme', palette.main, mix(palette.main, '#0b1b2b', 0.5));
  nut('red', palette.light, palette.red);
  inside.forEach((place, k) =>
    stage.stamp(k === redOne ? 'red' : special.has(k) ? 'theme' : 'plain', project(view, place)),
  );
  return stage.svg({ width, height, title, fill: 1 });
};

/** The outline of a short cylinder: its rim, widened downward. */
function silhouette(ring: readonly Point[], o: Vec, z0: number, z1: number, up: Vec): Vec[] {
  return ring.map(([x, y]): Vec => [x + o[0], y + o[1], x * up[0] + y * up[1] < 0 ? z0 : z1]);
}
