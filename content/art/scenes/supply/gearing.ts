import { still } from '../../assembly';
import { outline } from '../../involute';
import { mix } from '../../palette';
import { circle, prism } from '../../solids';
import type { Point, Vec } from '../../vec';

/** A gear unit: housing with ribs, a thin shaft in and a thick one out. */
const gearUnit = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const tall = rng.between(2.7, 3.1);
    parts.box([-2.1, -1.6, 0], [2.4, 1.6, 0.3], palette.dark);
    parts.box([-1.6, -1.2, 0.3], [1.9, 1.2, tall], palette.main, () => {
      for (let k = 0; k < 4; k++)
        stage.line(
          [
            [-1.2 + k * 0.9, -1.2, 0.5],
            [-1.2 + k * 0.9, -1.2, tall - 0.3],
          ],
          { stroke: kit.deep, width: 8 },
        );
    });
    parts.box([-1.7, -1.3, tall], [2, 1.3, tall + 0.2], kit.glow);
    for (const [x, y] of [
      [-1.4, -1],
      [1.7, -1],
      [-1.4, 1],
      [1.7, 1],
    ] as const)
      parts.rod([x, y, tall + 0.2], [x, y, tall + 0.34], 0.14, palette.dark, { n: 6 });
    parts.rod([-1.9, 0, 1.3], [-1.6, 0, 1.3], 0.9, palette.light, { n: 32 });
    parts.rod([-3.6, 0, 1.3], [-1.9, 0, 1.3], 0.45, palette.steel, { n: 28 });
    parts.box([-3.4, -0.12, 1.7], [-2.2, 0.12, 1.82], palette.red);
    parts.rod([0.4, -1.5, 1.9], [0.4, -1.2, 1.9], 0.65, palette.light, { n: 30 });
    parts.rod([0.4, -2.5, 1.9], [0.4, -1.5, 1.9], 0.27, palette.steel, { n: 24 });
  },
  { yaw: [36, 46] },
);

/** A worm and the wheel that it turns. */
const wormGear = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const gear = outline({ teeth: 24, module: 0.2125, x: 0, y: 0, phase: rng.next() }, 2);
    parts.rod([0, 0, 0], [0, 0, 0.4], 1, palette.dark, { n: 30 });
    parts.add(prism(gear, 0.4, 1.3, mix('#d9a441', palette.light, 0.35)), 'layers');
    parts.rod([0, 0, 1.3], [0, 0, 1.7], 0.95, palette.steel, {
      n: 30,
      decorate: () =>
        kit.stage.patch(
          circle(0.5, 26).map(([a, b]): Vec => [a, b, 1.7]),
          palette.dark,
        ),
    });
    const shift = (p: Vec): Vec => [p[0], p[1] - 3.35, p[2] + 0.85];
    for (let k = 0; k < 5; k++) {
      const x = -1.5 + k * 0.6;
      parts.rod(shift([x, 0, 0]), shift([x + 0.3, 0, 0]), 0.6, palette.main, { end: 0.9, n: 22 });
      parts.rod(shift([x + 0.3, 0, 0]), shift([x + 0.6, 0, 0]), 0.9, kit.deep, { end: 0.6, n: 22 });
    }
    parts.rod(shift([-3, 0, 0]), shift([-1.5, 0, 0]), 0.42, palette.steel);
    parts.rod(shift([1.5, 0, 0]), shift([3, 0, 0]), 0.42, palette.steel);
  },
  { pitch: [34, 42] },
);

/** A rack with straight teeth and the pinion above it. */
const rack = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const m = 0.3;
    const step = Math.PI * m;
    const count = 10;
    const profile: Point[] = [
      [-count * step * 0.5, 0],
      [count * step * 0.5, 0],
    ];
    for (let k = count; k > 0; k--) {
      const x = (k - count / 2) * step;
      profile.push([x, 0.9], [x - step * 0.22, 0.9 + 2.1 * m], [x - step * 0.5, 0.9 + 2.1 * m], [x - step * 0.72, 0.9]);
    }
    profile.push([-count * step * 0.5, 0.9]);
    parts.bar(profile, -0.8, 0.8, palette.light, 'y');
    const teeth = rng.whole(15, 17);
    const z = 0.9 + 1.05 * m + (m * teeth) / 2 + 0.1;
    const frame = { o: [0, 0.8, z] as Vec, x: [1, 0, 0] as Vec, y: [0, 0, 1] as Vec, z: [0, -1, 0] as Vec };
    parts.add(
      prism(outline({ teeth, module: m, x: 0, y: 0, phase: -Math.PI / 2 + Math.PI / teeth }, 3), 0, 1.6, palette.main, {
        frame,
      }),
      'layers',
    );
    parts.rod([0, -1.1, z], [0, -0.8, z], 1, kit.glow, { n: 30 });
    parts.rod([0, -2.2, z], [0, -1.1, z], 0.5, palette.steel, { n: 26 });
  },
  { yaw: [24, 34], pitch: [22, 28] },
);

/** Two hubs with their packs of thin discs between. */
const coupling = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const turn = rng.next();
    const hub = (x: number, s: number): void => {
      parts.rod([Math.min(x, x + s * 0.5), 0, 0], [Math.max(x, x + s * 0.5), 0, 0], 1.6, palette.main, { n: 38 });
      parts.rod(
        [Math.min(x + s * 0.5, x + s * 1.8), 0, 0],
        [Math.max(x + s * 0.5, x + s * 1.8), 0, 0],
        1.05,
        palette.light,
        { n: 32 },
      );
      parts.rod(
        [Math.min(x + s * 1.8, x + s * 3), 0, 0],
        [Math.max(x + s * 1.8, x + s * 3), 0, 0],
        0.6,
        palette.steel,
        { n: 28 },
      );
    };
    hub(-1.1, -1);
    hub(1.1, 1);
    parts.rod([-0.5, 0, 0], [0.5, 0, 0], 1.35, kit.glow, { n: 36 });
    for (const x of [-0.8, 0.8]) {
      parts.rod([x - 0.08, 0, 0], [x + 0.08, 0, 0], 1.5, palette.red, { n: 36 });
      for (let k = 0; k < 6; k++) {
        const t = turn + (k * Math.PI) / 3;
        parts.rod(
          [x - 0.3, 1.25 * Math.cos(t), 1.25 * Math.sin(t)],
          [x + 0.3, 1.25 * Math.cos(t), 1.25 * Math.sin(t)],
          0.16,
          palette.dark,
          { n: 8 },
        );
      }
    }
  },
  { yaw: [28, 38], floor: [-1.6, 12, 1.5] },
);

export const gearing = { gearUnit, wormGear, rack, coupling };
