import { type Impeller, type Mesh, bladeFaces, bladePoint, hubFaces, noseFaces } from '../impeller';
import { mix } from '../palette';
import { type Face, type Placing, Stage } from '../stage';
import type { Brush, Draw } from '../types';
import { type Point, type Vec, makeView, project } from '../vec';

interface Detail {
  mesh: Mesh;
  around: number;
  hub: number;
  nose: number;
  layers: number;
  passes: number;
}

/** Paints the impeller; the blade `marked` carries its toolpath in red. */
function paint(stage: Stage, m: Impeller, phase: number, marked: number, d: Detail, body: string, edge: string): void {
  const faces: Face[] = [...hubFaces(m, d.around, d.hub, mix(body, '#0b1b2b', 0.3), d.mesh.smooth)];
  for (let k = 0; k < m.blades; k++) {
    const from = phase + (2 * Math.PI * k) / m.blades;
    const blade = bladeFaces(m, from, d.mesh, k === marked ? mix(body, stage.palette.red, 0.1) : body, edge);
    if (k === marked && !d.mesh.smooth) mark(blade, m, from, d, stage.palette.red);
    faces.push(...blade);
  }
  stage.solid(faces, d.mesh.smooth ? 'depth' : 'layers', true, d.layers);
  stage.solid(
    noseFaces(m, d.around, d.nose, mix(body, '#ffffff', 0.12), d.mesh.smooth ? stage.view : undefined),
    'depth',
  );
}

/** Passes follow the blade from the leading edge to the exit; each facet keeps its piece, so that a nearer blade covers it. */
function mark(blade: Face[], m: Impeller, from: number, d: Detail, stroke: string): void {
  const per = d.passes / d.mesh.across;
  for (let i = 0; i < d.mesh.along; i++)
    for (let j = 0; j < d.mesh.across; j++) {
      const face = blade[i * (d.mesh.across + 1) + j]!;
      face.marks = Array.from({ length: per }, (_, k) => {
        const s = (j + (k + 0.5) / per) / d.mesh.across;
        return {
          points: [
            bladePoint(m, from, i / d.mesh.along, s),
            bladePoint(m, from, (i + 0.5) / d.mesh.along, s),
            bladePoint(m, from, (i + 1) / d.mesh.along, s),
          ],
          stroke,
          width: 2.2,
        };
      });
    }
}

/** Construction circles in the plane of the picture, with ticks on one of them. */
function circles(stage: Stage, centre: Point, stroke: string, radii: readonly number[]): void {
  const ring = (r: number): Point[] =>
    Array.from({ length: 90 }, (_, i): Point => [
      centre[0] + r * Math.cos((i * Math.PI) / 45),
      centre[1] + r * Math.sin((i * Math.PI) / 45),
    ]);
  radii.forEach((r, i) =>
    stage.flatLine(ring(r), {
      stroke,
      width: 1.4,
      opacity: i % 2 ? 0.4 : 0.6,
      close: true,
      ...(i % 2 ? { dash: '3 6' } : {}),
    }),
  );
  for (let i = 0; i < 90; i++) {
    const [a, r, l] = [(i * Math.PI) / 45, radii[0]!, i % 5 === 0 ? 0.07 : 0.035];
    stage.flatLine(
      [
        [centre[0] + r * Math.cos(a), centre[1] + r * Math.sin(a)],
        [centre[0] + (r + l) * Math.cos(a), centre[1] + (r + l) * Math.sin(a)],
      ],
      { stroke, width: 1.4, opacity: 0.6 },
    );
  }
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const)
    stage.flatLine(
      [
        [centre[0] - dx * 2.6, centre[1] - dy * 2.6],
        [centre[0] + dx * 2.6, centre[1] + dy * 2.6],
      ],
      { stroke, width: 1.2, opacity: 0.35, dash: '18 5 3 5' },
    );
}

