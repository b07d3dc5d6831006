import { mix } from '../palette';
import { box } from '../solids';
import { Stage } from '../stage';
import type { Draw } from '../types';
import { type Vec, depth, makeView } from '../vec';

/** A printed lattice: struts between the nodes of a grid, lower layers in steel, the upper ones in the theme's colour. */
export const lattice: Draw = ({ rng, palette, width, height, title }) => {
  const stage = new Stage(makeView(rng.between(28, 42), rng.between(26, 36)), palette);
  const framed = rng.chance(0.4);
  const [nx, ny, nz] = framed ? [3, 3, 2] : [3, 3, 3];
  const split = rng.between(0.4, 0.7) * nz;
  stage.floor(nx / 2, ny / 2, 7, 0.8, -0.25);
  stage.solid(box([-0.55, -0.55, -0.28], [nx + 0.55, ny + 0.55, -0.06], palette.dark));
  const struts: { a: Vec; b: Vec }[] = [];
  const cells = (fn: (x: number, y: number, z: number) => void): void => {
    for (let z = 0; z < nz; z++) for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) fn(x, y, z);
  };
  cells((x, y, z) => {
    const c: Vec = [x + 0.5, y + 0.5, z + 0.5];
    for (let k = 0; k < 8; k++) struts.push({ a: c, b: [x + (k & 1), y + ((k >> 1) & 1), z + (k >> 2)] });
  });
  // A framed lattice has the edges of its cells on the faces that are seen.
  if (framed)
    for (let z = 0; z <= nz; z++)
      for (let k = 0; k <= 3; k++) {
        if (k < 3) struts.push({ a: [k, 0, z], b: [k + 1, 0, z] }, { a: [0, k, z], b: [0, k + 1, z] });
        if (z < nz) struts.push({ a: [k, 0, z], b: [k, 0, z + 1] }, { a: [0, k, z], b: [0, k, z + 1] });
      }
  const far = (s: { a: Vec; b: Vec }): number => depth(stage.view, s.a) + depth(stage.view, s.b);
  struts.sort((p, q) => far(p) - far(q));
  const wide = (framed ? 20 : 24) * rng.between(0.85, 1.15);
  const layers = 9;
  const size = Math.ceil(struts.length / layers);
  for (let l = 0; l < layers; l++) {
    const part = struts.slice(l * size, (l + 1) * size);
    // Struts of one layer in three strokes: shadow, body and the light along the upper left.
    const shift = 0.016;
    for (const upper of [false, true]) {
      const some = part.filter((s) => (s.a[2] + s.b[2]) / 2 > split === upper);
      const body = upper ? mix(palette.main, '#ffffff', palette.onDark ? 0.12 : 0.05) : palette.light;
      const near = 0.35 * (1 - l / layers);
      const strokes: [string, number, number][] = [
        [mix(body, '#0b1b2b', 0.45), wide, 0],
        [mix(body, '#0b1b2b', 0.06 + near * 0.4), wide * 0.74, shift],
        [mix(body, '#ffffff', 0.5 - near), wide * 0.26, shift * 2.6],
      ];
      for (const [stroke, width0, move] of strokes)
        for (const s of some) {
          const off = (p: Vec): Vec => [
            p[0] - stage.view.right[0] * move + stage.view.up[0] * move,
            p[1] - stage.view.right[1] * move + stage.view.up[1] * move,
            p[2] + stage.view.up[2] * move,
          ];
          stage.line([off(s.a), off(s.b)], { stroke, width: Math.round(width0), fit: true });
        }
    }
  }
  return stage.svg({ width, height, title, fill: rng.between(1.08, 1.34), dy: 0.02 });
};
