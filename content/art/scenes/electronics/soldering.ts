import { type Kit, still } from '../../assembly';
import { mix } from '../../palette';
import { box, circle } from '../../solids';
import type { Vec } from '../../vec';
import { pcb } from './boards';

/** A tunnel with heating zones; boards pass on the chain. */
function oven(kit: Kit, isVacuum: boolean): void {
  const { parts, palette, rng, stage } = kit;
  parts.box([-4, -1.4, 0], [4, 1.4, 1.2], palette.dark);
  parts.box([-4, -1.2, 1.2], [4, 1.2, 1.35], palette.grey, () => {
    for (let k = 0; k < 20; k++)
      stage.line(
        [
          [-4 + k * 0.42, -1.2, 1.35],
          [-4 + k * 0.42, 1.2, 1.35],
        ],
        { stroke: palette.dark, width: 2 },
      );
  });
  pcb(kit, [-3, 0, 1.35], { w: 0.85, d: 0.8 });
  const hot = rng.whole(2, 3);
  const heats = [
    mix('#f2a03d', palette.light, 0.5),
    '#f2a03d',
    '#ee6b2d',
    '#d5301c',
    mix('#7fb6cc', palette.light, 0.2),
  ];
  for (let k = 0; k < 5; k++) {
    const x = -1.8 + k * 1.05;
    parts.box(
      [x, -1.3, 1.9],
      [x + 1, 1.3, k === hot ? 3.1 : 2.9],
      isVacuum && k === 3 ? palette.light : palette.main,
      () => {
        const z = k === hot ? 3.1 : 2.9;
        stage.patch(
          circle(0.28, 20, x + 0.5, 0).map(([a, b]): Vec => [a, b, z]),
          palette.dark,
        );
        stage.patch(
          [
            [x + 0.15, -1.3, 2.1],
            [x + 0.85, -1.3, 2.1],
            [x + 0.85, -1.3, 2.45],
            [x + 0.15, -1.3, 2.45],
          ],
          heats[k]!,
        );
      },
    );
    parts.box([x, 0.9, 1.35], [x + 1, 1.3, 1.9], kit.deep);
    parts.add(box([x, -0.9, 1.36], [x + 1, 0.9, 1.37], heats[k]!));
  }
  if (isVacuum) {
    parts.rod([1.85, 0, 2.9], [1.85, 0, 3.8], 0.55, palette.steel, { n: 26 });
    parts.tube(
      [
        [1.85, 0, 3.8],
        [1.85, 0, 4.2],
        [2.2, 0, 4.5],
        [4, 0, 4.5],
      ],
      0.18,
      palette.dark,
      8,
    );
  }
}

const reflowOven = still((kit) => oven(kit, false), { yaw: [24, 34], fill: 0.95 });

const vacuumOven = still((kit) => oven(kit, true), { yaw: [24, 34], fill: 0.95 });

/** A wave of solder rises from its nozzle to a board from below. */
const selectiveSoldering = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const x = rng.between(-0.9, 0.2);
    parts.box([-2.6, -1.8, -1.3], [2.6, 1.8, -0.3], palette.dark);
    parts.box([-2.2, -1.4, -0.3], [2.2, 1.4, -0.25], palette.steel);
    parts.rod([x, -1.2, -0.3], [x, -1.2, 0.8], 0.62, palette.grey, { end: 0.36, n: 26 });
    parts.rod([x, -1.2, 0.8], [x, -1.2, 1.25], 0.4, '#e9edf1', { end: 0.16, n: 26 });
    pcb(kit, [0, 0, 1.3], { w: 2.9, d: 1.9 });
    for (let k = 0; k < 7; k++)
      parts.rod(
        [x - 0.9 + k * 0.3, -1.85, 1.05],
        [x - 0.9 + k * 0.3, -1.85, 1.3],
        0.05,
        k < 4 ? palette.red : palette.light,
        { n: 6 },
      );
    parts.box([-3.5, -2.1, 1.2], [-3, 2.1, 1.7], palette.main);
    parts.box([3, -2.1, 1.2], [3.5, 2.1, 1.7], palette.main);
  },
  { pitch: [14, 19], floor: [-1.3, 12, 1.5], fill: 0.92 },
);

export const soldering = { reflowOven, vacuumOven, selectiveSoldering };