const shape = (blades: number): Impeller => ({ blades, wrap: 1.15, height: 0.72, eye: 0.66, hub: 0.2, exit: 0.13 });

export const impeller: Draw = ({ rng, palette, width, height, title }: Brush) => {
  const stage = new Stage(makeView(rng.between(0, 90), rng.between(38, 48)), palette);
  const m = { ...shape(rng.whole(6, 7)), wrap: rng.between(0.95, 1.25) * (rng.chance(0.5) ? 1 : -1) };
  const body = rng.chance(0.6) ? palette.light : mix(palette.main, '#ffffff', 0.25);
  circles(stage, project(stage.view, [0, 0, 0.2]), palette.line, [1.16, 1.4]);
  paint(
    stage,
    m,
    rng.next() * 6,
    rng.whole(0, m.blades - 1),
    { mesh: { along: 7, across: 1, thick: 0.035 }, around: 22, hub: 4, nose: 2, layers: 12, passes: 4 },
    body,
    mix(body, '#ffffff', 0.7),
  );
  return stage.svg({ width, height, title, fill: rng.between(0.95, 1.15) });
};

const heroShape: Impeller = { ...shape(9), wrap: -1.2 };
const HERO_PHASE = 0.25;
/** This blade stands in front of all others. */
const MARKED = 6;
const PASSES = 9;

/** The pass of the marked blade at a height, from the leading edge to the exit. */
const heroPass = (k: number): Vec[] => {
  const from = HERO_PHASE + (2 * Math.PI * MARKED) / heroShape.blades;
  return Array.from({ length: 33 }, (_, i) => bladePoint(heroShape, from, (i / 32) ** 1.25, (k + 0.5) / PASSES));
};

function heroStage(palette: Brush['palette']): Stage {
  const stage = new Stage(makeView(24, 44), { ...palette, red: '#f0384f', line: '#5f7890' });
  circles(stage, project(stage.view, [0, 0, 0.1]), '#5f7890', [1.2, 1.34, 1.56, 1.74, 2.05]);
  paint(
    stage,
    heroShape,
    HERO_PHASE,
    MARKED,
    { mesh: { along: 12, across: 1, thick: -0.026, smooth: true }, around: 40, hub: 2, nose: 7, layers: 30, passes: 0 },
    '#bcc7d1',
    '#f6f9fb',
  );
  return stage;
}

/** About 60 per cent of a wide frame, cut by its right and lower edge. */
function heroPlace({ width, height, title }: Brush): Placing {
  const wide = width / height > 1.35;
  return { width, height, title, span: wide ? 0.62 : 1.12, dx: wide ? 0.225 : 0.14, dy: wide ? 0.09 : 0.1 };
}

/** The picture of the home page. */
export const hero: Draw = (brush) => {
  const stage = heroStage(brush.palette);
  for (let k = 0; k < PASSES; k++) stage.line(heroPass(k), { stroke: stage.palette.red, width: 2.2 });
  return stage.svg(heroPlace(brush));
};

/**
 * The tool's light on three passes of the hero's blade, to lie over that picture: an animation of a large picture would
 * draw all of it again for each frame. It ends within five seconds, so it needs no pause button (WCAG 2.2.2).
 */
export const toolpath: Draw = (brush) => {
  const stage = new Stage(makeView(24, 44), brush.palette);
  stage.reserve(heroStage(brush.palette).bounds());
  const passes = [1, 4, 7].map((k, i) => (i % 2 ? heroPass(k).reverse() : heroPass(k)));
  stage.line(passes.flat(), { stroke: '#ffffff', width: 5 });
  return stage.svg({
    ...heroPlace(brush),
    style:
      'path{stroke-dasharray:70 9999;stroke-dashoffset:71}' +
      '@media (prefers-reduced-motion:no-preference){path{animation:cut 4s 0.8s ease-in-out}}' +
      '@keyframes cut{to{stroke-dashoffset:-3000}}',
  });
};
