/** Points in space and the parallel projection that every picture uses. */
export type Vec = readonly [number, number, number];
export type Point = readonly [number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const mul = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec): Vec => mul(a, 1 / (length(a) || 1));

/** A place in space: an origin with three directions at right angles. Local z is the axis of a solid. */
export interface Frame {
  o: Vec;
  x: Vec;
  y: Vec;
  z: Vec;
}
export const worldFrame: Frame = { o: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
export const at = (f: Frame, x: number, y: number, z: number): Vec =>
  add(f.o, add(mul(f.x, x), add(mul(f.y, y), mul(f.z, z))));
export const directionIn = (f: Frame, x: number, y: number, z: number): Vec =>
  add(mul(f.x, x), add(mul(f.y, y), mul(f.z, z)));

/** The frame that stands at `o` with its axis along `axis`. */
export function frameAlong(o: Vec, axis: Vec): Frame {
  const z = unit(axis);
  const help: Vec = Math.abs(z[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1];
  const x = unit(cross(help, z));
  return { o, x, y: cross(z, x), z };
}

/** A camera at infinity: `yaw` turns it round the vertical, `pitch` raises it above the horizon, in degrees. */
export interface View {
  right: Vec;
  up: Vec;
  toEye: Vec;
  light: Vec;
}
export function makeView(yaw: number, pitch: number): View {
  const a = (yaw * Math.PI) / 180;
  const p = (pitch * Math.PI) / 180;
  const right: Vec = [Math.cos(a), -Math.sin(a), 0];
  const up: Vec = [Math.sin(a) * Math.sin(p), Math.cos(a) * Math.sin(p), Math.cos(p)];
  const toEye: Vec = [-Math.sin(a) * Math.cos(p), -Math.cos(a) * Math.cos(p), Math.sin(p)];
  // One light, from the upper left and a little in front.
  const light = unit(add(add(mul(right, -0.55), mul(up, 0.75)), mul(toEye, 0.45)));
  return { right, up, toEye, light };
}
export const project = (v: View, p: Vec): Point => [dot(p, v.right), -dot(p, v.up)];
export const depth = (v: View, p: Vec): number => dot(p, v.toEye);
