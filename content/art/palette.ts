/** Colours of the pictures: the theme's own, light steels, greys and one red. */
export type ThemeId = 0 | 1 | 2 | 3 | 4 | 5;
export type Background = 'tint' | 'dark' | 'strong' | 'none';

export const ink = '#0b1b2b';
export const graphite = '#3a4855';
export const red = '#d5001c';
const mains = ['#5b6b7a', '#c1121f', '#e36414', '#0353a4', '#2d6a4f', '#5a189a'] as const;
const strongs = ['#24323f', '#c1121f', '#b54a09', '#0353a4', '#2d6a4f', '#5a189a'] as const;

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];

/** `share` of `b` in `a`. */
export function mix(a: string, b: string, share: number): string {
  const p = channels(a);
  const q = channels(b);
  return (
    '#' +
    p
      .map((v, i) =>
        Math.round(v + (q[i]! - v) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

export interface Palette {
  main: string;
  strong: string;
  light: string;
  steel: string;
  grey: string;
  dark: string;
  red: string;
  /** Fill of the background, or nothing. */
  background: string | undefined;
  /** Lines of the floor and of thin drawings. */
  line: string;
  /** True when the picture lies on a dark colour. */
  onDark: boolean;
}

export function makePalette(theme: ThemeId, background: Background): Palette {
  const base = mains[theme];
  const strong = strongs[theme];
  const onDark = background !== 'tint';
  const backgrounds = {
    tint: mix('#ffffff', theme === 0 ? '#24323f' : base, theme === 0 ? 0.07 : 0.11),
    dark: mix(base, ink, theme === 0 ? 0.8 : 0.55),
    strong,
    none: undefined,
  };
  // On its own colour an object in that colour would vanish, so it is lifted.
  const main =
    background === 'none' || background === 'strong'
      ? mix(base, '#ffffff', theme === 2 ? 0.08 : 0.16)
      : background === 'dark'
        ? mix(base, '#ffffff', 0.1)
        : base;
  return {
    main: theme === 0 ? '#8e9dab' : main,
    strong,
    light: '#d9e0e7',
    steel: '#c3ced8',
    grey: '#9aa8b4',
    dark: graphite,
    red: onDark ? mix(red, '#ffffff', theme === 1 ? 0.35 : 0.22) : theme === 1 ? '#e11a33' : red,
    background: backgrounds[background],
    line: onDark ? mix(base, '#ffffff', 0.45) : base,
    onDark,
  };
}

const shades = new Map<string, string>();

/** A face's colour from the cosine between its normal and the light: toward white or toward ink. */
export function shade(base: string, cosine: number, levels = 22): string {
  const level = Math.round((0.5 + 0.5 * cosine) * levels);
  const key = `${base}${level}/${levels}`;
  let colour = shades.get(key);
  if (!colour) {
    const t = level / levels;
    colour = t > 0.68 ? mix(base, '#ffffff', (t - 0.68) * 0.95) : mix(base, ink, (0.68 - t) * 0.78);
    shades.set(key, colour);
  }
  return colour;
}
