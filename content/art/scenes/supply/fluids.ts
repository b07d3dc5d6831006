import { arcAt, still } from '../../assembly';
import { outline } from '../../involute';
import { circle, prism, roundRect } from '../../solids';
import type { Vec } from '../../vec';

/** A valve with its two solenoids and plugs, on a ported plate. */
const valve = still((kit) => {
  const { parts, palette, rng } = kit;
  const long = rng.between(1.7, 2.1);
  parts.box([-1.6, -1.3, 0], [1.6, 1.3, 0.7], palette.dark);
  parts.box([-1.3, -1, 0.7], [1.3, 1, 2.1], palette.light);
  for (const s of [-1, 1]) {
    const [a, b] = s < 0 ? [-1.3 - long, -1.3] : [1.3, 1.3 + long];
    parts.rod([a, 0, 1.4], [b, 0, 1.4], 0.72, palette.main, { n: 32 });
    const end = s < 0 ? a : b;
    parts.rod([Math.min(end, end + s * 0.3), 0, 1.4], [Math.max(end, end + s * 0.3), 0, 1.4], 0.4, palette.steel, {
      n: 24,
    });
    const plug = s < 0 ? a + long * 0.5 : b - long * 0.5;
    parts.box([plug - 0.4, -0.4, 2.12], [plug + 0.4, 0.4, 2.8], palette.dark);
  }
  parts.box([-0.9, -0.8, 2.1], [0.9, 0.8, 3], kit.glow);
  parts.rod([0, 0, 3], [0, 0, 3.3], 0.25, palette.red, { n: 18 });
});

/** A cylinder with its piston rod, eyes and ports. */
const cylinder = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const out = rng.between(1.6, 2.4);
    parts.rod([2.6, 0, 0], [3.2, 0, 0], 1.25, palette.dark, { n: 36 });
    parts.rod([-1.4, 0, 0], [2.6, 0, 0], 1.05, palette.main, { n: 36 });
    parts.rod([-2, 0, 0], [-1.4, 0, 0], 1.25, palette.dark, { n: 36 });
    parts.rod([-2 - out, 0, 0], [-2, 0, 0], 0.5, palette.light, { n: 30 });
    parts.rod([-2.5 - out, -0.35, 0], [-2.5 - out, 0.35, 0], 0.6, palette.grey, { n: 26 });
    parts.rod([3.7, -0.4, 0], [3.7, 0.4, 0], 0.7, palette.grey, { n: 26 });
    for (const x of [-1.7, 2.9]) {
      parts.rod([x, 0, 1.1], [x, 0, 1.6], 0.3, palette.steel, { n: 6 });
      parts.tube(
        [
          [x, 0, 1.6],
          [x, 0, 2.1],
          [x + 0.3, 0.2, 2.5],
          [x + 1.2, 0.8, 2.7],
        ],
        0.17,
        x < 0 ? palette.red : palette.dark,
        8,
      );
    }
  },
  { yaw: [24, 34], floor: [-1.25, 12, 1.5], fill: 0.94 },
);

/** A profile with a slot and the carriage of a rodless cylinder. */
const rodlessCylinder = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const x = rng.between(-1.7, 1.7);
    parts.box([-3.9, -0.9, 0], [3.9, 0.9, 1.5], palette.light, () => {
      stage.patch(
        [
          [-3.9, -0.12, 1.5],
          [3.9, -0.12, 1.5],
          [3.9, 0.12, 1.5],
          [-3.9, 0.12, 1.5],
        ],
        palette.dark,
      );
      for (const z of [0.4, 1])
        stage.line(
          [
            [-3.9, -0.9, z],
            [3.9, -0.9, z],
          ],
          { stroke: palette.grey, width: 8 },
        );
    });
    for (const e of [-4.5, 3.9]) parts.box([e, -1, -0.1], [e + 0.6, 1, 1.65], palette.dark);
    parts.box([x - 1, -1.2, 1.52], [x + 1, 1.2, 2.1], palette.main, () => {
      for (const [a, b] of [
        [-0.7, -0.8],
        [0.7, -0.8],
        [-0.7, 0.8],
        [0.7, 0.8],
      ] as const)
        stage.patch(
          circle(0.14, 14, x + a, b).map(([p, q]): Vec => [p, q, 2.1]),
          palette.dark,
        );
    });
    for (const e of [-4.2, 4.2]) parts.rod([e, -1.35, 0.8], [e, -1, 0.8], 0.26, palette.red, { n: 6 });
    stage.line(
      [
        [x - 2.2, -1.4, 1.8],
        [x - 1.3, -1.4, 1.8],
      ],
      { stroke: palette.red, width: 5 },
    );
    stage.line(
      [
        [x + 1.3, -1.4, 1.8],
        [x + 2.2, -1.4, 1.8],
      ],
      { stroke: palette.red, width: 5 },
    );
  },
  { yaw: [28, 38], fill: 0.95 },
);

