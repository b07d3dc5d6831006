import { mix } from './palette';
import { box, circle, frustum, prism } from './solids';
import { type Face, Stage } from './stage';
import type { Brush, Draw } from './types';
import { type Frame, type Point, type Vec, add, cross, frameAlong, makeView, mul, sub, unit, worldFrame } from './vec';

interface Part {
  min: Vec;
  max: Vec;
  paint: () => void;
}

/** Layers of depth of a part with teeth: fewer make a smaller file, too few show what is hidden. */
const LAYERS = 5;
const AXES = [0, 1, 2] as const;

/** A solid made of parts in any order: the painter's order follows from their bounding boxes. */
export class Assembly {
  private readonly parts: Part[] = [];
  constructor(readonly stage: Stage) {}

  /** Faces of one part; `decorate` draws on them. Convex parts need no order of their faces. */
  add(faces: readonly Face[], order: 'depth' | 'given' | 'colour' | 'layers' = 'colour', decorate?: () => void): void {
    const min: [number, number, number] = [Infinity, Infinity, Infinity];
    const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
    for (const { points } of faces)
      for (const point of points)
        for (const axis of AXES) {
          min[axis] = Math.min(min[axis], point[axis]);
          max[axis] = Math.max(max[axis], point[axis]);
        }
    this.parts.push({
      min,
      max,
      paint: () => {
        this.stage.solid(faces, order, true, LAYERS);
        decorate?.();
      },
    });
  }

  /** What paints itself within a box, such as a robot. */
  group(min: Vec, max: Vec, paint: () => void): void {
    this.parts.push({ min, max, paint });
  }

  box(a: Vec, b: Vec, base: string, decorate?: () => void): void {
    this.add(box(a, b, base), 'colour', decorate);
  }

  /** A cylinder, or a cone with a second radius. */
  rod(p: Vec, q: Vec, r: number, base: string, { end = r, n = 24, cap = base, decorate }: RodOptions = {}): void {
    this.add(frustum(p, r, q, end, n, base, cap), 'colour', decorate);
  }

  /** A turned part: [distance from `o`, radius] along an axis. */
  turned(o: Vec, axis: Vec, profile: readonly (readonly [number, number])[], base: string, n = 28): void {
    const along = unit(axis);
    const at = (z: number): Vec => add(o, mul(along, z));
    const cones = profile.slice(1).flatMap(([z, r], i) => {
      const [z0, r0] = profile[i]!;
      return z > z0 ? [{ p: at(z0), r0, q: at(z), r }] : [];
    });
    for (const { p, r0, q, r } of cones) this.rod(p, q, r0, base, { end: r, n });
  }

  /** A profile of [across, up] pushed along x (or along y, as [x, up]). */
  bar(profile: readonly Point[], from: number, to: number, base: string, along: 'x' | 'y' = 'x'): void {
    const frame: Frame =
      along === 'x'
        ? { o: [0, 0, 0], x: [0, 1, 0], y: [0, 0, 1], z: [1, 0, 0] }
        : { o: [0, 0, 0], x: [1, 0, 0], y: [0, 0, 1], z: [0, -1, 0] };
    this.add(
      along === 'x' ? prism(profile, from, to, base, { frame }) : prism(profile, -to, -from, base, { frame }),
      'depth',
    );
  }

  /** An upright plate with an outline. */
  plate(outline: readonly Point[], z0: number, z1: number, base: string, decorate?: () => void): void {
    this.add(prism(outline, z0, z1, base), 'depth', decorate);
  }

  /** A ring about an axis that faces the eye, with its bore open. */
  ring(o: Vec, axis: Vec, outer: number, inner: number, height: number, base: string, n = 32): void {
    this.pierced(circle(outer, n), circle(inner, n), 0, height, base, undefined, frameAlong(o, axis));
  }

  /** A plate with a hole: the walls of the hole, then those outside, then the face. */
  pierced(
    outline: readonly Point[],
    hole: readonly Point[],
    z0: number,
    z1: number,
    base: string,
    decorate?: () => void,
    frame: Frame = worldFrame,
  ): void {
    const faces = prism(outline, z0, z1, base, { frame, holes: [hole] });
    const [inside, outside] = [hole.length, hole.length + outline.length];
    this.add(faces.slice(outside), 'given', decorate);
    const part = this.parts[this.parts.length - 1]!;
    const paintFace = part.paint;
    part.paint = () => {
      this.stage.solid(faces.slice(0, inside), 'layers', true, 2);
      this.stage.solid(faces.slice(inside, outside), 'colour');
      paintFace();
    };
  }

