import { mix } from '../palette';
import { ball, box, circle, frustum, prism } from '../solids';
import { Stage } from '../stage';
import type { Draw } from '../types';
import { type Point, type Vec, makeView, unit } from '../vec';

/** A coordinate measuring machine at work: a table, a part, a stylus with its ruby ball. */
export const probe: Draw = ({ rng, palette, width, height, title }) => {
  const stage = new Stage(makeView(rng.between(36, 52), rng.between(28, 36)), palette);
  const r = rng.between(1.7, 2.1);
  const inner = r * rng.between(0.5, 0.6);
  const h = rng.between(0.9, 1.5);
  stage.floor(0, 0, 12, 1.2, -0.6);
  stage.solid(box([-4, -3.4, -0.6], [4, 3.4, 0], palette.dark));
  for (let k = -3; k <= 3; k++)
    stage.line(
      [
        [k * 1.1, -3.4, 0],
        [k * 1.1, 3.4, 0],
      ],
      { stroke: mix(palette.dark, '#ffffff', 0.25), width: 2, opacity: 0.7 },
    );
  const kind = rng.whole(0, 2);
  const outer: Point[] = kind === 1 ? circle(r * 1.06, 6, 0, 0, 0.3) : circle(r, 40);
  const bore = circle(inner, 30);
  stage.solid(
    bore.map((p, i) => {
      const q = bore[(i + 1) % bore.length]!;
      return {
        points: [
          [...p, 0],
          [...q, 0],
          [...q, h],
          [...p, h],
        ] as Vec[],
        normal: unit([p[1] - q[1], q[0] - p[0], 0]),
        base: palette.steel,
      };
    }),
    'colour',
  );
  stage.solid(prism(outer, 0, h, palette.light, { holes: [bore] }).slice(30), kind === 1 ? 'depth' : 'given');
  const bolts = rng.whole(6, 10);
  const mid = (r + inner) / 2;
  for (let i = 0; i < bolts; i++) {
    const t = (2 * Math.PI * (i + 0.5)) / bolts;
    stage.patch(
      circle(0.1, 10, mid * Math.cos(t), mid * Math.sin(t)).map(([x, y]): Vec => [x, y, h]),
      palette.dark,
    );
  }
  stage.line(
    circle(r * 0.955, 40).map(([x, y]): Vec => [x, y, h]),
    { stroke: '#ffffff', width: 2, opacity: 0.7, close: true },
  );
  // Points already taken, as red dots, and the path between them.
  const taken = rng.whole(3, 5);
  const from = rng.between(2.4, 3.2);
  const place = (k: number): Vec => {
    const t = from + k * 0.62;
    return [mid * Math.cos(t), mid * Math.sin(t), h];
  };
  stage.line(
    Array.from({ length: 16 }, (_, i) => place((taken * i) / 15)),
    { stroke: palette.red, width: 3, dash: '8 6' },
  );
  for (let k = 0; k < taken; k++)
    stage.line([place(k), [...place(k)].map((v, i) => (i === 0 ? v + 0.001 : v)) as unknown as Vec], {
      stroke: palette.red,
      width: 10,
    });
  const tip = place(taken);
  const up = (z: number): Vec => [tip[0], tip[1], tip[2] + z];
  const ruby = 0.2;
  stage.solid(ball(up(ruby), ruby, 12, palette.red), 'colour');
  stage.solid(frustum(up(ruby * 1.9), 0.07, up(1.7), 0.07, 12, palette.light), 'colour');
  stage.solid(frustum(up(1.7), 0.16, up(2.1), 0.42, 22, palette.dark), 'colour');
  stage.solid(frustum(up(2.1), 0.55, up(3), 0.55, 26, palette.dark), 'colour', false);
  stage.solid(frustum(up(3), 0.72, up(3.2), 0.72, 26, palette.grey), 'colour', false);
  stage.solid(frustum(up(3.2), 0.66, up(30), 0.66, 26, palette.main), 'colour', false);
  return stage.svg({ width, height, title, fade: true, fill: rng.between(0.95, 1.1), dy: 0.2 });
};
