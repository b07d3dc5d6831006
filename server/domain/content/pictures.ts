/** Illustrations of content records: generated from scene, theme and seed, so that no file is stored. */
import { localise, type Locale } from '../../../src/rules/locales';
import type { Picture } from '../../db/schema';

export interface PictureResponse {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** URL, size and alternative text of an illustration. Sizes in CSS pixels. */
export function pictureResponse(
  picture: Picture,
  locale: Locale,
  size: { width: number; height: number },
): PictureResponse {
  const { scene, theme, seed, ground } = picture;
  const query = new URLSearchParams({ w: String(size.width), h: String(size.height), ground });
  return {
    url: `/art/${encodeURIComponent(scene)}/${theme}/${encodeURIComponent(String(seed))}.svg?${query.toString()}`,
    ...size,
    alt: localise(picture.alt, locale),
  };
}

/** Adds the language to a path of the content; absolute URLs are unchanged. */
export const localisePath = (path: string, locale: Locale): string =>
  path.startsWith('/') && !path.startsWith('/art/') ? `/${locale}${path === '/' ? '' : path}` : path;
