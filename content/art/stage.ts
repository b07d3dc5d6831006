import { type Palette, shade } from './palette';
import { hashSeed } from './rng';
import { type Gradient, type Shape, UNITS, encode, wrap } from './svg';
import { type Point, type Vec, type View, depth, dot, project } from './vec';

export interface Face {
  points: readonly Vec[];
  normal: Vec;
  base: string;
  holes?: readonly (readonly Vec[])[];
  both?: boolean;
  bias?: number;
  marks?: readonly { points: readonly Vec[]; stroke: string; width: number }[];
  /** Points across the face with the surface's normals there: colours run between them, level ones along `level`. */
  shading?: { across: readonly { at: Vec; normal: Vec }[]; level: Vec } | undefined;
}
export interface LineStyle {
  stroke: string;
  width: number;
  opacity?: number;
  dash?: string;
  close?: boolean;
  fit?: boolean;
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
  /** CSS of the picture itself. */
  style?: string;
}
interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export class Stage {
  private shapes: Shape[] = [];
  private reserved: Point[] = [];
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
          colour: shade(
            f.base,
            dot(f.normal, this.view.light) * flip,
            f.shading ? 255 : order === 'layers' && layers < 20 ? 13 : 22,
          ),
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
      const gradient = f.shading && this.gradient(f, f.shading);
      this.shapes.push({ rings, style: `color="${colour}"${even}`, closed: true, merge: even === '', fit, gradient });
      for (const m of f.marks ?? []) this.line(m.points, m);
    }
  }

  /** The light across a face, in as few colours as look the same: none where it hardly changes. */
  private gradient(
    { base, both, normal }: Face,
    { across, level }: NonNullable<Face['shading']>,
  ): Gradient | undefined {
    const flip = both && dot(normal, this.view.toEye) < 0 ? -1 : 1;
    const cosines = across.map((point) => dot(point.normal, this.view.light) * flip);
    if (Math.max(...cosines) - Math.min(...cosines) < 0.02) return undefined;
    const [first = 0, middle = 0, last = 0] = cosines;
    const isEven = cosines.length === 3 && Math.abs(middle - (first + last) / 2) < 0.01;
    const colours = (isEven ? [first, last] : cosines).map((cosine) => shade(base, cosine, 255));
    const from = project(this.view, across[0]!.at);
    const to = project(this.view, across.at(-1)!.at);
    // The gradient runs at right angles to the lines of one colour.
    const [x, y] = project(this.view, level);
    const share = ((to[0] - from[0]) * y - (to[1] - from[1]) * x) / (x * x + y * y || 1);
    return { from, to: [from[0] + share * y, from[1] - share * x], colours };
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

  /** The box around what counts for the fitting. */
  bounds(): Bounds {
    const points = [...this.shapes.filter((s) => s.fit).flatMap((s) => s.rings.flat()), ...this.reserved];
    if (points.length === 0) return { left: 0, right: 1, top: 0, bottom: 1 };
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    return { left: min(xs), right: -min(xs.map((v) => -v)), top: min(ys), bottom: -min(ys.map((v) => -v)) };
  }

  /** Counts a box for the fitting without drawing it. */
  reserve({ left, right, top, bottom }: Bounds): void {
    this.reserved = [
      [left, top],
      [right, bottom],
    ];
  }

  svg(placing: Placing): string {
    const { width, height, title } = placing;
    const tall = Math.round((UNITS * height) / width);
    const { left, right, top, bottom } = this.bounds();
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
      `${placing.style ? `<style>${placing.style}</style>` : ''}${background}${mask}<g ${veil ? `mask="url(#${veil})" ` : ''}stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" fill="currentColor" stroke="currentColor">${defs ? `<defs>${defs}</defs>` : ''}${body}</g>`,
    );
  }
}

const byColour = (a: { colour: string }, b: { colour: string }): number =>
  a.colour < b.colour ? -1 : a.colour > b.colour ? 1 : 0;
const min = (list: readonly number[]): number => list.reduce((a, b) => (b < a ? b : a), Infinity);
