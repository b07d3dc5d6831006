import { type Kit, arcAt, still } from '../../assembly';
import { roundRect } from '../../solids';
import type { Vec } from '../../vec';

/** Lines on a flat top, such as the slots of a table. */
export function slots({ stage, palette }: Kit, from: Vec, to: Vec, count: number): () => void {
  return () => {
    for (let i = 0; i < count; i++) {
      const y = from[1] + ((to[1] - from[1]) * (i + 0.5)) / count;
      const ends: Vec[] = [
        [from[0], y, from[2]],
        [to[0], y, from[2]],
      ];
      stage.line(ends, { stroke: palette.dark, width: 5, opacity: 0.8 });
    }
  };
}

/** A spindle with its holder and a tool, pointing down from `top` to the tool's tip. */
function spindle({ parts, palette }: Kit, [x, y, top]: Vec, tip: number, r = 0.42): void {
  const at = (z: number): Vec => [x, y, z];
  const long = top - tip;
  parts.rod(at(top - long * 0.32), at(top), r * 0.86, palette.dark, { end: r });
  parts.rod(at(top - long * 0.58), at(top - long * 0.32), r * 0.5, palette.grey, { end: r * 0.62 });
  parts.rod(at(tip), at(top - long * 0.58), r * 0.28, palette.light);
}

/** A block with a milled pocket, its tool path in red. */
function block(kit: Kit, a: Vec, b: Vec): void {
  const { parts, palette, stage } = kit;
  const [cx, cy] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  parts.box(a, b, palette.light, () => {
    for (const share of [0.8, 0.56, 0.32]) {
      const ring = roundRect((b[0] - a[0]) * share, (b[1] - a[1]) * share, 0.12 * share, 3);
      stage.line(
        ring.map(([x, y]): Vec => [cx + x, cy + y, b[2]]),
        { stroke: palette.red, width: 3, close: true },
      );
    }
  });
}

/** Bed, column, head and cross table: the open frame of a vertical machine. */
function verticalFrame({ parts, palette }: Kit, table: boolean): void {
  parts.box([-2.7, -1.7, 0], [2.7, 2.3, 0.8], palette.dark);
  parts.box([-1, 1.1, 0.8], [1, 2.3, 5.9], palette.light);
  if (table) parts.box([-1.3, -1.6, 0.8], [1.3, 0.9, 1.1], palette.grey);
  parts.box([-0.78, -1, 3.7], [0.78, 1.1, 5.4], palette.main);
  parts.rod([0, -0.25, 5.4], [0, -0.25, 6.4], 0.42, palette.dark);
}

const vertical = still((kit) => {
  const { parts, palette, rng } = kit;
  verticalFrame(kit, true);
  const x = rng.between(-0.5, 0.5);
  parts.box(
    [x - 2.3, -1.2, 1.1],
    [x + 2.3, 0.6, 1.45],
    palette.steel,
    slots(kit, [x - 2.3, -1.2, 1.45], [x + 2.3, 0.6, 0], 3),
  );
  block(kit, [-0.9, -1, 1.45], [0.9, 0.4, 2.1]);
  spindle(kit, [0, -0.25, 3.7], 2.1);
});

