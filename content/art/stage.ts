import { type Palette, shade } from './palette';
import { hashSeed } from './rng';
import { type Point, type Vec, type View, depth, dot, project } from './vec';

export interface Face {
  points: readonly Vec[];
  normal: Vec;
  base: string;
  holes?: readonly (readonly Vec[])[];
  both?: boolean;
  bias?: number;
  marks?: readonly { points: readonly Vec[]; stroke: string; width: number }[];
}
export interface LineStyle {
  stroke: string;
  width: number;
  opacity?: number;
  dash?: string;
  close?: boolean;
  fit?: boolean;
}
interface Shape {
  rings: readonly (readonly Point[])[];
  style: string;
  closed: boolean;
  merge: boolean;
  fit: boolean;
  stamp?: string;
}

/** How the finished drawing lies in its frame: `fill` above 1 lets the frame cut it; `span` is a share of the frame's width instead.
 * Without a background nothing is cut, and what leaves at the top fades out (`fade`), since no frame is seen there. */
export interface Placing {
  width: number;
  height: number;
  fill?: number;
  span?: number;
  dx?: number;
  dy?: number;
  fade?: boolean;
  title: string;
}

/** Width of the coordinate system of a picture: whole numbers in it are fine enough for 1,600 pixels. */
const UNITS = 1200;

export class Stage {
  private shapes: Shape[] = [];
  private readonly stamps = new Map<string, Shape[]>();
  constructor(
    readonly view: View,
    readonly palette: Palette,
  ) {}

  /** Faces of one solid: those turned away are dropped, the rest painted from back to front (or in another order). */
  solid(
    faces: readonly Face[],
    order: 'depth' | 'given' | 'colour' | 'layers' = 'depth',
    fit = true,
    layers = 10,
  ): void {
    const seen = faces
      .filter((f) => f.both || dot(f.normal, this.view.toEye) > 1e-6)
      .map((f) => {
        const flip = f.both && dot(f.normal, this.view.toEye) < 0 ? -1 : 1;
        const far = f.points.reduce((sum, p) => sum + depth(this.view, p), 0) / f.points.length + (f.bias ?? 0);
        return {
          f,
          far,
          colour: shade(f.base, dot(f.normal, this.view.light) * flip, order === 'layers' && layers < 20 ? 13 : 22),
        };
      });
    if (order === 'depth') seen.sort((a, b) => a.far - b.far);
    if (order === 'layers') {
      // Layers of depth, each by colour: far fewer paths where neighbours hardly cover one another.
      const near = Math.max(...seen.map((s) => s.far));
      const far = Math.min(...seen.map((s) => s.far));
      const layer = (s: { far: number }): number => Math.floor(((s.far - far) / (near - far || 1)) * layers);
      seen.sort((a, b) => layer(a) - layer(b) || byColour(a, b));
    }
    if (order === 'colour') seen.sort(byColour);
    for (const { f, colour } of seen) {
      const rings = [f.points, ...(f.holes ?? [])].map((ring) => ring.map((p) => project(this.view, p)));
      const even = f.holes && f.holes.length > 0 ? ' fill-rule="evenodd"' : '';
      this.shapes.push({ rings, style: `color="${colour}"${even}`, closed: true, merge: even === '', fit });
      for (const m of f.marks ?? []) this.line(m.points, m);
    }
  }

  line(points: readonly Vec[], style: LineStyle): void {
    this.flatLine(
      points.map((p) => project(this.view, p)),
      style,
    );
  }

  flatLine(points: readonly Point[], { stroke, width, opacity, dash, close, fit }: LineStyle): void {
    const extra =
      (opacity === undefined ? '' : ` stroke-opacity="${opacity}"`) + (dash ? ` stroke-dasharray="${dash}"` : '');
    this.shapes.push({
      rings: [points],
      style: `fill="none" stroke="${stroke}" stroke-width="${width}"${extra}`,
      closed: close ?? false,
      merge: true,
      fit: fit ?? false,
    });
  }

  /** A filled shape without shading: flat drawings, marks, things on a face. */
  patch(points: readonly Vec[], fill: string, opacity?: number): void {
    this.flatPatch([points.map((p) => project(this.view, p))], fill, opacity);
  }

  flatPatch(rings: readonly (readonly Point[])[], fill: string, opacity?: number, edge?: string, fit = true): void {
    const even = rings.length > 1 ? ' fill-rule="evenodd"' : '';
    const stroke = edge ? ` stroke="${edge}" stroke-width="3"` : ' stroke="none"';
    this.shapes.push({
      rings,
      style: `fill="${fill}"${opacity === undefined ? '' : ` fill-opacity="${opacity}"`}${stroke}${even}`,
      closed: true,
      merge: opacity === undefined && even === '',
      fit,
    });
  }