/** Two meshing gears in the open housing of a pump. */
const gearPump = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const teeth = 13;
    const m = 0.2;
    const d = m * teeth;
    const turn = rng.next();
    const inside = [
      ...arcAt(d / 2 + m * 1.15, -Math.PI * 0.5, Math.PI * 0.5, 14, [d / 2, 0, 0]),
      ...arcAt(d / 2 + m * 1.15, Math.PI * 0.5, Math.PI * 1.5, 14, [-d / 2, 0, 0]),
    ].map(([x, y]) => [x, y] as const);
    parts.pierced(roundRect(d * 2 + 2.3, d + 2.1, 0.6, 5), inside, 0, 1.6, palette.main);
    for (const s of [-1, 1]) {
      const x = (s * d) / 2;
      parts.add(
        prism(
          outline({ teeth, module: m, x, y: 0, phase: s < 0 ? turn : Math.PI - turn + Math.PI / teeth }, 2),
          0.3,
          1.45,
          s < 0 ? palette.light : palette.steel,
        ),
        'layers',
      );
      parts.rod([x, 0, 1.45], [x, 0, s < 0 ? 3 : 1.7], 0.45, s < 0 ? palette.red : palette.dark, { n: 24 });
    }
    for (const s of [-1, 1])
      parts.rod([0, s * (d / 2 + 1.05), 0.8], [0, s * (d / 2 + 1.7), 0.8], 0.55, palette.dark, { n: 24 });
  },
  { pitch: [42, 50] },
);

/** Valves side by side with their fittings and lamps. */
const valveTerminal = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const lit = rng.whole(0, 6);
    parts.box([-3.5, -1, 0], [3.5, 1.4, 0.7], palette.dark);
    parts.box([-4.3, -1, 0], [-3.5, 1.4, 1.9], palette.main, () =>
      stage.patch(
        circle(0.22, 18, -3.9, 1.2).map(([a, b]): Vec => [a, -1, b]),
        palette.light,
      ),
    );
    for (let k = 0; k < 7; k++) {
      const x = -3.4 + k * 0.98;
      parts.box([x, -0.6, 0.7], [x + 0.86, 1.3, 1.9], k % 3 === 1 ? kit.glow : palette.light, () =>
        stage.patch(
          circle(0.12, 12, x + 0.43, 1).map(([a, b]): Vec => [a, b, 1.9]),
          k === lit ? palette.red : palette.dark,
        ),
      );
      for (const z of [0.22, 0.52])
        parts.rod([x + 0.43, -1.35, z], [x + 0.43, -1, z], 0.15, z < 0.4 ? palette.steel : palette.main, { n: 14 });
    }
    for (const k of [1, 3, 5]) {
      const x = -2.97 + k * 0.98;
      parts.tube(
        [
          [x, -1.35, 0.22],
          [x, -1.8, 0.22],
          [x + 0.2, -2.3, 0.15],
          [x + 0.6, -2.9, 0.12],
        ],
        0.1,
        palette.red,
        8,
      );
    }
  },
  { yaw: [20, 30], pitch: [30, 36] },
);

