import { still } from '../../assembly';
import { mix } from '../../palette';
import { circle } from '../../solids';
import type { Vec } from '../../vec';
import { pcb } from './boards';

/** A dome of cameras and light over a board; a joint is marked. */
const optical = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const x = rng.between(-0.6, 0.6);
    pcb(kit, [0, 0, 0.4], { w: 3, d: 1.9 });
    const z = 2.3;
    parts.rod([x, 0, z], [x, 0, z + 0.001], 0.01, palette.light, {
      n: 3,
      decorate: () => {
        const field = [
          [x - 0.8, -0.6, 0.55],
          [x + 0.8, -0.6, 0.55],
          [x + 0.8, 0.6, 0.55],
          [x - 0.8, 0.6, 0.55],
        ] as Vec[];
        stage.patch([[x, 0, z], field[0]!, field[1]!], palette.red, 0.14);
        stage.patch([[x, 0, z], field[1]!, field[2]!], palette.red, 0.2);
        stage.line(field, { stroke: palette.red, width: 5, close: true });
      },
    });
    parts.rod([x, 0, z], [x, 0, z + 0.4], 1.7, palette.red, { end: 1.6, n: 36 });
    parts.rod([x, 0, z + 0.4], [x, 0, z + 0.8], 1.6, kit.glow, { end: 1.25, n: 36 });
    parts.rod([x, 0, z + 0.8], [x, 0, z + 1.2], 1.25, palette.light, { end: 0.7, n: 32 });
    for (let k = 0; k < 4; k++) {
      const t = k * 1.57 + 0.6;
      parts.rod(
        [x + 1.2 * Math.cos(t), 1.2 * Math.sin(t), z + 0.9],
        [x + 1.7 * Math.cos(t), 1.7 * Math.sin(t), z + 1.5],
        0.24,
        palette.dark,
        { n: 14 },
      );
    }
    parts.rod([x, 0, z + 1.2], [x, 0, z + 2], 0.4, palette.dark, { n: 26 });
    parts.box([x - 0.5, -0.5, z + 2], [x + 0.5, 0.5, z + 3], palette.main);
  },
  { pitch: [20, 26], fill: 0.93 },
);

/** A tube above, a detector below, and the shadow of solder balls. */
const xray = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const bad = rng.whole(6, 18);
    parts.box([-2.6, -1.7, 0], [2.6, 1.7, 0.3], palette.dark);
    parts.box([-2.2, -1.4, 0.3], [2.2, 1.4, 0.36], mix(palette.dark, '#0b1b2b', 0.4), () => {
      for (let i = 0; i < 25; i++) {
        const [u, v] = [-1.4 + (i % 5) * 0.7, -0.9 + Math.floor(i / 5) * 0.45];
        stage.patch(
          circle(0.17, 14, u, v).map(([a, b]): Vec => [a, b, 0.36]),
          i === bad ? palette.red : palette.light,
        );
        if (i === bad)
          stage.patch(
            circle(0.08, 10, u + 0.03, v).map(([a, b]): Vec => [a, b, 0.36]),
            palette.dark,
          );
      }
    });
    parts.rod([0, 0.4, 2.2], [0, 0.4, 2.201], 0.01, palette.light, {
      n: 3,
      decorate: () => {
        const top: Vec = [0, 0, 4.2];
        stage.patch([top, [-2.2, -1.4, 0.36], [2.2, -1.4, 0.36]], palette.main, 0.16);
        stage.patch([top, [2.2, -1.4, 0.36], [2.2, 1.4, 0.36]], palette.main, 0.24);
      },
    });
    parts.box([-1, -0.7, 2.2], [1, 0.7, 2.3], kit.deep);
    parts.box([-0.5, -0.4, 2.3], [0.5, 0.4, 2.5], palette.dark);
    parts.rod([0, 0, 4.2], [0, 0, 4.5], 0.25, palette.red, { end: 0.5, n: 20 });
    parts.rod([0, 0, 4.5], [0, 0, 6], 0.85, palette.main, { n: 34 });
    parts.rod([0, 0, 6], [0, 0, 6.3], 0.65, palette.light, { n: 30 });
  },
  { pitch: [22, 28], fill: 0.92 },
);

export const inspection = { boardInspection: optical, xray };
