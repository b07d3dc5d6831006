import type { Face } from './stage';
import { type Vec, cross, sub, unit } from './vec';

/** A centrifugal impeller in units of its radius: blades between a hub curve and a shroud curve, both quarter ellipses. */
export interface Impeller {
  blades: number;
  wrap: number;
  height: number;
  eye: number;
  hub: number;
  exit: number;
}
const quarter = Math.PI / 2;

/** The point of a blade: t from the leading edge (0) to the exit (1), s from the hub (0) to the shroud (1). */
export function bladePoint(m: Impeller, from: number, t: number, s: number, lift = 0): Vec {
  const c = 1 - Math.cos(t * quarter);
  const d = 1 - Math.sin(t * quarter);
  const r = (1 - s) * (m.hub + (1 - m.hub) * c) + s * (m.eye + (1 - m.eye) * c);
  const z = (1 - s) * m.height * d + s * (m.exit + (m.height * 0.97 - m.exit) * d);
  // Fast turning at the inducer, then the sweep back towards the exit.
  const a = from + m.wrap * (0.55 * Math.pow(t, 0.7) + 0.45 * t * t) - Math.sign(m.wrap) * 0.22 * s * (1 - t);
  return [r * Math.cos(a + lift), r * Math.sin(a + lift), z];
}

const normalOf = (a: Vec, b: Vec, c: Vec, d: Vec): Vec => unit(cross(sub(c, a), sub(d, b)));

export interface Mesh {
  along: number;
  across: number;
  thick: number;
}

export function bladeFaces(m: Impeller, from: number, mesh: Mesh, base: string, edge: string): Face[] {
  const faces: Face[] = [];
  for (let i = 0; i < mesh.along; i++) {
    const [t, u] = [i / mesh.along, (i + 1) / mesh.along];
    for (let j = 0; j < mesh.across; j++) {
      const [s, v] = [j / mesh.across, (j + 1) / mesh.across];
      const q = [
        bladePoint(m, from, t, s),
        bladePoint(m, from, u, s),
        bladePoint(m, from, u, v),
        bladePoint(m, from, t, v),
      ] as const;
      faces.push({ points: q, normal: normalOf(...q), base, both: true });
    }
    // The upper edge has a thickness and catches the light.
    const rim = [
      bladePoint(m, from, t, 1),
      bladePoint(m, from, u, 1),
      bladePoint(m, from, u, 1, mesh.thick),
      bladePoint(m, from, t, 1, mesh.thick),
    ] as const;
    faces.push({ points: rim, normal: [0, 0, 1], base: edge, both: true });
  }
  const n = mesh.across;
  for (let j = 0; j < n; j++) {
    const front = [
      bladePoint(m, from, 0, j / n),
      bladePoint(m, from, 0, (j + 1) / n),
      bladePoint(m, from, 0, (j + 1) / n, mesh.thick),
      bladePoint(m, from, 0, j / n, mesh.thick),
    ];
    faces.push({ points: front, normal: [0, 0, 1], base: edge, both: true });
  }
  return faces;
}

/** The hub between the blades, with the rim of the disc below it. It is sorted a little farther away than it is: blades stand on it. */
export function hubFaces(m: Impeller, around: number, along: number, base: string): Face[] {
  const faces: Face[] = [];
  const p = (i: number, t: number): Vec => {
    const a = (2 * Math.PI * i) / around;
    const r = m.hub + (1 - m.hub) * (1 - Math.cos(t * quarter));
    return [r * Math.cos(a), r * Math.sin(a), m.height * (1 - Math.sin(t * quarter))];
  };
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < along; j++) {
      const q = [p(i, j / along), p(i, (j + 1) / along), p(i + 1, (j + 1) / along), p(i + 1, j / along)] as const;
      const n = normalOf(...q);
      faces.push({ points: q, normal: n[2] < 0 ? [-n[0], -n[1], -n[2]] : n, base, bias: -0.16 });
    }
    const [a, b] = [p(i, 1), p(i + 1, 1)];
    faces.push({
      points: [a, b, [b[0], b[1], -0.06], [a[0], a[1], -0.06]],
      normal: unit([a[0] + b[0], a[1] + b[1], 0]),
      base,
      bias: -0.3,
    });
  }
  return faces;
}

/** The nose: a short cylinder and a dome over the hub. */
export function noseFaces(m: Impeller, around: number, along: number, base: string): Face[] {
  const faces: Face[] = [];
  const rings: [number, number][] = [
    [m.hub, m.height],
    [m.hub * 1.02, m.height + 0.05],
    ...Array.from({ length: along }, (_, k): [number, number] => {
      const u = ((k + 1) / along) * quarter;
      return [m.hub * 1.02 * Math.cos(u), m.height + 0.05 + m.hub * 0.95 * Math.sin(u)];
    }),
  ];
  for (let k = 0; k + 1 < rings.length; k++)
    for (let i = 0; i < around; i++) {
      const at = (n: number, [r, z]: [number, number]): Vec => [
        r * Math.cos((2 * Math.PI * n) / around),
        r * Math.sin((2 * Math.PI * n) / around),
        z,
      ];
      const q = [at(i, rings[k]!), at(i + 1, rings[k]!), at(i + 1, rings[k + 1]!), at(i, rings[k + 1]!)] as const;
      faces.push({ points: q, normal: normalOf(...q), base });
    }
  return faces;
}