/** A reservoir with its pump, distributor and the lines to the points. */
const lubrication = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const level = rng.between(0.9, 1.7);
    parts.box([-2.9, -1, 0], [-0.5, 1, 1.2], palette.main, () =>
      stage.patch(
        circle(0.35, 22, -1.2, 0.6).map(([a, b]): Vec => [a, -1, b]),
        palette.light,
      ),
    );
    parts.rod([-1.7, 0, 1.2], [-1.7, 0, 1.2 + level], 0.95, '#d8a93a', { n: 34 });
    parts.rod([-1.7, 0, 1.2 + level], [-1.7, 0, 3.4], 0.95, palette.light, { n: 34 });
    parts.rod([-1.7, 0, 3.4], [-1.7, 0, 3.7], 1.05, palette.dark, { n: 34 });
    parts.box([1, -0.5, 0.9], [3.2, 0.5, 1.7], palette.steel);
    parts.tube(
      [
        [-0.5, 0, 0.8],
        [0.2, 0, 0.8],
        [0.6, 0, 1.3],
        [1, 0, 1.3],
      ],
      0.14,
      palette.dark,
      8,
    );
    for (let k = 0; k < 4; k++) {
      const x = 1.3 + k * 0.53;
      parts.rod([x, 0, 1.7], [x, 0, 2], 0.15, palette.dark, { n: 6 });
      parts.tube(
        [
          [x, 0, 2],
          [x, 0, 2.5 + k * 0.2],
          [x + 0.3, 0, 2.8 + k * 0.2],
          [4.4, 0, 2.8 + k * 0.2],
        ],
        0.08,
        k === 1 ? palette.red : palette.dark,
        6,
      );
    }
    parts.box([4.3, -0.8, 2.4], [5, 0.8, 3.7], palette.light);
  },
  { yaw: [20, 30], pitch: [20, 26] },
);

/** A mechanical seal: the rings of its faces, the spring and the shaft. */
const mechanicalSeal = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const gap = rng.between(0.5, 0.9);
    parts.rod([-4.2, 0, 0], [-2.9, 0, 0], 0.75, palette.steel, { n: 22 });
    parts.rod([-2.9, 0, 0], [-2.2, 0, 0], 1.7, palette.main, { n: 30 });
    parts.rod([-2.2, 0, 0], [-1.7, 0, 0], 1.35, palette.dark, { n: 26 });
    parts.rod([-1.7, 0, 0], [-1.7 + gap, 0, 0], 0.75, palette.steel, { n: 22 });
    parts.rod([-1.7 + gap, 0, 0], [-1.2 + gap, 0, 0], 1.35, palette.red, { n: 26 });
    parts.rod([-1.2 + gap, 0, 0], [-0.5 + gap, 0, 0], 1.6, palette.light, { n: 28 });
    for (let k = 0; k < 4; k++) {
      parts.rod([-0.5 + gap + k * 0.5, 0, 0], [-0.25 + gap + k * 0.5, 0, 0], 0.85, palette.dark, { n: 14 });
      parts.rod([-0.25 + gap + k * 0.5, 0, 0], [gap + k * 0.5, 0, 0], 1.3, palette.steel, { n: 18 });
    }
    parts.rod([1.5 + gap, 0, 0], [2.2 + gap, 0, 0], 1.6, palette.light, { n: 28 });
    parts.rod([2.2 + gap, 0, 0], [4.2, 0, 0], 0.75, palette.steel, { n: 22 });
  },
  { yaw: [34, 44], floor: [-1.7, 12, 1.5] },
);

/** Shaft seals and O-rings of different sizes. */
const seals = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const chosen = rng.whole(0, 2);
    [
      [-1.9, 0.8, 1.9, 0.6],
      [2.1, 1, 1.5, 0.7],
      [1.2, -2, 1.1, 0.5],
    ].forEach(([x, y, r, h], i) => {
      const base = i === chosen ? palette.main : palette.dark;
      parts.pierced(circle(r!, 30, x, y), circle(r! * 0.62, 26, x, y), 0, h!, base, () => {
        stage.line(
          circle(r! * 0.9, 36, x, y).map(([a, b]): Vec => [a, b, h!]),
          { stroke: palette.steel, width: 4, close: true },
        );
        stage.line(
          circle(r! * 0.7, 34, x, y).map(([a, b]): Vec => [a, b, h!]),
          { stroke: palette.red, width: 4, close: true },
        );
      });
    });
    parts.tube([...arcAt(1, 0, 6.2832, 30, [-1.9, -2.2, 0.16])], 0.16, palette.dark, 8);
  },
  { pitch: [40, 48] },
);

export const fluids = { valve, cylinder, rodlessCylinder, gearPump, valveTerminal, lubrication, mechanicalSeal, seals };
