/** Pictures of the content: drawn on request from scene, theme and seed, so that a record keeps no file. */
import { localise, type Locale } from '../../../src/rules/locales';
import type { Picture } from '../../db/schema';

export interface PictureAnswer {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The address, size and text of a drawn picture. Sizes in CSS pixels. */
export function pictureAnswer(
  picture: Picture,
  locale: Locale,
  size: { width: number; height: number },
): PictureAnswer {
  const { scene, theme, seed, ground } = picture;
  const query = new URLSearchParams({ w: String(size.width), h: String(size.height), ground });
  return {
    url: `/art/${encodeURIComponent(scene)}/${theme}/${encodeURIComponent(String(seed))}.svg?${query.toString()}`,
    ...size,
    alt: localise(picture.alt, locale),
  };
}

/** A path of the content, which has no language, for a reader's language; full addresses stay. */
export const inLanguage = (path: string, locale: Locale): string =>
  path.startsWith('/') && !path.startsWith('/art/') ? `/${locale}${path === '/' ? '' : path}` : path;
