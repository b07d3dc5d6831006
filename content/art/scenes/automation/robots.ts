import { type Kit, arcAt, still } from '../../assembly';
import { circle } from '../../solids';
import type { Vec } from '../../vec';
import { drawArm } from '../arm';

/** A selective-compliance arm: two links in a plane and a spindle that goes up and down. */
const scara = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const [a, b] = [rng.between(-0.5, -0.2), rng.between(0.5, 0.9)];
  const elbow: Vec = [2.2 * Math.cos(a), 2.2 * Math.sin(a), 0];
  const hand: Vec = [elbow[0] + 1.9 * Math.cos(a - b), elbow[1] + 1.9 * Math.sin(a - b), 0];
  const link = (p: Vec, q: Vec, z0: number, z1: number, w: number, colour: string): void => {
    const t = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const half = (c: Vec, from: number) => arcAt(w, from, from + Math.PI, 9, c).map(([x, y]) => [x, y] as const);
    parts.plate([...half(q, t - Math.PI / 2), ...half(p, t + Math.PI / 2)], z0, z1, colour);
  };
  parts.box([-1.1, -1, 0], [1.1, 1, 0.3], palette.dark);
  parts.rod([0, 0, 0.3], [0, 0, 2.2], 0.75, palette.main, { end: 0.65, n: 32 });
  link([0, 0, 0], elbow, 2.2, 2.75, 0.66, palette.main);
  link(elbow, hand, 2.75, 3.7, 0.55, palette.light);
  const at = (z: number): Vec => [hand[0], hand[1], z];
  parts.rod(at(0.9), at(2.75), 0.13, palette.steel, { n: 16 });
  parts.rod(at(3.7), at(4.8), 0.13, palette.steel, { n: 16 });
  parts.rod(at(0.7), at(0.9), 0.3, palette.dark, { n: 20 });
  parts.rod(at(0.4), at(0.7), 0.35, palette.red, { n: 20 });
  stage.line(arcAt(3.6, -1.5, 0.7, 24), { stroke: palette.line, width: 3, opacity: 0.6, dash: '9 7' });
  for (let k = 0; k < 3; k++)
    parts.rod(
      [hand[0] - 1.4 + k * 0.1, hand[1] - 1.3 + k * 0.9, 0],
      [hand[0] - 1.4 + k * 0.1, hand[1] - 1.3 + k * 0.9, 0.3],
      0.35,
      palette.light,
      { n: 20 },
    );
});

/** Three pairs of rods hold one platform below a frame. */
const delta = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const [px, py] = [rng.between(-0.5, 0.5), rng.between(-0.3, 0.3)];
    const top = 5.2;
    parts.box([-3.6, -1, 0], [3.6, 1, 0.5], palette.dark);
    for (let k = 0; k < 4; k++)
      parts.rod([-2.8 + k * 1.7, 0, 0.5], [-2.8 + k * 1.7, 0, 0.85], 0.42, k === 1 ? palette.red : palette.light, {
        n: 22,
      });
    const z = 1.9;
    parts.rod([px, py, z], [px, py, z + 0.18], 0.55, palette.grey, { n: 24 });
    parts.rod([px, py, z - 0.6], [px, py, z], 0.12, palette.dark, { n: 14 });
    parts.rod([px, py, z - 0.75], [px, py, z - 0.6], 0.22, palette.main, { n: 16 });
    for (const t of [2.4, 0.3, 4.5]) {
      const [c, s] = [Math.cos(t), Math.sin(t)];
      const knee: Vec = [2.1 * c, 2.1 * s, top - 0.75];
      for (const w of [-0.22, 0.22])
        parts.rod(
          [knee[0] - s * w, knee[1] + c * w, knee[2]],
          [px + 0.5 * c - s * w, py + 0.5 * s + c * w, z + 0.1],
          0.06,
          palette.dark,
          { n: 8 },
        );
      parts.rod([0.75 * c, 0.75 * s, top], knee, 0.2, palette.main, { n: 16 });
      parts.rod(
        [knee[0] - s * 0.34, knee[1] + c * 0.34, knee[2]],
        [knee[0] + s * 0.34, knee[1] - c * 0.34, knee[2]],
        0.15,
        palette.grey,
        { n: 14 },
      );
    }
    parts.rod([0, 0, top - 0.35], [0, 0, top + 0.5], 1.25, palette.light, { n: 36 });
    parts.box([-3.4, -0.35, top + 0.5], [3.4, 0.35, top + 0.9], palette.grey);
  },
  { pitch: [18, 26] },
);

/** A stack of boxes on a pallet at an even pattern. */
function stack({ parts, palette, glow }: Kit, [x, y]: readonly [number, number], layers: number, chosen: number): void {
  parts.box([x - 1.2, y - 1.2, 0], [x + 1.2, y + 1.2, 0.25], palette.dark);
  for (let k = 0; k < layers; k++)
    for (let i = 0; i < 4; i++) {
      const [cx, cy, z] = [x + (i % 2 ? 0.58 : -0.58), y + (i < 2 ? 0.58 : -0.58), 0.25 + k * 0.75];
      parts.box(
        [cx - 0.53, cy - 0.53, z],
        [cx + 0.53, cy + 0.53, z + 0.72],
        k * 4 + i === chosen ? glow : palette.light,
      );
    }
}

