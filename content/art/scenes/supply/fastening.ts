import { still } from '../../assembly';
import { circle } from '../../solids';
import type { Vec } from '../../vec';

/** Bolts with hexagon heads and their threads. */
const bolts = still((kit) => {
  const { parts, palette, rng } = kit;
  const chosen = rng.whole(0, 2);
  [-2.1, 0, 2.1].forEach((x, i) => {
    const [r, long] = [[0.5, 0.62, 0.44][i]!, [2.6, 3.4, 2.2][i]!];
    const base = i === chosen ? palette.main : palette.light;
    parts.plate(circle(r * 1.9, 6, x, 0, 0.2 + i), 0, r * 1.2, base);
    parts.rod([x, 0, r * 1.2], [x, 0, r * 1.2 + long * 0.35], r, base, { n: 26 });
    const from = r * 1.2 + long * 0.35;
    parts.rod([x, 0, from], [x, 0, from + long * 0.65], r, palette.steel, {
      n: 26,
      decorate: () => {
        for (let z = from + 0.06; z < from + long * 0.65 - 0.08; z += 0.17) {
          const ring = circle(r, 28, x, 0).filter(
            ([a, b]) => (a - x) * kit.stage.view.toEye[0] + b * kit.stage.view.toEye[1] > 0,
          );
          kit.stage.line(
            ring.sort((p, q) => p[0] - q[0] - (p[1] - q[1])).map(([a, b]): Vec => [a, b, z]),
            { stroke: palette.dark, width: 5 },
          );
        }
      },
    });
    parts.rod([x, 0, from + long * 0.65], [x, 0, from + long * 0.65 + 0.14], r, palette.steel, { end: r * 0.7, n: 26 });
  });
});

/** Conical spring washers, stacked in pairs. */
const discSprings = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const count = rng.whole(6, 8);
  parts.rod([0, 0, 0], [0, 0, 0.2], 2.2, palette.dark, { n: 40 });
  for (let k = 0; k < count; k++) {
    const z = 0.2 + k * 0.4;
    const up = k % 2 === 0;
    parts.rod([0, 0, z], [0, 0, z + 0.36], up ? 1.9 : 1.35, k === 2 ? palette.main : palette.light, {
      end: up ? 1.35 : 1.9,
      n: 32,
      cap: palette.steel,
    });
  }
  const top = 0.2 + count * 0.4;
  const rim = count % 2 ? 1.35 : 1.9;
  parts.rod([0, 0, top], [0, 0, top + 1], 0.55, palette.grey, { n: 26 });
  parts.rod([2.9, -1.6, 0], [2.9, -1.6, 0.4], 1.5, palette.light, {
    end: rim * 0.6,
    n: 36,
    decorate: () =>
      stage.patch(
        circle(0.62, 26, 2.9, -1.6).map(([a, b]): Vec => [a, b, 0.4]),
        palette.dark,
      ),
  });
});

export const fastening = { bolts, discSprings };
