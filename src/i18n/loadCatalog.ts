import type { Locale } from '@/rules/locales';

/** Texts of one language by message id. */
export type Catalog = Record<string, string>;

// Written out, so that each language is a chunk with a name that the server knows.
const CATALOGS: Record<Locale, () => Promise<{ default: Catalog }>> = {
  'zh-cn': () => import(/* webpackChunkName: "catalog-zh-cn" */ './catalogs/zh-cn.json'),
  en: () => import(/* webpackChunkName: "catalog-en" */ './catalogs/en.json'),
  ru: () => import(/* webpackChunkName: "catalog-ru" */ './catalogs/ru.json'),
  'zh-tw': () => import(/* webpackChunkName: "catalog-zh-tw" */ './catalogs/zh-tw.json'),
  ja: () => import(/* webpackChunkName: "catalog-ja" */ './catalogs/ja.json'),
};

/** The texts of a language, in a chunk of its own: a page loads one language. */
export const loadCatalog = async (locale: Locale): Promise<Catalog> => (await CATALOGS[locale]()).default;
