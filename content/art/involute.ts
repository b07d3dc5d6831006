import type { Point } from './vec';

/** A spur gear: true involute flanks over the base circle, standard addendum 1 and dedendum 1.25 modules. */
export interface Gear {
  teeth: number;
  module: number;
  x: number;
  y: number;
  phase: number;
}
const pressure = (20 * Math.PI) / 180;
const involute = (a: number): number => Math.tan(a) - a;

export const pitchRadius = (g: Gear): number => (g.module * g.teeth) / 2;
export const baseRadius = (g: Gear): number => pitchRadius(g) * Math.cos(pressure);

/** Half of the angle that a tooth fills at a radius. */
export function halfAngle(g: Gear, radius: number): number {
  const rb = baseRadius(g);
  return Math.PI / (2 * g.teeth) + involute(pressure) - involute(Math.acos(Math.min(1, rb / Math.max(radius, rb))));
}

/** The flank from the root to the tip as points of radius and half angle. */
export function flank(g: Gear, samples: number): { radius: number; half: number }[] {
  const r = pitchRadius(g);
  const [root, tip] = [r - 1.25 * g.module, r + g.module];
  const from = Math.max(root, baseRadius(g));
  const curve = Array.from({ length: samples }, (_, i) => {
    const radius = from + (tip - from) * (i / (samples - 1));
    return { radius, half: halfAngle(g, radius) };
  });
  // Below the base circle there is no involute: the flank goes straight to the centre.
  return root < from ? [{ radius: root, half: halfAngle(g, from) }, ...curve] : curve;
}

/** One tooth's parts, counter-clockwise: rising flank, then falling flank. */
export function tooth(g: Gear, index: number, samples: number): { rise: Point[]; fall: Point[] } {
  const mid = g.phase + (2 * Math.PI * index) / g.teeth;
  const at = (radius: number, angle: number): Point => [g.x + radius * Math.cos(angle), g.y + radius * Math.sin(angle)];
  const f = flank(g, samples);
  return { rise: f.map((p) => at(p.radius, mid - p.half)), fall: f.map((p) => at(p.radius, mid + p.half)).reverse() };
}

export const outline = (g: Gear, samples: number): Point[] =>
  Array.from({ length: g.teeth }, (_, i) => tooth(g, i, samples)).flatMap((t) => [...t.rise, ...t.fall]);

/** The gear that meshes with `g` in a direction: a tooth of one stands in a gap of the other. */
export function meshWith(g: Gear, teeth: number, direction: number): Gear {
  const distance = (g.module * (g.teeth + teeth)) / 2;
  const phase = direction + Math.PI - ((g.phase - direction) * g.teeth) / teeth - Math.PI / teeth;
  return {
    teeth,
    module: g.module,
    x: g.x + distance * Math.cos(direction),
    y: g.y + distance * Math.sin(direction),
    phase,
  };
}
