/** The encoding of a drawing as SVG: shapes as paths in whole, relative numbers. */
import type { Point } from './vec';

/** Width of the coordinate system of a picture: whole numbers in it are fine enough for 1,600 pixels. */
export const UNITS = 1200;

export interface Gradient {
  from: Point;
  to: Point;
  colours: readonly string[];
}
export interface Shape {
  rings: readonly (readonly Point[])[];
  style: string;
  closed: boolean;
  merge: boolean;
  fit: boolean;
  stamp?: string;
  gradient?: Gradient;
}

/** Shapes as paths: neighbours of one style share a path. With an endless height nothing is left out. */
export function encode(
  shapes: readonly Shape[],
  scale: number,
  mx: number,
  my: number,
  tall: number,
  names: ReadonlyMap<string, string>,
): string {
  const body: string[] = [];
  const pen: Pen = { x: 0, y: 0 };
  let style = '';
  let d = '';
  const flush = (): void => {
    if (d) body.push(`<path ${style} d="${d}"/>`);
    d = '';
  };
  for (const shape of shapes) {
    if (shape.stamp !== undefined) {
      flush();
      style = '';
      const [x, y] = shape.rings[0]![0]!;
      body.push(
        `<use href="#${names.get(shape.stamp)}" x="${Math.round(x * scale + mx)}" y="${Math.round(y * scale + my)}"/>`,
      );
      continue;
    }
    if (shape.style !== style || !shape.merge || shape.gradient) {
      flush();
      style = shape.style;
      pen.x = pen.y = 0;
    }
    for (const r of shape.rings) d += ring(r, scale, mx, my, shape.closed, UNITS, tall, pen, d === '');
    if (d && shape.gradient) {
      const id = `i${body.length.toString(36)}`;
      body.push(gradientTag(shape.gradient, id, scale, mx, my));
      style = `fill="url(#${id})" stroke="url(#${id})"`;
    }
    if (!shape.merge || shape.gradient) {
      flush();
      style = '';
    }
  }
  flush();
  // All gradients refer to the first for their coordinates, which are those of the picture.
  if (shapes.some((shape) => shape.gradient)) body.unshift('<linearGradient id="x" gradientUnits="userSpaceOnUse"/>');
  return body.join('');
}

/** The colours run evenly along the line between two points. */
function gradientTag({ from, to, colours }: Gradient, id: string, k: number, mx: number, my: number): string {
  const [x1, y1, x2, y2] = [from[0] * k + mx, from[1] * k + my, to[0] * k + mx, to[1] * k + my].map(Math.round);
  const stops = colours.map(
    (colour, i) =>
      `<stop${i ? ` offset="${Number((i / (colours.length - 1)).toFixed(2))}"` : ''} stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" href="#x" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`;
}

/** The end of the last ring: the next ring of the path starts with a relative move, which is shorter. */
type Pen = { x: number; y: number };

/** One ring in whole, relative numbers. What lies wholly outside of the frame is left out. */
function ring(
  points: readonly Point[],
  k: number,
  mx: number,
  my: number,
  closed: boolean,
  w: number,
  h: number,
  pen: Pen,
  first: boolean,
): string {
  const at = points.map(([x, y]) => [Math.round(x * k + mx), Math.round(y * k + my)] as const);
  if (
    h < Infinity &&
    (at.every((p) => p[0] < -20) ||
      at.every((p) => p[0] > w + 20) ||
      at.every((p) => p[1] < -20) ||
      at.every((p) => p[1] > h + 20))
  )
    return '';
  const [sx, sy] = at[0]!;
  let [px, py] = [sx, sy];
  let steps = '';
  for (const [x, y] of at.slice(1)) {
    if (x === px && y === py) continue;
    steps += (steps ? num(x - px) : String(x - px)) + num(y - py);
    [px, py] = [x, y];
  }
  if (!steps) return '';
  const start = first ? `M${sx}${num(sy)}` : `m${sx - pen.x}${num(sy - pen.y)}`;
  // After "z" the pen is back at the start of its ring.
  [pen.x, pen.y] = closed ? [sx, sy] : [px, py];
  return `${start}l${steps}${closed ? 'z' : ''}`;
}
const num = (v: number): string => (v < 0 ? String(v) : ` ${v}`);

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

export function wrap(width: number, height: number, w: number, h: number, title: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" role="img"><title>${escape(title)}</title>${body}</svg>`;
}
