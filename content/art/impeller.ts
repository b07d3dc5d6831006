import type { Face } from './stage';
import { type Vec, type View, add, cross, dot, mul, sub, unit } from './vec';

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
  /** Faces are shaded by the surface's own normals instead of their own, so that they look round. */
  smooth?: boolean;
}

type Surface = (u: number, v: number) => Vec;

type Range = readonly [number, number];

/** The face of a surface between u and v. A smooth one is bent and shaded from one v to the other. */
function patch(surface: Surface, [u, uEnd]: Range, [v, vEnd]: Range, smooth = false) {
  const corners = [surface(u, v), surface(uEnd, v), surface(uEnd, vEnd), surface(u, vEnd)] as const;
  const normal = normalOf(...corners);
  if (!smooth) return { points: corners, normal };
  const steps = [v, (v + vEnd) / 2, vEnd];
  const middle = (u + uEnd) / 2;
  const across = steps.map((x) => {
    const n = unit(
      cross(
        sub(surface(uEnd, x), surface(u, x)),
        sub(surface(middle, Math.min(x + 0.01, 1)), surface(middle, Math.max(x - 0.01, 0))),
      ),
    );
    return { at: surface(middle, x), normal: dot(n, normal) < 0 ? mul(n, -1) : n };
  });
  const points = [...steps.map((x) => surface(u, x)), ...steps.reverse().map((x) => surface(uEnd, x))];
  return { points, normal, shading: { across, level: sub(surface(uEnd, steps[1]!), surface(u, steps[1]!)) } };
}

export function bladeFaces(m: Impeller, from: number, mesh: Mesh, base: string, edge: string): Face[] {
  const faces: Face[] = [];
  const surface: Surface = (s, t) => bladePoint(m, from, t, s);
  for (let i = 0; i < mesh.along; i++) {
    const [t, u] = [i / mesh.along, (i + 1) / mesh.along];
    for (let j = 0; j < mesh.across; j++) {
      const height = [j / mesh.across, (j + 1) / mesh.across] as const;
      faces.push({ ...patch(surface, height, [t, u], mesh.smooth), base, both: true });
    }
    // The upper edge has a thickness and catches the light.
    const steps = mesh.smooth ? [t, (t + u) / 2, u] : [t, u];
    const rim = [
      ...steps.map((x) => bladePoint(m, from, x, 1)),
      ...steps.reverse().map((x) => bladePoint(m, from, x, 1, mesh.thick)),
    ];
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
export function hubFaces(m: Impeller, around: number, along: number, base: string, smooth?: boolean): Face[] {
  const faces: Face[] = [];
  // Clockwise, so that the normals point out of the hub.
  const p: Surface = (i, t) => {
    const a = (-2 * Math.PI * i) / around;
    const r = m.hub + (1 - m.hub) * (1 - Math.cos(t * quarter));
    return [r * Math.cos(a), r * Math.sin(a), m.height * (1 - Math.sin(t * quarter))];
  };
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < along; j++)
      faces.push({ ...patch(p, [i, i + 1], [j / along, (j + 1) / along], smooth), base, bias: smooth ? -0.26 : -0.16 });
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
export function noseFaces(m: Impeller, around: number, along: number, base: string, view?: View): Face[] {
  const faces: Face[] = [];
  const ring = (i: number, r: number, z: number): Vec => {
    const a = (2 * Math.PI * i) / around;
    return [r * Math.cos(a), r * Math.sin(a), z];
  };
  const top = m.height + 0.05;
  const collar: Surface = (i, v) => ring(i, m.hub * (1 + 0.02 * v), m.height + 0.05 * v);
  const dome: Surface = (i, v) =>
    ring(i, m.hub * 1.02 * Math.cos(v * quarter), top + m.hub * 0.95 * Math.sin(v * quarter));
  const bands = Array.from({ length: along }, (_, k) => [dome, k / along, (k + 1) / along] as const);
  if (view) return discs([[collar, 0, 1], ...bands], around, ballShading(view, [0, 0, top], m.hub), base);
  for (const [surface, v, w] of [[collar, 0, 1] as const, ...bands])
    for (let i = 0; i < around; i++) faces.push({ ...patch(surface, [i, i + 1], [v, w]), base });
  return faces;
}

/** A dome as a stack of discs with the light of one ball. */
function discs(
  bands: readonly (readonly [Surface, number, number])[],
  around: number,
  shading: Face['shading'],
  base: string,
): Face[] {
  return bands.map(([surface, v]) => ({
    points: Array.from({ length: around }, (_, i) => surface(i, v)),
    normal: [0, 0, 1],
    base,
    shading,
  }));
}

/** The light of a ball: it falls along the light's direction in the picture. */
function ballShading({ light, toEye }: View, centre: Vec, radius: number): Face['shading'] {
  const side = unit(sub(light, mul(toEye, dot(light, toEye))));
  const across = [-85, -42, 0, 42, 85].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    const normal = add(mul(toEye, Math.cos(a)), mul(side, Math.sin(a)));
    return { at: add(centre, mul(normal, radius)), normal };
  });
  return { across, level: cross(side, toEye) };
}
