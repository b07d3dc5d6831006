import { still } from '../../assembly';
import { circle } from '../../solids';
import type { Vec } from '../../vec';
import { fluted, twisted } from '../cutting/tools';

/** Tools with a golden coat. */
const coatedTools = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const gold = rng.chance(0.5) ? '#d8a93a' : '#6d5bb0';
    parts.box([-3, -1.1, 0], [3, 1.1, 0.8], palette.dark);
    for (const [x, r, flutes] of [
      [-2, 0.5, 4],
      [0, 0.66, 3],
      [2, 0.5, 4],
    ] as const) {
      parts.rod([x, 0, 0.8], [x, 0, 2], r, palette.steel);
      parts.add(twisted(fluted(r, flutes, 0.42), [x, 0, 2], rng.between(1.9, 2.3), 2.1, gold, 9), 'depth');
    }
  },
  { yaw: [16, 28] },
);

/** Plates of different thickness, stacked. */
const plates = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  for (const x of [-2, 0.4, 2.4]) parts.box([x - 0.2, -2, 0], [x + 0.2, 2, 0.35], palette.dark);
  let z = 0.35;
  const chosen = rng.whole(1, 4);
  for (let k = 0; k < 6; k++) {
    const thick = [0.42, 0.2, 0.3, 0.14, 0.36, 0.22][k]!;
    const [dx, dy] = [rng.between(-0.15, 0.15), rng.between(-0.15, 0.15)];
    const top = z + thick;
    parts.box(
      [-2.9 + dx, -1.9 + dy, z],
      [2.9 + dx, 1.9 + dy, top],
      k === chosen ? palette.main : k % 2 ? palette.light : palette.steel,
      () => {
        if (k === 5)
          for (let i = 0; i < 9; i++)
            stage.line(
              [
                [-2.6, -1.6 + i * 0.4, top],
                [2.6, -1.6 + i * 0.4, top],
              ],
              { stroke: '#ffffff', width: 2, opacity: 0.6 },
            );
      },
    );
    z = top + 0.03;
  }
});

/** Bars of steel: round, square and flat, seen from their sawn ends. */
const bars = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    for (const y of [-1.6, 2]) parts.box([-3.2, y, 0], [3.2, y + 0.4, 0.3], palette.dark);
    const chosen = rng.whole(0, 4);
    for (let k = 0; k < 5; k++) {
      const x = -2.5 + k * 1.25;
      const from = -2.6 + rng.between(-0.2, 0.2);
      if (k % 2) parts.box([x - 0.5, from, 0.3], [x + 0.5, 3.4, 1.3], k === chosen ? palette.main : palette.light);
      else
        parts.rod([x, from, 0.82], [x, 3.4, 0.82], 0.52, k === chosen ? palette.main : palette.light, {
          n: 28,
          cap: palette.steel,
          decorate: () => {
            for (const s of [0.38, 0.22])
              stage.line(
                circle(s, 22, x, 0.82).map(([a, b]): Vec => [a, from, b]),
                { stroke: palette.grey, width: 2.5, close: true },
              );
          },
        });
    }
    for (let k = 0; k < 4; k++)
      parts.rod([-1.9 + k * 1.25, -2.3, 1.75], [-1.9 + k * 1.25, 3.2, 1.75], 0.45, k === 2 ? kit.glow : palette.steel, {
        n: 24,
        cap: palette.light,
      });
  },
  { yaw: [26, 38], pitch: [26, 34] },
);

export const materials = { coatedTools, plates, bars };
