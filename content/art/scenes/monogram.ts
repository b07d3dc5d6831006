/** Logos of companies and organisations: the initial of the seed, in a form that the seed chooses. */
import { mix } from '../palette';
import type { Rng } from '../rng';
import { circle } from '../solids';
import { wrap } from '../svg';
import type { Draw } from '../types';
import type { Point } from '../vec';

/** Capital letters as strokes in a box of 28 by 36. */
const LETTERS: Record<string, string> = {
  a: 'M0 36L14 0L28 36M6 24H22',
  b: 'M0 0V36H16A9.5 9.5 0 0 0 16 17H0M0 0H14A8.5 8.5 0 0 1 14 17',
  c: 'M26 7A16 18 0 1 0 26 29',
  d: 'M0 0V36H9A18 18 0 0 0 9 0Z',
  e: 'M25 0H0V36H25M0 18H20',
  f: 'M25 0H0V36M0 18H20',
  g: 'M25 6A16 18 0 1 0 28 20H15',
  h: 'M0 0V36M28 0V36M0 18H28',
  i: 'M14 0V36M3 0H25M3 36H25',
  j: 'M25 0V24A12.5 12 0 0 1 0 24',
  k: 'M0 0V36M26 0L2 19L28 36',
  l: 'M2 0V36H25',
  m: 'M0 36V0L14 20L28 0V36',
  n: 'M0 36V0L28 36V0',
  o: 'M14 0A15 18 0 1 1 13.9 0Z',
  p: 'M0 36V0H16A10 10 0 0 1 16 20H0',
  q: 'M14 0A15 18 0 1 1 13.9 0ZM17 25L29 37',
  r: 'M0 36V0H16A10 10 0 0 1 16 20H0M14 20L27 36',
  s: 'M26 6C21 -2 2 -2 2 9C2 20 27 15 27 27C27 38 5 38 1 29',
  t: 'M0 0H28M14 0V36',
  u: 'M0 0V22A14 14 0 0 0 28 22V0',
  v: 'M0 0L14 36L28 0',
  w: 'M-3 0L5 36L14 10L23 36L31 0',
  x: 'M0 0L28 36M28 0L0 36',
  y: 'M0 0L14 18L28 0M14 18V36',
  z: 'M1 0H27L1 36H27',
};

const SIZE = 56;
const CENTRE = SIZE / 2;

interface Ink {
  colour: string;
  soft: string;
  /** On a filled form. */
  paper: string;
}

interface Form {
  /** The ground behind the letter. */
  ground: (ink: Ink) => string;
  /** The letter's colour, size and place. */
  letter: (ink: Ink) => string;
  scale: number;
  x?: number;
  y?: number;
}

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}"/>`;
const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`).join('L')}Z`;

const inColour = ({ colour }: Ink): string => colour;
const onPaper = ({ paper }: Ink): string => paper;

const CIRCLE = 'M28 2A26 26 0 1 1 27.9 2Z';
const SQUARE = 'M12 3H44A9 9 0 0 1 53 12V44A9 9 0 0 1 44 53H12A9 9 0 0 1 3 44V12A9 9 0 0 1 12 3Z';
const LEAF = 'M3 3H33A20 20 0 0 1 53 23V53H23A20 20 0 0 1 3 33Z';
const SHIELD = 'M4 4H52V30C52 42 42 50 28 54C14 50 4 42 4 30Z';
const HEXAGON = polygon(circle(27, 6, CENTRE, CENTRE, Math.PI / 6));
const DIAMOND = 'M28 1L55 28L28 55L1 28Z';
/** Twelve teeth. */
const GEAR = polygon(
  Array.from({ length: 48 }, (_, at): Point => {
    const radius = at % 4 < 2 ? 27 : 22.5;
    const angle = (at * Math.PI * 2) / 48;
    return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
  }),
);

const FORMS: Form[] = [
  { ground: ({ colour }) => path(colour, CIRCLE), letter: onPaper, scale: 0.72 },
  { ground: ({ colour }) => path(colour, SQUARE), letter: onPaper, scale: 0.84 },
  { ground: ({ colour }) => path(colour, HEXAGON), letter: onPaper, scale: 0.72 },
  { ground: ({ colour }) => path(colour, LEAF), letter: onPaper, scale: 0.8 },
  { ground: ({ colour }) => path(colour, SHIELD), letter: onPaper, scale: 0.76, y: -2 },
  { ground: ({ colour }) => path(colour, GEAR), letter: onPaper, scale: 0.64 },
  { ground: ({ colour }) => path(colour, DIAMOND), letter: onPaper, scale: 0.58 },
  { ground: ({ soft }) => line(soft, 4, CIRCLE), letter: inColour, scale: 0.74 },
  { ground: ({ soft }) => line(soft, 4, SQUARE), letter: inColour, scale: 0.82 },
  { ground: ({ soft }) => path(soft, 'M2 4H9V52H2Z'), letter: inColour, scale: 1.05, x: 5 },
  { ground: ({ soft }) => path(soft, 'M6 49H50V54H6Z'), letter: inColour, scale: 1, y: -5 },
  { ground: ({ soft }) => line(soft, 4, 'M16 3H3V16M40 53H53V40'), letter: inColour, scale: 0.88 },
  {
    ground: ({ colour, soft }) => path(colour, 'M2 2H54V54H2Z') + path(soft, 'M54 2V54H2Z'),
    letter: onPaper,
    scale: 0.8,
  },
];

/** Strokes of the letter: plain, rounded, slanted, or with the dot of a drill's tip. */
function letterOf(rng: Rng, initial: string, form: Form, ink: Ink): string {
  const weight = rng.pick([6, 7.5, 9]);
  const isRounded = rng.chance(0.5);
  const slant = rng.pick([0, 0, -10]);
  const transform = [
    `translate(${CENTRE + (form.x ?? 0)} ${CENTRE + (form.y ?? 0)})`,
    `scale(${form.scale})`,
    ...(slant === 0 ? [] : [`skewX(${slant})`]),
    'translate(-14 -18)',
  ].join(' ');
  const ends = isRounded
    ? 'stroke-linecap="round" stroke-linejoin="round"'
    : 'stroke-linecap="butt" stroke-linejoin="miter" stroke-miterlimit="6"';
  const stroke = form.letter(ink);
  // A large letter leaves no room for it.
  const dot = form.scale < 0.9 && rng.chance(0.3) ? `<circle cx="34" cy="36" r="4" fill="${stroke}"/>` : '';
  return `<g transform="${transform}"><path fill="none" stroke="${stroke}" stroke-width="${weight}" ${ends} d="${LETTERS[initial] ?? LETTERS.o}"/>${dot}</g>`;
}

export const mark: Draw = ({ rng, seed, palette, width, height, title, theme }) => {
  const isOnDark = palette.onDark && palette.background !== undefined;
  const colour = isOnDark ? '#ffffff' : theme === 0 ? '#4a5b6b' : palette.strong;
  const ink: Ink = {
    colour,
    soft: isOnDark ? mix(palette.background ?? colour, '#ffffff', 0.55) : mix(colour, '#ffffff', 0.42),
    paper: isOnDark ? (palette.background ?? '#ffffff') : '#ffffff',
  };
  const initial = /[a-z]/.exec(seed.toLowerCase())?.[0] ?? 'o';
  const form = rng.pick(FORMS);
  return wrap(width, height, SIZE, SIZE, title, form.ground(ink) + letterOf(rng, initial, form, ink));
};
