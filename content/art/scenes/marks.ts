import { mix } from '../palette';
import { circle, roundRect } from '../solids';
import { wrap } from '../stage';
import type { Draw } from '../types';
import type { Point } from '../vec';

const path = (rings: readonly (readonly Point[])[]): string =>
  rings.map((r) => 'M' + r.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L') + 'Z').join('');
const fill = (rings: readonly (readonly Point[])[], colour: string): string =>
  `<path fill="${colour}" fill-rule="evenodd" d="${path(rings)}"/>`;
const poly = (...points: Point[]): Point[] => points;
const rect = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const arc = (r0: number, r1: number, from: number, to: number, cx = 28, cy = 28): Point[] => {
  const n = 24;
  const at = (r: number, k: number): Point => {
    const t = from + ((to - from) * k) / n;
    return [cx + r * Math.cos(t), cy + r * Math.sin(t)];
  };
  return [
    ...Array.from({ length: n + 1 }, (_, k) => at(r1, k)),
    ...Array.from({ length: n + 1 }, (_, k) => at(r0, n - k)),
  ];
};

/** The exhibition's mark: five saw-tooth roofs in the five colours. */
export const logo: Draw = ({ width, height, title }) => {
  const colours = ['#c1121f', '#e36414', '#0353a4', '#2d6a4f', '#5a189a'];
  const roofs = colours.map((c, i) =>
    fill([poly([2 + i * 9, 12], [9.4 + i * 9, 3], [9.4 + i * 9, 45], [2 + i * 9, 45])], c),
  );
  return wrap(width, height, 48, 48, title, roofs.join(''));
};

type Mark = (c: string, soft: string, turn: number) => string;
const list: Mark[] = [
  (c) => fill([circle(24, 6, 28, 28, Math.PI / 6), circle(11, 6, 28, 28, Math.PI / 6)], c),
  (c) =>
    fill(
      [
        poly(
          [6, 50],
          [6, 6],
          [14, 6],
          [28, 26],
          [42, 6],
          [50, 6],
          [50, 50],
          [41, 50],
          [41, 20],
          [28, 38],
          [15, 20],
          [15, 50],
        ),
      ],
      c,
    ),
  (c, s) =>
    fill([rect(7, 30, 6, 20), rect(43, 30, 6, 20)], s) +
    fill([rect(16, 20, 6, 30), rect(34, 20, 6, 30), rect(25, 6, 6, 44)], c),
  (c, s) =>
    fill([arc(10, 23, Math.PI * 0.02, Math.PI * 1.5)], c) +
    fill([arc(10, 23, Math.PI * 1.56, Math.PI * 1.96, 31, 25)], s),
  (c) =>
    fill([poly([6, 6], [50, 6], [50, 19], [20, 19], [20, 25], [40, 25], [40, 37], [20, 37], [20, 50], [6, 50])], c),
  (c) => fill([circle(24, 40, 28, 28), circle(18, 40, 28, 28)], c) + fill([rect(25, 8, 6, 40), rect(28, 25, 20, 6)], c),
  (c) =>
    fill(
      [
        poly([28, 4], [52, 28], [28, 52], [4, 28]),
        poly(
          [25.5, 15],
          [30.5, 15],
          [30.5, 25.5],
          [41, 25.5],
          [41, 30.5],
          [30.5, 30.5],
          [30.5, 41],
          [25.5, 41],
          [25.5, 30.5],
          [15, 30.5],
          [15, 25.5],
          [25.5, 25.5],
        ),
      ],
      c,
    ),
  (c) =>
    fill(
      [arc(19, 24, Math.PI, 2 * Math.PI, 28, 34), arc(10, 15, Math.PI, 2 * Math.PI, 28, 34), circle(5, 20, 28, 34)],
      c,
    ) + fill([rect(4, 40, 48, 4), rect(4, 47, 48, 4)], c),
  (c, s) =>
    fill([rect(6, 6, 19, 19), rect(31, 31, 19, 19)], c) +
    fill([poly([31, 6], [50, 6], [50, 25]), poly([6, 31], [25, 31], [25, 50])], s),
  (c) =>
    fill(
      [0, 15, 30].map((y) => poly([6, 12 + y], [28, 4 + y], [50, 12 + y], [50, 20 + y], [28, 12 + y], [6, 20 + y])),
      c,
    ),
  (c, s) =>
    fill([poly([4, 48], [20, 8], [30, 8], [14, 48])], c) + fill([poly([24, 48], [40, 8], [50, 8], [34, 48])], s),
  (c, s) =>
    fill(
      [circle(24, 40), circle(15, 40)].map((r) => r.map(([x, y]): Point => [x + 28, y + 28])),
      c,
    ) +
    fill([arc(0, 10, 0, Math.PI)], s) +
    fill([circle(4.5, 18, 28, 22)], c),
  (c, s, t) =>
    [0, 1, 2]
      .map((k) =>
        fill([circle(9, 26, 28 + 15 * Math.cos(t + k * 2.094), 28 + 15 * Math.sin(t + k * 2.094))], k ? c : s),
      )
      .join(''),
  (c, s) =>
    fill([poly([6, 6], [28, 6], [50, 28], [28, 50], [6, 50], [28, 28])], c) +
    fill([poly([6, 16], [18, 28], [6, 40])], s),
  (c, s) =>
    fill(
      [
        roundRect(44, 44, 10).map(([x, y]): Point => [x + 28, y + 28]),
        roundRect(26, 26, 4).map(([x, y]): Point => [x + 28, y + 28]),
      ],
      c,
    ) + fill([rect(22, 22, 12, 12)], s),
  (c) => fill([arc(8, 15, 0.4, 5.9, 18, 28), arc(8, 15, 3.5, 9, 38, 28)], c),
];

/** A drawn mark for a company or organisation: a form and a turn of tone from its seed. */
export const mark: Draw = ({ rng, palette, width, height, title, theme }) => {
  const form = rng.whole(0, list.length - 1);
  const colour = palette.onDark && palette.background ? '#ffffff' : theme === 0 ? '#5b6b7a' : palette.strong;
  const soft =
    palette.onDark && palette.background ? mix(palette.background, '#ffffff', 0.55) : mix(colour, '#ffffff', 0.42);
  const swap = rng.chance(0.35);
  const turn = rng.between(0, 2);
  // Letters stay upright; the other forms may be turned or mirrored, so that few companies share a mark.
  const quarter = form === 1 || form === 4 ? 0 : rng.whole(0, 3);
  const mirrored = form !== 4 && rng.chance(0.3);
  const body = list[form]!(swap ? soft : colour, swap ? colour : soft, turn);
  const transform = [quarter ? `rotate(${quarter * 90} 28 28)` : '', mirrored ? 'matrix(-1 0 0 1 56 0)' : '']
    .filter(Boolean)
    .join(' ');
  return wrap(width, height, 56, 56, title, transform ? `<g transform="${transform}">${body}</g>` : body);
};

/** Line icons on a grid of 24 units; the seed is the icon's name. They take the colour of the text round them where they stand inline. */
const icons: Record<string, string> = {
  ticket:
    'M3 8V6.5h18V8a2 2 0 0 0 0 4v0a2 2 0 0 0 0 4v1.5H3V16a2 2 0 0 0 0-4 2 2 0 0 0 0-4zM14 6.5v2M14 11v2M14 15.5v2',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.600 2.900-6 6.5-6s6.5 2.400 6.5 6M16 4.300a3.5 3.5 0 0 1 0 6.400M18 14.600c2.100.8 3.5 2.700 3.5 5.400',
  booth: 'M4 20V10l8-6 8 6v10M4 20h16M9 20v-6h6v6',
  map: 'M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  press: 'M4 4.5h13V20H6a2 2 0 0 1-2-2zM17 9h3v9a2 2 0 0 1-2 2h-1M7 8h7M7 12h7M7 16h4',
  phone:
    'M6 3.5h3.5l1.700 4.5-2.200 1.600a12 12 0 0 0 5.400 5.400l1.600-2.200 4.5 1.700V18a2.5 2.5 0 0 1-2.700 2.5C10.5 20 4 13.5 3.5 6.200A2.5 2.5 0 0 1 6 3.5z',
  train: 'M6 4h12v12.5H6zM6 10.5h12M9 13.700h.01M15 13.700h.01M8.5 16.5 6 20.5M15.5 16.5 18 20.5M7.5 18.5h9',
  bed: 'M3 19v-6h18v6M3 16.5h18M5.5 13V9.5h13V13M9 13v-2h6v2M5.5 9.5V6.5h13v3',
  passport: 'M5 3.5h14v17H5zM12 13.5a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400zM8.800 10.300h6.400M9 17h6',
  download: 'M12 4v11M7.5 10.800 12 15.300l4.5-4.5M4 20h16',
};
export const iconNames = Object.keys(icons);
export const icon: Draw = ({ seed, theme, palette, width, height, title }) =>
  wrap(
    width,
    height,
    24,
    24,
    title,
    `<path fill="none" stroke="${theme === 0 ? 'currentColor' : palette.strong}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" d="${icons[seed] ?? 'M4 12h16M12 4v16'}"/>`,
  );
