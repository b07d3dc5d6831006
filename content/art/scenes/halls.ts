import { type ThemeId, makePalette, mix } from '../palette';
import { box, prism } from '../solids';
import { Stage } from '../stage';
import type { Draw } from '../types';
import { type Frame, type Point, type Vec, makeView } from '../vec';

interface Roofs {
  x: number;
  y: number;
  w: number;
  d: number;
  h: number;
  rise: number;
  teeth: number;
  accent: string;
  bars: number;
}

/** A hall under saw-tooth roofs that run along y; its front, turned to the viewer, carries a band in the theme's colour. */
function hall(stage: Stage, o: Roofs, detail: boolean): void {
  const { palette } = stage;
  const tooth = o.w / o.teeth;
  const f: Frame = { o: [o.x, o.y, 0], x: [1, 0, 0], y: [0, 0, 1], z: [0, 1, 0] };
  const section: Point[] = [
    [0, 0],
    [o.w, 0],
    [o.w, o.h],
  ];
  for (let i = o.teeth - 1; i >= 0; i--) section.push([i * tooth + tooth * 0.72, o.h + o.rise], [i * tooth, o.h]);
  // The section is given clockwise as seen along y, so it is turned to be counter-clockwise.
  stage.solid(prism(section, 0, o.d, palette.light, { frame: f, side: palette.light, top: palette.steel }));
  if (detail) {
    for (let i = 0; i < o.teeth; i++)
      for (let k = 1; k < o.bars; k++) {
        const y = o.y + (o.d * k) / o.bars;
        const [a, b]: Vec[] = [
          [o.x + i * tooth, y, o.h],
          [o.x + i * tooth + tooth * 0.72, y, o.h + o.rise],
        ];
        stage.line([a!, b!], { stroke: palette.grey, width: 2, opacity: 0.75 });
      }
  }
  const band = (z0: number, z1: number): void => {
    stage.patch(
      [
        [o.x, o.y, z0],
        [o.x + o.w, o.y, z0],
        [o.x + o.w, o.y, z1],
        [o.x, o.y, z1],
      ],
      mix(o.accent, '#0b1b2b', 0.12),
    );
    stage.patch(
      [
        [o.x, o.y, z0],
        [o.x, o.y + o.d, z0],
        [o.x, o.y + o.d, z1],
        [o.x, o.y, z1],
      ],
      o.accent,
    );
  };
  band(o.h * 0.72, o.h * 0.86);
}

const site: Draw = ({ palette, width, height, title }) => {
  const stage = new Stage(makeView(34, 40), palette);
  const accents = [0, 1, 2, 3, 4, 5].map((t) => makePalette(t as ThemeId, 'tint').main);
  stage.floor(40, 16, 70, 6);
  const row = (y: number, x: number, themes: number[]): void =>
    themes
      .map((t, i) => ({ t, x: x + i * 16.2 }))
      .reverse()
      .forEach(({ t, x: left }) =>
        hall(stage, { x: left, y, w: 14, d: 13, h: 2.6, rise: 1.5, teeth: 4, accent: accents[t]!, bars: 6 }, true),
      );
  row(18, 8, [2, 2, 3, 3]);
  stage.solid(box([-3, 13.8, 0], [84, 16.6, 1.6], palette.steel));
  row(0, 0, [1, 1, 1, 4, 5]);
  return stage.svg({ width, height, title, fill: 1.06 });
};

const one: Draw = ({ rng, palette, width, height, title }) => {
  const stage = new Stage(makeView(rng.between(34, 50), rng.between(30, 38)), palette);
  const teeth = rng.whole(3, 5);
  const [w, d, h] = [teeth * 3.1, rng.between(8, 12), rng.between(3, 3.8)];
  stage.floor(w / 2, d / 2, 27, 3);
  hall(
    stage,
    { x: 0, y: 0, w, d, h, rise: rng.between(1.8, 2.6), teeth, accent: palette.main, bars: rng.whole(6, 10) },
    true,
  );
  const gate = rng.between(0.12, 0.3) * d;
  const wide = rng.between(2, 2.8);
  stage.patch(
    [
      [-0.01, gate, 0],
      [-0.01, gate + wide, 0],
      [-0.01, gate + wide, h * 0.6],
      [-0.01, gate, h * 0.6],
    ],
    palette.main,
  );
  for (let k = 1; k < 5; k++)
    stage.line(
      [
        [-0.01, gate, (h * 0.6 * k) / 5],
        [-0.01, gate + wide, (h * 0.6 * k) / 5],
      ],
      { stroke: '#ffffff', width: 2, opacity: 0.5 },
    );
  for (let i = 0; i < teeth * 2; i++) {
    const x = (i + 0.22) * (w / teeth / 2);
    stage.patch(
      [
        [x, 0, h * 0.18],
        [x + 0.85, 0, h * 0.18],
        [x + 0.85, 0, h * 0.55],
        [x, 0, h * 0.55],
      ],
      palette.dark,
    );
  }
  // A lorry or two before the gate.
  const lorry = (x: number, y: number): void => {
    stage.solid(box([x, y, 0.25], [x + 2.9, y + 1.15, 1.75], palette.light));
    stage.solid(box([x - 0.95, y, 0.25], [x - 0.1, y + 1.15, 1.35], palette.dark));
  };
  lorry(-5.2, gate + 0.6);
  if (rng.chance(0.6)) lorry(-6.2, gate + 3.4);
  return stage.svg({ width, height, title, fill: rng.between(0.84, 1.02) });
};

export const halls: Draw = (brush) => (brush.seed === 'site' ? site(brush) : one(brush));