const fiveAxis = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  verticalFrame(kit, false);
  const tilt = rng.between(0.35, 0.6);
  const up: Vec = [0, -Math.sin(tilt), Math.cos(tilt)];
  const o: Vec = [0, -0.4, 1.7];
  const along = (d: number): Vec => [o[0] + up[0] * d, o[1] + up[1] * d, o[2] + up[2] * d];
  parts.box([-2.5, -1.2, 0.8], [-1.9, 0.5, 2.4], palette.grey);
  parts.box([1.9, -1.2, 0.8], [2.5, 0.5, 2.4], palette.grey);
  parts.rod([-1.9, -0.4, 1.7], [-1.5, -0.4, 1.7], 0.5, palette.dark);
  parts.rod([1.5, -0.4, 1.7], [1.9, -0.4, 1.7], 0.5, palette.dark);
  parts.add(tilted(along(-0.3), up, 1.5, 0.9, 0.3, kit), 'depth');
  parts.rod(along(0), along(0.22), 1.15, palette.steel, { n: 32 });
  // A blisk: a cone with its blades as lines.
  parts.rod(along(0.22), along(0.42), 0.86, palette.light, { n: 28 });
  parts.rod(along(0.42), along(1.15), 0.82, palette.light, {
    end: 0.24,
    n: 28,
    decorate: () => {
      for (let k = 0; k < 9; k++) {
        const blade = Array.from({ length: 7 }, (_, i): Vec => {
          const t = (k / 9) * 6.283 + i * 0.16;
          const r = 0.84 - 0.58 * (i / 6);
          const base = along(0.44 + 0.7 * (i / 6));
          const flat: Vec = [0, Math.cos(tilt), Math.sin(tilt)];
          return [base[0] + r * Math.cos(t), base[1] + r * Math.sin(t) * flat[1], base[2] + r * Math.sin(t) * flat[2]];
        });
        stage.line(blade, { stroke: k === 4 ? palette.red : palette.dark, width: k === 4 ? 6 : 3.5 });
      }
    },
  });
  spindle(kit, [0, -0.85, 3.7], 2.75, 0.4);
});

/** A slab about `o`, square to a tilted axis: half lengths along x and across it. */
function tilted(o: Vec, axis: Vec, wide: number, deep: number, thick: number, { palette }: Kit) {
  const across: Vec = [0, axis[2], -axis[1]];
  const corner = (x: number, y: number, z: number): Vec => [
    o[0] + x,
    o[1] + across[1] * y + axis[1] * z,
    o[2] + across[2] * y + axis[2] * z,
  ];
  const quad = (points: Vec[], normal: Vec) => ({ points, normal, base: palette.dark });
  const flip = (v: Vec): Vec => [-v[0], -v[1], -v[2]];
  const [w, d, t] = [wide, deep, thick];
  return [
    quad([corner(-w, -d, 0), corner(w, -d, 0), corner(w, -d, t), corner(-w, -d, t)], flip(across)),
    quad([corner(-w, d, 0), corner(w, d, 0), corner(w, d, t), corner(-w, d, t)], across),
    quad([corner(-w, -d, 0), corner(-w, d, 0), corner(-w, d, t), corner(-w, -d, t)], [-1, 0, 0]),
    quad([corner(w, -d, 0), corner(w, d, 0), corner(w, d, t), corner(w, -d, t)], [1, 0, 0]),
    quad([corner(-w, -d, t), corner(w, -d, t), corner(w, d, t), corner(-w, d, t)], axis),
  ];
}

const horizontal = still((kit) => {
  const { parts, palette, rng, stage } = kit;
  const z = rng.between(2.6, 3.2);
  parts.box([-3.2, -1.6, 0], [3.2, 1.6, 0.8], palette.dark);
  parts.box([1.5, -1.1, 0.8], [3, 1.1, 5.4], palette.light);
  parts.box([0.9, -0.8, z - 0.8], [1.5, 0.8, z + 0.8], palette.main);
  parts.rod([0.1, 0, z], [0.9, 0, z], 0.5, palette.dark, { end: 0.6 });
  parts.rod([-0.25, 0, z], [0.1, 0, z], 0.3, palette.grey, { end: 0.4 });
  parts.rod([-1.05, 0, z], [-0.25, 0, z], 0.16, palette.steel);
  parts.rod([-2, 0, 0.8], [-2, 0, 1.05], 1.15, palette.grey, { n: 30 });
  parts.box([-3, -1, 1.05], [-1, 1, 1.3], palette.steel);
  // A tombstone with parts clamped on the faces that are seen.
  parts.box([-2.6, -0.55, 1.3], [-1.4, 0.55, 4.1], palette.light);
  for (const h of [1.6, 2.5, 3.4]) {
    parts.box([-2.4, -0.85, h], [-1.6, -0.55, h + 0.55], h === 2.5 ? kit.glow : palette.grey);
    parts.box([-2.9, -0.35, h], [-2.6, 0.35, h + 0.55], h === 2.5 ? kit.glow : palette.grey);
  }
  stage.line(arcAt(1.15, 3.3, 6, 14, [-2, 0, 1.05]), { stroke: palette.red, width: 4 });
});