  /** A bent tube through points. */
  tube(points: readonly Vec[], r: number, base: string, n = 10): void {
    this.add(sweep(points, r, base, n), 'depth');
  }

  /** Paints each part after those that it may hide; where parts hide one another, in the order of their adding. */
  paint(): void {
    const hidden = this.parts.map((part) => this.parts.filter((other) => other !== part && this.hides(part, other)));
    const painted = new Set<Part>();
    while (painted.size < this.parts.length) {
      const rest = this.parts.flatMap((part, i) => (painted.has(part) ? [] : [i]));
      const next = rest.find((i) => hidden[i]!.every((behind) => painted.has(behind))) ?? rest[0]!;
      this.parts[next]!.paint();
      painted.add(this.parts[next]!);
    }
  }

  /** Whether `a` may hide a bit of `b`: no plane between them has `a` on its far side. Parts that touch keep their order. */
  private hides(a: Part, b: Part): boolean {
    let apart = false;
    for (const axis of AXES) {
      const eye = this.stage.view.toEye[axis];
      if (Math.abs(eye) < 1e-9) continue;
      const [below, above] = [a.max[axis] <= b.min[axis] + 1e-6, a.min[axis] >= b.max[axis] - 1e-6];
      if ((below && eye > 0) || (above && eye < 0)) return false;
      if (below || above) apart = true;
    }
    return apart || this.parts.indexOf(a) > this.parts.indexOf(b);
  }
}

interface RodOptions {
  end?: number;
  n?: number;
  cap?: string;
  decorate?: () => void;
}

/** A round section moved along a path; its frame turns with the path and not about it. */
function sweep(points: readonly Vec[], r: number, base: string, n: number): Face[] {
  let across = frameAlong(points[0]!, sub(points[1]!, points[0]!)).x;
  const rings = points.map((p, i) => {
    const along = unit(sub(points[Math.min(i + 1, points.length - 1)]!, points[Math.max(i - 1, 0)]!));
    const up = unit(cross(along, across));
    across = unit(cross(up, along));
    return circle(1, n).map(([x, y]) => {
      const normal = add(mul(across, x), mul(up, y));
      return { normal, point: add(p, mul(normal, r)) };
    });
  });
  const faces = rings.slice(1).flatMap((ring, i) =>
    ring.map((_, k): Face => {
      const next = (k + 1) % n;
      const quad = [rings[i]![k]!, rings[i]![next]!, ring[next]!, ring[k]!];
      return {
        points: quad.map(({ point }) => point),
        normal: unit(quad.reduce<Vec>((sum, { normal }) => add(sum, normal), [0, 0, 0])),
        base,
      };
    }),
  );
  const [first, last] = [rings[0]!, rings[rings.length - 1]!];
  const end = (ring: typeof first, axis: Vec): Face => ({ points: ring.map(({ point }) => point), normal: axis, base });
  return [
    ...faces,
    end(first, unit(sub(points[0]!, points[1]!))),
    end(last, unit(sub(points[points.length - 1]!, points[points.length - 2]!))),
  ];
}

/** What a scene draws with. `glow` is a paler, `deep` a darker shade of the theme's colour. */
export interface Kit extends Brush {
  stage: Stage;
  parts: Assembly;
  glow: string;
  deep: string;
}

interface Setting {
  yaw?: readonly [number, number];
  pitch?: readonly [number, number];
  fill?: number;
  /** Height, extent and step of the floor's grid. */
  floor?: readonly [number, number, number];
}

/** A scene that builds an assembly: the camera varies with the seed, the parts are painted at the end. */
export function still(build: (kit: Kit) => void, setting: Setting = {}): Draw {
  const { yaw = [26, 40], pitch = [26, 34], fill = 0.9, floor = [0, 12, 1.5] } = setting;
  return (brush) => {
    const { rng, palette, width, height, title } = brush;
    const stage = new Stage(makeView(rng.between(...yaw), rng.between(...pitch)), palette);
    const parts = new Assembly(stage);
    stage.floor(0, 0, floor[1], floor[2], floor[0]);
    const [glow, deep] = [mix(palette.main, '#ffffff', 0.45), mix(palette.main, '#0b1b2b', 0.35)];
    build({ ...brush, stage, parts, glow, deep });
    parts.paint();
    return stage.svg({ width, height, title, fill });
  };
}

/** Points of an arc in the plane z, for tool paths and rings. */
export const arcAt = (r: number, from: number, to: number, n: number, [cx, cy, z]: Vec = [0, 0, 0]): Vec[] =>
  Array.from({ length: n + 1 }, (_, i): Vec => {
    const t = from + ((to - from) * i) / n;
    return [cx + r * Math.cos(t), cy + r * Math.sin(t), z];
  });
