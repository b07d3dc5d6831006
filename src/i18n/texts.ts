/** The texts of a document: those of the shell from the start, a page's own when it comes. */
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '@/rules/locales';
import type ownParts from './parts.json';

/** Texts of one language by message id: as they are written, or compiled by the build (webpack/catalogLoader.mjs). */
export type Catalog = Record<string, string | MessageFormatElement[]>;

/** A part of the texts: which beginnings of ids each has stands in parts.json; all others are the shell's. */
export type TextPart = keyof typeof ownParts | 'shell';

type Load = (locale: Locale) => Promise<{ default: Catalog }>;

// Written out, so that each part of each language is a chunk with a name that the server knows. The build takes the English texts
// out of the descriptors, so that none is loaded twice.
const LOAD: Record<TextPart, Load> = {
  shell: (locale) => import(/* webpackChunkName: "shell-[request]" */ `./catalogs/${locale}.json?shell`),
  exhibitors: (locale) => import(/* webpackChunkName: "exhibitors-[request]" */ `./catalogs/${locale}.json?exhibitors`),
  halls: (locale) => import(/* webpackChunkName: "halls-[request]" */ `./catalogs/${locale}.json?halls`),
  programme: (locale) => import(/* webpackChunkName: "programme-[request]" */ `./catalogs/${locale}.json?programme`),
  news: (locale) => import(/* webpackChunkName: "news-[request]" */ `./catalogs/${locale}.json?news`),
  pages: (locale) => import(/* webpackChunkName: "pages-[request]" */ `./catalogs/${locale}.json?pages`),
  files: (locale) => import(/* webpackChunkName: "files-[request]" */ `./catalogs/${locale}.json?files`),
  services: (locale) => import(/* webpackChunkName: "services-[request]" */ `./catalogs/${locale}.json?services`),
  forms: (locale) => import(/* webpackChunkName: "forms-[request]" */ `./catalogs/${locale}.json?forms`),
};

export const TEXT_PARTS = Object.keys(LOAD) as TextPart[];

/** The name of a part's chunk, by which the server asks the browser to fetch it ahead. */
export const textChunk = (part: TextPart, locale: Locale): string => `${part}-${locale}-json`;

export interface Texts {
  /** Read by react-intl at each text: what is loaded later is in it at once. */
  catalog: Catalog;
  /** Adds parts; resolves when they are there. What is there is not loaded again. */
  load(parts: readonly TextPart[]): Promise<void>;
}

/** The texts of a document in its language, which does not change while it is open; none before they are loaded. */
export function makeTexts(locale: Locale): Texts {
  const catalog: Catalog = {};
  return {
    catalog,
    async load(parts) {
      await Promise.all(parts.map(async (part) => Object.assign(catalog, (await LOAD[part](locale)).default)));
    },
  };
}