  /** What `draw` paints at the origin, to be repeated by `stamp`: many equal things cost one drawing. */
  define(key: string, draw: () => void): void {
    const rest = this.shapes;
    this.shapes = [];
    draw();
    this.stamps.set(key, this.shapes);
    this.shapes = rest;
  }

  stamp(key: string, place: Point, fit = false): void {
    this.shapes.push({ rings: [[place]], style: '', closed: false, merge: false, fit, stamp: key });
  }

  /** A faint grid on the floor, centred at x, y. It does not count for the fitting. */
  floor(x: number, y: number, size: number, step: number, z = 0): void {
    const style = { stroke: this.palette.line, width: 2, opacity: this.palette.onDark ? 0.16 : 0.13 };
    for (let k = -size; k <= size + 1e-9; k += step) {
      this.line(
        [
          [x + k, y - size, z],
          [x + k, y + size, z],
        ],
        style,
      );
      this.line(
        [
          [x - size, y + k, z],
          [x + size, y + k, z],
        ],
        style,
      );
    }
  }

  svg(placing: Placing): string {
    const { width, height, title } = placing;
    const tall = Math.round((UNITS * height) / width);
    const fitted = this.shapes.filter((s) => s.fit).flatMap((s) => s.rings.flat());
    const xs = fitted.map((p) => p[0]);
    const ys = fitted.map((p) => p[1]);
    const [left, right, top, bottom] = fitted.length
      ? [min(xs), -min(xs.map((v) => -v)), min(ys), -min(ys.map((v) => -v))]
      : [0, 1, 0, 1];
    const scale = placing.span
      ? (UNITS * placing.span) / (right - left)
      : Math.min(UNITS / (right - left), tall / (bottom - top)) *
        (this.palette.background ? (placing.fill ?? 0.82) : Math.min(placing.fill ?? 0.82, 0.9));
    const mx = UNITS / 2 - ((left + right) / 2) * scale + (placing.dx ?? 0) * UNITS;
    const my =
      tall / 2 -
      ((top + bottom) / 2) * scale +
      (this.palette.background || placing.span || placing.fade ? (placing.dy ?? 0) : 0) * tall;
    const names = new Map(
      [...this.stamps.keys()].map((key, i) => [
        key,
        `s${hashSeed(`${title}${width}${mx}${this.palette.main}${this.palette.background}${key}`).toString(36)}${i}`,
      ]),
    );
    const body = encode(this.shapes, scale, mx, my, tall, names);
    const { background: fill } = this.palette;
    const background = fill ? `<path fill="${fill}" d="M0 0h${UNITS}v${tall}H0z"/>` : '';
    const defs = [...this.stamps]
      .map(([key, shapes]) => `<g id="${names.get(key)}">${encode(shapes, scale, 0, 0, Infinity, names)}</g>`)
      .join('');
    const veil =
      placing.fade && !this.palette.background
        ? `v${hashSeed(`${title}${width}${mx}${this.palette.main}`).toString(36)}`
        : '';
    const mask = veil
      ? `<linearGradient id="${veil}g" x2="0" y2="1"><stop stop-color="#000"/><stop offset=".22" stop-color="#fff"/></linearGradient><mask id="${veil}" maskUnits="userSpaceOnUse" x="0" y="0" width="${UNITS}" height="${tall}"><path fill="url(#${veil}g)" d="M0 0h${UNITS}v${tall}H0z"/></mask>`
      : '';
    return wrap(
      width,
      height,
      UNITS,
      tall,
      title,
      `${background}${mask}<g ${veil ? `mask="url(#${veil})" ` : ''}stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" fill="currentColor" stroke="currentColor">${defs ? `<defs>${defs}</defs>` : ''}${body}</g>`,
    );
  }
}

const byColour = (a: { colour: string }, b: { colour: string }): number =>
  a.colour < b.colour ? -1 : a.colour > b.colour ? 1 : 0;
const min = (list: readonly number[]): number => list.reduce((a, b) => (b < a ? b : a), Infinity);

/** Shapes as paths: neighbours of one style share a path. With an endless height nothing is left out. */
function encode(
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
    if (shape.style !== style || !shape.merge) {
      flush();
      style = shape.style;
      pen.x = pen.y = 0;
    }
    for (const r of shape.rings) d += ring(r, scale, mx, my, shape.closed, UNITS, tall, pen, d === '');
    if (!shape.merge) {
      flush();
      style = '';
    }
  }
  flush();
  return body.join('');
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
