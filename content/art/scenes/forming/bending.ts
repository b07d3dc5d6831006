import { type Kit, still } from '../../assembly';
import { drawArm } from '../arm';

/** Table, die, punch and beam between two side frames. */
function brake({ parts, palette }: Kit, half: number): void {
  for (const x of [-half - 0.5, half]) parts.box([x, -0.2, 0], [x + 0.5, 1.9, 4.6], palette.dark);
  parts.box([-half, -0.3, 0], [half, 0.6, 1.4], palette.light);
  parts.bar(
    [
      [-0.2, 1.4],
      [0.5, 1.4],
      [0.5, 1.7],
      [0.3, 1.7],
      [0.15, 1.5],
      [0, 1.7],
      [-0.2, 1.7],
    ],
    -half,
    half,
    palette.grey,
  );
  parts.bar(
    [
      [0.1, 1.75],
      [0.2, 1.75],
      [0.35, 2.5],
      [-0.05, 2.5],
    ],
    -half,
    half,
    palette.steel,
  );
  parts.box([-half, -0.25, 2.5], [half, 0.65, 4.4], palette.main);
}

/** A robot feeds the sheet into a press brake. */
const bendingCell = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    const half = rng.between(2.4, 2.8);
    brake(kit, half);
    parts.box([-1, -1.9, 1.72], [1, 0.12, 1.78], palette.light, () =>
      stage.line(
        [
          [-1, 0.05, 1.79],
          [1, 0.05, 1.79],
        ],
        { stroke: palette.red, width: 5 },
      ),
    );
    parts.group([-1.4, -4.9, 0], [1.4, -1.9, 5], () =>
      drawArm(stage, {
        base: [-0.1, -4.6, 0],
        turn: 1.57,
        shoulder: 1.5,
        elbow: rng.between(-0.3, -0.1),
        size: 0.82,
        carries: 'nothing',
      }),
    );
    parts.box([1.8, -4.6, 0], [3.6, -2.8, 0.2], palette.dark);
    for (let k = 0; k < 4; k++) parts.box([2, -4.4, 0.2 + k * 0.14], [3.4, -3, 0.3 + k * 0.14], palette.light);
  },
  { yaw: [42, 54], pitch: [26, 32], fill: 0.95 },
);

/** A panel with its edges folded up, held down in front of the bending blades. */
const panelBender = still((kit) => {
  const { parts, palette, rng } = kit;
  const up = rng.between(0.45, 0.65);
  parts.box([-3.4, -3, 0], [3.4, 0.2, 1], palette.dark);
  parts.box([-3.6, 0.2, 0], [3.6, 1.8, 1.2], palette.grey);
  parts.box([-2.2, -2.6, 1], [2.2, 0.6, 1.06], palette.light);
  parts.box([-2.2, -2.6, 1.06], [-2.14, 0.1, 1.06 + up], palette.light);
  parts.box([2.14, -2.6, 1.06], [2.2, 0.1, 1.06 + up], palette.steel);
  parts.box([-2.2, -2.6, 1.06], [2.2, -2.54, 1.06 + up * 0.6], palette.red);
  parts.rod([0, -1.2, 1.06], [0, -1.2, 1.35], 0.7, palette.dark, { n: 30 });
  parts.rod([0, -1.2, 1.35], [0, -1.2, 3.2], 0.28, palette.steel);
  for (let k = 0; k < 8; k++)
    parts.box([-2 + k * 0.5, 0.2, 1.2], [-1.54 + k * 0.5, 0.7, 2], k % 3 === 1 ? kit.glow : palette.steel);
  parts.box([-3.4, 0.2, 2], [3.4, 1.6, 3.9], palette.main);
  parts.box([-0.4, -1.6, 3.2], [0.4, 0.2, 3.7], palette.grey);
});

export const bending = { bendingCell, panelBender };
