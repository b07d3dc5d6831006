import { still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Vec } from '../../vec';

/** A filtration plant: a tank with a magnetic conveyor, pumps and a paper roll. */
const coolantSystem = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const wave = rng.between(-0.1, 0.1);
  parts.box([-3.6, -1.5, 0], [3.6, -1.35, 1.5], palette.main);
  parts.box([-3.6, 1.35, 0], [3.6, 1.5, 1.5], palette.main);
  parts.box([-3.6, -1.35, 0], [-3.45, 1.35, 1.5], palette.main);
  parts.box([3.45, -1.35, 0], [3.6, 1.35, 1.5], palette.main);
  parts.box([-3.45, -1.35, 0.2], [3.45, 1.35, 1.2 + wave], mix('#7fb6cc', palette.light, 0.35));
  // A belt of filter paper climbs out of the tank.
  parts.bar(
    [
      [0.2, 1.25],
      [2.6, 2.9],
      [2.6, 3.15],
      [0.2, 1.5],
    ],
    -1,
    1,
    palette.light,
    'y',
  );
  parts.rod([2.8, -1.1, 3], [2.8, 1.1, 3], 0.55, palette.steel, { n: 30 });
  parts.rod([0, -1.1, 1.75], [0, 1.1, 1.75], 0.5, palette.grey, { n: 28 });
  for (const x of [-2.8, -1.7]) {
    parts.rod([x, -0.5, 1.3], [x, -0.5, 1.9], 0.5, palette.dark, { n: 26 });
    parts.rod([x, -0.5, 1.9], [x, -0.5, 3.1], 0.38, palette.light, { n: 26 });
    parts.rod([x, -0.5, 3.1], [x, -0.5, 3.3], 0.4, palette.dark, { n: 26 });
  }
  parts.tube(
    [
      [-2.25, 0.6, 1.3],
      [-2.25, 0.6, 3.4],
      [-2, 0.6, 3.7],
      [-0.6, 0.6, 3.7],
    ],
    0.16,
    palette.steel,
    8,
  );
  stage.line(
    [
      [-3.6, -1.51, 0.4],
      [3.6, -1.51, 0.4],
    ],
    { stroke: kit.glow, width: 3 },
  );
});

/** A drum filter for mist with its fan and a duct. */
const mistCollector = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const tall = rng.between(2.6, 3.1);
  parts.box([-1.8, -1.4, 0], [1.8, 1.4, 1], palette.dark);
  parts.box([-1.5, -1.2, 1], [1.5, 1.2, 1 + tall], palette.light, () => {
    for (let k = 0; k < 7; k++) {
      const z = 1.5 + k * 0.28;
      stage.line(
        [
          [-1, -1.2, z],
          [1, -1.2, z],
        ],
        { stroke: palette.grey, width: 6 },
      );
    }
  });
  const top = 1 + tall;
  parts.rod([0, 0, top], [0, 0, top + 0.9], 1.05, palette.main, { n: 36 });
  parts.rod([0, 0, top + 0.9], [0, 0, top + 1.3], 0.6, palette.dark, { n: 28 });
  const duct = Array.from({ length: 9 }, (_, i): Vec => {
    const t = (i / 8) * (Math.PI / 2);
    return [-2.4 - 0.9 * Math.sin(t) + 0, 0, 1.4 + 0.9 * (1 - Math.cos(t))];
  });
  parts.tube([[-1.5, 0, 1.4], ...duct, [-3.3, 0, top + 0.6]], 0.42, palette.steel, 14);
});

/** Briquettes pressed from chips, next to the press. */
const briquettes = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  parts.box([-3, 0.2, 0], [1.2, 2.6, 1.6], palette.light);
  parts.bar(
    [
      [-2.6, 1.6],
      [0.6, 1.6],
      [1.2, 3.4],
      [-3.2, 3.4],
    ],
    0.4,
    2.4,
    palette.main,
    'y',
  );
  parts.rod([1.2, 1.3, 0.9], [2.5, 1.3, 0.9], 0.55, palette.dark, { n: 28 });
  const pile: Vec[] = [
    [-1.6, -1.5, 0],
    [0, -1.6, 0],
    [1.6, -1.4, 0],
    [-0.8, -0.9, 0],
    [0.9, -0.8, 0],
    [3.1, -1, 0],
    [0.1, -1.3, 0.62],
    [-1.2, -1.35, 0.62],
  ];
  const chosen = rng.whole(0, pile.length - 1);
  pile.forEach((o, i) => {
    const top = o[2] + 0.6;
    parts.rod(o, [o[0], o[1], top], 0.62, i === chosen ? kit.glow : palette.steel, {
      n: 26,
      decorate: () => {
        for (let k = 0; k < 5; k++) {
          const [x, y, t] = [o[0] + rng.between(-0.35, 0.35), o[1] + rng.between(-0.3, 0.3), rng.between(0, 6)];
          const curl = Array.from({ length: 5 }, (_, j): Vec => [
            x + 0.12 * Math.cos(t + j * 0.7),
            y + 0.12 * Math.sin(t + j * 0.7),
            top,
          ]);
          stage.line(curl, { stroke: palette.dark, width: 3 });
        }
      },
    });
  });
});

/** A drum and two canisters with a drop on their labels: oil, grease, coolant. */
const drums = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const tall = rng.between(3.2, 3.6);
  const drop = (x: number, y: number, z: number, s: number, fill: string): void =>
    stage.patch(
      Array.from({ length: 21 }, (_, i): Vec => {
        const t = (i / 20) * Math.PI * 2;
        return [x + s * Math.sin(t) * Math.sin(t / 2) ** 1.4, y, z + s * 1.2 * Math.cos(t)];
      }),
      fill,
    );
  const [x, y] = [0.6, 1.2];
  for (let k = 0; k < 3; k++) {
    const [z0, z1] = [(tall * k) / 3, (tall * (k + 1)) / 3];
    parts.rod([x, y, z0], [x, y, z1 - 0.12], 1.35, palette.main, { n: 40 });
    parts.rod([x, y, z1 - 0.12], [x, y, z1], 1.43, k === 2 ? palette.light : palette.main, {
      n: 40,
      cap: kit.glow,
      decorate: () =>
        k === 2 &&
        stage.patch(
          circle(0.22, 18, x - 0.6, y - 0.4).map(([a, b]): Vec => [a, b, z1]),
          palette.dark,
        ),
    });
  }
  parts.box([-3, -1.2, 0], [-1.3, -0.1, 2], palette.light, () => {
    stage.patch(
      [
        [-2.85, -1.2, 0.3],
        [-1.45, -1.2, 0.3],
        [-1.45, -1.2, 1.6],
        [-2.85, -1.2, 1.6],
      ],
      kit.glow,
    );
    drop(-2.15, -1.2, 0.95, 0.36, palette.red);
  });
  parts.rod([-1.65, -0.65, 2], [-1.65, -0.65, 2.25], 0.2, palette.dark, { n: 18 });
  parts.tube(
    [
      [-2.7, -0.65, 2],
      [-2.7, -0.65, 2.3],
      [-2.55, -0.65, 2.42],
      [-2.15, -0.65, 2.42],
      [-2, -0.65, 2.3],
      [-2, -0.65, 2],
    ],
    0.1,
    palette.dark,
    8,
  );
  parts.rod([1.6, -1.8, 0], [1.6, -1.8, 1.1], 0.75, palette.light, { n: 30 });
  parts.rod([1.6, -1.8, 1.1], [1.6, -1.8, 1.25], 0.82, palette.dark, { n: 30 });
});

export const coolant = { coolantSystem, mistCollector, briquettes, drums };
