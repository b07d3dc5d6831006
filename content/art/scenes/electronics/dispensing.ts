import { arcAt, still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Vec } from '../../vec';
import { pcb } from './boards';

/** A needle lays a bead of glue along a board. */
const dispensing = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    pcb(kit, [0, 0, 0], { w: 3, d: 2 });
    const turn = rng.between(3.4, 4.6);
    parts.add(
      [
        {
          points: [
            [0, 0, 0.12],
            [0.01, 0, 0.12],
            [0, 0.01, 0.12],
          ],
          normal: [0, 0, 1],
          base: palette.main,
        },
      ],
      'colour',
      () => {
        const bead = Array.from({ length: 40 }, (_, i): Vec => {
          const t = turn - (i / 39) * 5.2;
          return [
            2.5 * Math.sign(Math.cos(t)) * Math.abs(Math.cos(t)) ** 0.6,
            1.55 * Math.sign(Math.sin(t)) * Math.abs(Math.sin(t)) ** 0.6,
            0.16,
          ];
        });
        stage.line(bead, { stroke: palette.red, width: 15 });
        stage.line(
          bead.map(([a, b]): Vec => [a, b, 0.22]),
          { stroke: '#ffffff', width: 3, opacity: 0.6 },
        );
      },
    );
    const t = turn;
    const [x, y] = [
      2.5 * Math.sign(Math.cos(t)) * Math.abs(Math.cos(t)) ** 0.6,
      1.55 * Math.sign(Math.sin(t)) * Math.abs(Math.sin(t)) ** 0.6,
    ];
    const at = (z: number): Vec => [x, y, z];
    parts.rod(at(0.25), at(1.1), 0.06, palette.steel, { end: 0.12, n: 10 });
    parts.rod(at(1.1), at(1.5), 0.3, palette.dark, { end: 0.42, n: 22 });
    parts.rod(at(1.5), at(2.2), 0.46, palette.red, { n: 26 });
    parts.rod(at(2.2), at(3.5), 0.46, palette.light, { n: 26 });
    parts.rod(at(3.5), at(3.8), 0.56, palette.dark, { n: 26 });
    parts.box([x - 0.5, y + 0.46, 1.3], [x + 0.5, y + 1.1, 3.6], palette.main);
  },
  { pitch: [32, 38] },
);

/** A jet valve shoots drops. */
const jetValve = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const drops = rng.whole(3, 4);
  parts.box([-3, -1.6, 0], [3, 1.6, 0.12], kit.deep, () => {
    for (let k = 0; k < 6; k++)
      stage.patch(
        circle(0.2, 18, -2.5 + k * 0.5, 0).map(([a, b]): Vec => [a, b, 0.13]),
        palette.red,
      );
  });
  const x = 0.5;
  for (let k = 0; k < drops; k++)
    parts.rod([x, 0, 0.35 + k * 0.32], [x, 0, 0.47 + k * 0.32], 0.1, palette.red, { n: 12 });
  const at = (z: number): Vec => [x, 0, z];
  parts.rod(at(1.7), at(2), 0.14, palette.steel, { end: 0.3, n: 18 });
  parts.rod(at(2), at(2.5), 0.6, palette.dark, { n: 28 });
  parts.box([x - 0.6, -0.5, 2.5], [x + 0.6, 0.5, 4.9], palette.main, () =>
    stage.patch(
      [
        [x - 0.4, -0.5, 3.9],
        [x + 0.4, -0.5, 3.9],
        [x + 0.4, -0.5, 4.5],
        [x - 0.4, -0.5, 4.5],
      ],
      kit.glow,
    ),
  );
  parts.rod([x - 1.2, 0, 2.4], [x - 1.2, 0, 4.4], 0.42, palette.light, { n: 26 });
  parts.rod([x - 1.2, 0, 4.4], [x - 1.2, 0, 4.7], 0.5, palette.dark, { n: 26 });
  parts.tube(
    [
      [x - 1.2, 0, 2.4],
      [x - 1.2, 0, 2.15],
      [x - 0.95, 0, 2.1],
      [x - 0.6, 0, 2.2],
    ],
    0.12,
    palette.dark,
    8,
  );
});

/** A cone of lacquer over a board; what is coated shines. */
const coating = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const x = rng.between(-0.6, 0.7);
    pcb(kit, [0, 0, 0], { w: 3, d: 2 });
    parts.rod([x, -0.3, 0.6], [x, -0.3, 2.2], 0.001, palette.light, {
      end: 0.001,
      n: 3,
      decorate: () => {
        stage.patch(
          [
            [-2.9, -1.3, 0.35],
            [x, -1.3, 0.35],
            [x, 0.7, 0.35],
            [-2.9, 0.7, 0.35],
          ],
          mix(palette.main, '#ffffff', 0.6),
          0.55,
        );
        stage.patch([[x, -0.3, 2.2], ...arcAt(1, 0, 6.28, 26, [x, -0.3, 0.35])], palette.red, 0.18);
        for (let k = 0; k < 16; k++) {
          const t = k * 0.4;
          stage.line(
            [
              [x, -0.3, 2.2],
              [x + Math.cos(t), -0.3 + Math.sin(t), 0.35],
            ],
            { stroke: palette.red, width: 2.5, dash: '4 9' },
          );
        }
      },
    });
    parts.rod([x, -0.3, 2.2], [x, -0.3, 2.7], 0.14, palette.steel, { end: 0.36, n: 20 });
    parts.rod([x, -0.3, 2.7], [x, -0.3, 4.2], 0.5, palette.main, { n: 28 });
    parts.tube(
      [
        [x, -0.3, 4.2],
        [x, -0.3, 4.5],
        [x + 0.4, -0.1, 4.8],
        [x + 1.6, 0.3, 4.8],
      ],
      0.14,
      palette.dark,
      8,
    );
  },
  { pitch: [26, 32] },
);

export const dispensers = { dispensing, jetValve, coating };