const gantry = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const x = rng.between(-0.7, 0.7);
    parts.box([-1.7, -4, 0], [1.7, 4, 0.6], palette.dark);
    parts.box([-1.5, -3.4, 0.6], [1.5, 2.6, 0.95], palette.steel);
    for (const side of [-1, 1]) parts.box([side * 2.35 - 0.45, 0, 0], [side * 2.35 + 0.45, 1.3, 3.6], palette.light);
    parts.box([-2.9, -0.1, 3.6], [2.9, 1.3, 4.8], palette.main);
    parts.box([x - 0.7, -0.75, 3.3], [x + 0.7, -0.1, 5.1], palette.dark);
    parts.box([x - 0.4, -0.65, 2.6], [x + 0.4, -0.15, 3.3], palette.grey);
    spindle(kit, [x, -0.4, 2.6], 1.7, 0.34);
    block(kit, [-1.1, -2.4, 0.95], [1.1, 0.4, 1.7]);
  },
  { yaw: [34, 46] },
);

/** Two spindles that face one another, and a turret with its tools. */
const turnMill = still(
  (kit) => {
    const { parts, palette, rng } = kit;
    const gap = rng.between(1.2, 1.6);
    parts.box([-4, -1.3, -1.9], [4, 2.7, -1.35], palette.dark);
    for (const side of [-1, 1] as const) {
      const x = side * gap;
      parts.box(
        [Math.min(x + side * 0.75, x + side * 2.3), -1.1, -1.35],
        [Math.max(x + side * 0.75, x + side * 2.3), 1.1, 1.3],
        side < 0 ? palette.light : palette.grey,
      );
      parts.rod([Math.min(x, x + side * 0.75), 0, 0], [Math.max(x, x + side * 0.75), 0, 0], 1, palette.main, { n: 32 });
      for (const t of [0.5, 2.6, 4.7]) {
        const [y, z] = [0.62 * Math.cos(t), 0.62 * Math.sin(t)];
        parts.box(
          [Math.min(x, x - side * 0.3), y - 0.2, z - 0.2],
          [Math.max(x, x - side * 0.3), y + 0.2, z + 0.2],
          palette.dark,
        );
      }
    }
    parts.rod([-gap, 0, 0], [gap, 0, 0], 0.34, palette.light);
    parts.rod([-0.5, 0, 0], [0.1, 0, 0], 0.5, palette.steel);
    // The turret behind the part.
    parts.rod([-0.35, 1.9, 1.6], [0.35, 1.9, 1.6], 1.05, palette.grey, { n: 12 });
    parts.rod([0.35, 1.9, 1.6], [0.8, 1.9, 1.6], 0.6, palette.dark);
    parts.box([0.8, 1.3, -1.35], [2.4, 2.6, 2.4], palette.light);
    for (let k = 0; k < 12; k++) {
      const t = (k * Math.PI) / 6 + 0.26;
      const at = (r: number): Vec => [0, 1.9 + r * Math.cos(t), 1.6 + r * Math.sin(t)];
      parts.rod(at(1.02), at(k % 2 ? 1.4 : 1.62), 0.12, k === 7 ? palette.red : palette.light, { n: 8 });
    }
  },
  { yaw: [24, 34], pitch: [24, 30], floor: [-1.9, 12, 1.5], fill: 0.95 },
);

export const machines = {
  machiningCentre: vertical,
  fiveAxis,
  horizontalCentre: horizontal,
  gantryMill: gantry,
  turnMill,
};
