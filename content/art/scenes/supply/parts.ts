import { still } from '../../assembly';
import { outline } from '../../involute';
import { mix } from '../../palette';
import { circle, prism, roundRect } from '../../solids';
import type { Point, Vec } from '../../vec';

const flat = (ring: readonly Point[], z: number): Vec[] => ring.map(([x, y]): Vec => [x, y, z]);

const move = (ring: readonly Point[], x: number, y: number): Point[] => ring.map(([a, b]) => [a + x, b + y]);

/** A rib milled from the solid: pockets, thin walls, two eyes. */
const machinedPart = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const tall = rng.between(0.8, 1.1);
    const body = [...roundRect(7, 3, 0.9, 6)];
    parts.plate(body, 0, tall, palette.light, () => {
      for (const [x, w] of [
        [-1.3, 1.5],
        [0.5, 1.5],
        [1.9, 0.7],
      ] as const) {
        const pocket = move(roundRect(w, 2.2, 0.25, 4), x, 0);
        stage.patch(flat(pocket, tall), mix(palette.grey, palette.dark, 0.45));
        // The floor of the pocket, as far as it is seen.
        const low = pocket.map(([a, b]): Vec => [x + (a - x) * 0.94 + 0.06, b * 0.9 + 0.12, tall]);
        stage.patch(low, palette.steel);
        stage.line(flat(pocket, tall), { stroke: '#ffffff', width: 3, close: true });
        if (x === 0.5)
          stage.line(
            move(roundRect(w * 0.7, 1.5, 0.2, 4), x, 0.05).map(([a, b]): Vec => [a, b, tall]),
            { stroke: palette.red, width: 4, close: true },
          );
      }
      for (const x of [-2.8, 2.85]) {
        const eye = circle(0.42, 24, x, 0);
        stage.patch(flat(eye, tall), palette.dark);
        stage.line(flat(circle(0.55, 26, x, 0), tall), { stroke: palette.main, width: 6, close: true });
      }
    });
  },
  { pitch: [38, 46], fill: 0.94 },
);

/** Tiny turned parts next to a scale of millimetres. */
const microParts = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-3.4, -2.4, 0], [3.4, -1.5, 0.12], palette.light, () => {
      for (let k = 0; k <= 30; k++) {
        const x = -3.2 + k * 0.213;
        stage.line(
          [
            [x, -1.5, 0.12],
            [x, k % 10 === 0 ? -2.1 : k % 5 === 0 ? -1.9 : -1.75, 0.12],
          ],
          { stroke: palette.dark, width: k % 10 === 0 ? 5 : 3 },
        );
      }
    });
    const chosen = rng.whole(0, 5);
    for (let i = 0; i < 6; i++) {
      const [x, y] = [-2.4 + (i % 3) * 2.4, 1.7 - Math.floor(i / 3) * 1.9];
      const base = i === chosen ? palette.main : palette.light;
      if (i % 2) {
        parts.add(prism(outline({ teeth: 12, module: 0.13, x, y, phase: i }, 2), 0, 0.5, base), 'layers');
        parts.rod([x, y, 0.5], [x, y, 1.3], 0.2, palette.steel, { n: 16 });
      } else
        parts.turned(
          [x, y, 0],
          [0, 0, 1],
          [
            [0, 0.7],
            [0.3, 0.7],
            [0.3, 0.4],
            [0.9, 0.4],
            [0.9, 0.22],
            [1.5, 0.22],
          ],
          base,
          18,
        );
    }
  },
  { pitch: [34, 42] },
);

/** A chamber with flanged ports. */
const vacuumChamber = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const r = rng.between(1.7, 1.9);
  parts.rod([0, 0, 0], [0, 0, 0.3], 1.2, palette.dark, { n: 32 });
  parts.rod([0, 0, 0.3], [0, 0, 0.9], 0.6, palette.grey, { n: 28 });
  parts.rod([0, 0, 0.9], [0, 0, 3.7], r, palette.light, { n: 40 });
  parts.rod([0, 0, 3.7], [0, 0, 4.1], r + 0.35, palette.main, { n: 40 });
  parts.rod([0, 0, 4.1], [0, 0, 4.4], r + 0.3, palette.steel, {
    n: 40,
    decorate: () => {
      for (let k = 0; k < 14; k++)
        stage.patch(
          flat(circle(0.1, 10, (r + 0.1) * Math.cos(k * 0.449), (r + 0.1) * Math.sin(k * 0.449)), 4.4),
          palette.dark,
        );
      stage.patch(flat(circle(0.9, 32), 4.4), mix(palette.main, '#0b1b2b', 0.5));
      stage.line(flat(circle(1.05, 32), 4.4), { stroke: palette.red, width: 4, close: true });
    },
  });
  const port = (axis: 'x' | 'y', to: number, size: number): void => {
    const at = (d: number): Vec => (axis === 'x' ? [d, 0, 2.3] : [0, d, 2.3]);
    parts.rod(at(to - 0.3), at(to), size, palette.steel, {
      n: 30,
      decorate: () => {
        const face = (q: number): Vec[] =>
          circle(q, 26, 0, 2.3).map(([a, b]): Vec => (axis === 'x' ? [to - 0.3, a, b] : [a, to - 0.3, b]));
        stage.patch(face(size * 0.62), palette.dark);
        stage.line(face(size * 0.62), { stroke: '#ffffff', width: 3, close: true });
      },
    });
    parts.rod(at(to), at(-r * 0.9), size * 0.72, palette.light, { n: 28 });
  };
  port('x', -2.7, 0.85);
  port('y', -2.6, 1.05);
});

/** A block with ports on its faces: channels cross inside. */
const manifold = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const long = rng.between(2.8, 3.3);
  parts.box([-long, -1.5, 0], [long, 1.5, 2.3], palette.light, () => {
    const port = (ring: Vec[], colour = palette.dark): void => {
      stage.patch(ring, colour);
      stage.line(ring, { stroke: palette.main, width: 6, close: true });
    };
    for (let k = 0; k < 4; k++)
      port(circle(0.42, 26, -long + 0.9 + k * ((2 * long - 1.8) / 3), 0.75).map(([a, b]): Vec => [a, -1.5, b]));
    for (let k = 0; k < 3; k++)
      port(
        circle(0.3, 22, -long + 1.3 + k * ((2 * long - 2.6) / 2), 1.75).map(([a, b]): Vec => [a, -1.5, b]),
        k === 1 ? palette.red : palette.dark,
      );
    for (let k = 0; k < 5; k++)
      port(flat(circle(0.32, 22, -long + 0.9 + k * ((2 * long - 1.8) / 4), k % 2 ? 0.6 : -0.5), 2.3));
    for (const y of [-0.7, 0.7]) port(circle(0.45, 26, y, 1.15).map(([a, b]): Vec => [-long, a, b]));
  });
  parts.rod([0, -0.5, 2.3], [0, -0.5, 2.5], 0.45, palette.main, { n: 6 });
  parts.rod([0, -0.5, 2.5], [0, -0.5, 3.4], 0.34, palette.steel, { n: 24 });
});

export const parts = { machinedPart, microParts, vacuumChamber, manifold };