const palletising = still(
  (kit) => {
    const { parts, rng, stage } = kit;
    const layers = 3;
    stack(kit, [2.7, -1.4], layers, rng.whole(2, 11));
    stack(kit, [2.3, 2.3], 2, rng.whole(0, 7));
    parts.group([-1.2, -1.2, 0], [1.3, 1.2, 6], () =>
      drawArm(stage, {
        base: [-0.6, 0, 0],
        turn: -0.45,
        shoulder: rng.between(1.2, 1.35),
        elbow: rng.between(0.25, 0.4),
        size: 1.05,
        carries: 'cube',
      }),
    );
  },
  { fill: 0.94 },
);

/** Two arms on one body above a bench. */
const dualArm = still(
  (kit) => {
    const { parts, palette, rng, stage } = kit;
    parts.box([-3, -3, 0.9], [3, -1.1, 1.1], palette.light);
    for (const x of [-2.8, 2.5])
      for (const y of [-2.9, -1.4]) parts.box([x, y, 0], [x + 0.2, y + 0.2, 0.9], palette.grey);
    parts.box([-0.7, -0.5, 0], [0.7, 0.5, 0.3], palette.dark);
    parts.rod([0, 0, 0.3], [0, 0, 2.2], 0.5, palette.main, { end: 0.62, n: 28 });
    parts.box([-0.8, -0.45, 2.2], [0.8, 0.45, 3.3], palette.light);
    parts.rod([0, 0, 3.3], [0, 0, 3.6], 0.2, palette.dark, { n: 18 });
    parts.box([-0.45, -0.35, 3.6], [0.45, 0.3, 4.2], palette.main, () =>
      stage.patch(
        [
          [-0.32, -0.35, 3.75],
          [0.32, -0.35, 3.75],
          [0.32, -0.35, 4.05],
          [-0.32, -0.35, 4.05],
        ],
        palette.dark,
      ),
    );
    const bend = rng.between(-0.15, 0.15);
    for (const s of [1, -1]) {
      parts.tube(
        [
          [s * 0.8, 0, 2.9],
          [s * 1.5, -0.1, 2.95],
          [s * 1.9, -0.4, 2.6],
          [s * 1.9, -0.9, 2.1 + bend],
        ],
        0.28,
        palette.main,
        12,
      );
      parts.tube(
        [
          [s * 1.9, -0.9, 2.1 + bend],
          [s * 1.7, -1.5, 2.2],
          [s * 1.1, -2, 2],
        ],
        0.22,
        palette.light,
        12,
      );
      parts.rod([s * 1.1, -2, 1.55], [s * 1.1, -2, 2.05], 0.24, palette.dark, { n: 18 });
    }
    parts.box([-0.5, -2.4, 1.1], [0.5, -1.6, 1.5], palette.red);
  },
  { yaw: [22, 32] },
);

/** The body of a driverless vehicle: bumper, deck, scanner and light. */
export function vehicle(
  { parts, palette, stage }: Kit,
  [x, y]: readonly [number, number],
  [w, d]: readonly [number, number],
  tall: number,
): void {
  for (const dx of [-w * 0.3, w * 0.3])
    parts.box([x + dx - 0.3, y - d + 0.02, 0], [x + dx + 0.3, y + d - 0.02, 0.2], palette.dark);
  parts.box([x - w, y - d, 0.2], [x + w, y + d, tall], palette.main, () => {
    stage.patch(
      [
        [x - w, y - d, 0.3],
        [x + w, y - d, 0.3],
        [x + w, y - d, 0.42],
        [x - w, y - d, 0.42],
      ],
      palette.red,
    );
    stage.patch(
      [
        [x - w, y - d, 0.3],
        [x - w, y + d, 0.3],
        [x - w, y + d, 0.42],
        [x - w, y - d, 0.42],
      ],
      palette.red,
    );
    stage.patch(
      circle(0.16, 18, x - w * 0.6, tall * 0.72).map(([a, b]): Vec => [a, y - d, b]),
      palette.light,
    );
    stage.patch(
      [
        [x - w, y - 0.4, tall * 0.55],
        [x - w, y + 0.4, tall * 0.55],
        [x - w, y + 0.4, tall * 0.85],
        [x - w, y - 0.4, tall * 0.85],
      ],
      palette.dark,
    );
  });
}

const mobileCobot = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  vehicle(kit, [0, 0], [2, 1.2], 1.2);
  parts.box([-1.9, -1.1, 1.2], [1.9, 1.1, 1.35], palette.light);
  parts.group([-0.1, -0.8, 1.35], [1.4, 0.8, 5], () =>
    drawArm(stage, {
      base: [0.7, 0, 1.35],
      turn: rng.between(-2.4, -2),
      shoulder: rng.between(1.4, 1.6),
      elbow: rng.between(-0.2, 0.1),
      size: 0.62,
      carries: 'nothing',
    }),
  );
  for (let k = 0; k < 3; k++)
    parts.rod(
      [-1.4 + k * 0.1, -0.6 + k * 0.6, 1.35],
      [-1.4 + k * 0.1, -0.6 + k * 0.6, 1.75],
      0.22,
      k ? palette.steel : palette.red,
      { n: 18 },
    );
});

export const robots = { scara, delta, palletising, dualArm, mobileCobot };
