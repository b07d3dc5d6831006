import { type Kit, still } from '../../assembly';
import { circle } from '../../solids';
import type { Vec } from '../../vec';

const boringMill = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const z = rng.between(2, 2.5);
  parts.box([-3.4, -1.5, 0], [3.4, 1.5, 0.5], palette.dark);
  parts.box([1.7, -0.7, 0.5], [3, 1.4, 5.6], palette.light);
  parts.box([1.3, -1.2, z - 0.75], [3.2, -0.7, z + 0.75], palette.main);
  parts.box([0.2, -1.15, z - 0.4], [1.3, -0.5, z + 0.4], palette.grey);
  parts.rod([-0.9, -0.8, z], [0.2, -0.8, z], 0.2, palette.steel);
  parts.box([-3.2, -1.4, 0.5], [-0.9, 0.9, 0.8], palette.grey);
  // A housing with the bore that the bar enters.
  parts.box([-2.9, -1.3, 0.8], [-1.2, 0.5, 3.4], palette.light, () => {
    for (const [y, h, r] of [
      [-0.4, 1.4, 0.3],
      [-0.4, 2.6, 0.45],
    ] as const)
      stage.patch(
        circle(r, 24, y, h).map(([a, b]): Vec => [-2.9, a, b]),
        palette.dark,
      );
    for (const h of [1.2, 1.6, 2.6, 3])
      stage.patch(
        circle(0.12, 12, -1.7, h).map(([a, b]): Vec => [a - 0.7, -1.3, b]),
        palette.dark,
      );
    stage.patch(
      circle(0.5, 26, -1.9, 2.1).map(([a, b]): Vec => [a, -1.3, b]),
      palette.dark,
    );
    stage.line(
      circle(0.68, 26, -1.9, 2.1).map(([a, b]): Vec => [a, -1.3, b]),
      { stroke: palette.red, width: 4, close: true },
    );
  });
});

/** Holes in a plate, one of them being drilled. */
const drilling = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const [columns, rows] = [5, 4];
  const chosen: Vec = [(rng.whole(1, 3) - 2) * 1.1, (rng.whole(0, 1) - 1.5) * 1.1, 0];
  parts.box([-3.1, -2.5, 0], [3.1, 2.5, 0.8], palette.light, () => {
    for (let i = 0; i < columns * rows; i++) {
      const [x, y] = [((i % columns) - 2) * 1.1, (Math.floor(i / columns) - 1.5) * 1.1];
      const todo = y > chosen[1] + 0.1 && x > chosen[0] - 0.1;
      const hole = circle(0.3, 20, x, y).map(([a, b]): Vec => [a, b, 0.8]);
      if (todo)
        stage.line(
          circle(0.12, 10, x, y).map(([a, b]): Vec => [a, b, 0.8]),
          { stroke: palette.red, width: 3, close: true },
        );
      else stage.patch(hole, palette.dark);
      if (!todo) stage.line(hole, { stroke: '#ffffff', width: 3, close: true });
    }
  });
  const at = (z: number): Vec => [chosen[0], chosen[1], z];
  parts.rod(at(0.8), at(3), 0.26, palette.steel, { decorate: () => flutes(kit, at(0.8), 2.2, 0.26, 3) });
  parts.rod(at(3), at(3.7), 0.55, palette.dark, { end: 0.75 });
  parts.rod(at(3.7), at(5.6), 0.8, palette.main, { n: 30 });
});

/** The flutes of an upright tool as lines on its visible side. */
export function flutes(
  { stage, palette }: Kit,
  [x, y, z]: Vec,
  long: number,
  r: number,
  turns: number,
  starts = 2,
): void {
  for (let s = 0; s < starts; s++) {
    let run: Vec[] = [];
    for (let i = 0; i <= turns * 20; i++) {
      const t = (i / 20) * 6.2832 + (s * 6.2832) / starts;
      const [c, n] = [Math.cos(t), Math.sin(t)];
      const seen = c * stage.view.toEye[0] + n * stage.view.toEye[1] > 0;
      if (seen) run.push([x + r * c, y + r * n, z + (long * i) / (turns * 20)]);
      if (!seen || i === turns * 20) {
        if (run.length > 1) stage.line(run, { stroke: palette.dark, width: 7 });
        run = [];
      }
    }
  }
}

const deepHole = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const y = rng.between(-0.3, 0.3);
    parts.box([-4.4, -1.2, -1.9], [4.4, 1.2, -1.4], palette.dark);
    // A block in half section shows the long hole.
    parts.box([-0.4, y, -1.4], [3.8, y + 1.1, 1.1], palette.light, () => {
      const hole: Vec[] = [
        [-0.4, y, -0.15],
        [3.1, y, -0.15],
        [3.1, y, 0.19],
        [-0.4, y, 0.19],
      ];
      stage.patch(hole, palette.dark);
    });
    parts.box([-0.4, y - 1.1, -1.4], [3.8, y, -0.4], palette.light);
    parts.rod([-3, y, 0.02], [2.3, y, 0.02], 0.13, palette.steel, { n: 14 });
    parts.rod([2.3, y, 0.02], [2.75, y, 0.02], 0.17, palette.red, { n: 14 });
    parts.box([-1, y - 0.7, -1.4], [-0.5, y + 0.7, 0.7], palette.grey);
    parts.box([-4.2, y - 0.8, -1.4], [-3, y + 0.8, 0.9], palette.main);
  },
  { yaw: [22, 32], pitch: [30, 38], floor: [-1.9, 12, 1.5], fill: 0.94 },
);

export const drillingMachines = { boringMill, drilling, deepHole };
