import { wrap } from '../svg';
import type { Draw } from '../types';
import type { Point } from '../vec';

const path = (rings: readonly (readonly Point[])[]): string =>
  rings.map((r) => 'M' + r.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join('L') + 'Z').join('');
const fill = (rings: readonly (readonly Point[])[], colour: string): string =>
  `<path fill="${colour}" fill-rule="evenodd" d="${path(rings)}"/>`;
const poly = (...points: Point[]): Point[] => points;
/** The exhibition's mark: five saw-tooth roofs in the five colours. */
export const logo: Draw = ({ width, height, title }) => {
  const colours = ['#c1121f', '#e36414', '#0353a4', '#2d6a4f', '#5a189a'];
  const roofs = colours.map((c, i) =>
    fill([poly([2 + i * 9, 12], [9.4 + i * 9, 3], [9.4 + i * 9, 45], [2 + i * 9, 45])], c),
  );
  return wrap(width, height, 48, 48, title, roofs.join(''));
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
