import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '@/rules/locales';

/** Texts of one language by message id: as they are written, or compiled by the build (webpack/catalogLoader.mjs). */
export type Catalog = Record<string, string> | Record<string, MessageFormatElement[]>;

type Load = () => Promise<{ default: Catalog }>;

// Written out, so that each language is a chunk with a name that the server knows; the build takes the English texts out of the
// descriptors, so that none is loaded twice. The texts of forms are a chunk of their own: reading pages do not need them.
const READING: Record<Locale, Load> = {
  'zh-cn': () => import(/* webpackChunkName: "catalog-zh-cn" */ './catalogs/zh-cn.json?reading'),
  en: () => import(/* webpackChunkName: "catalog-en" */ './catalogs/en.json?reading'),
  ru: () => import(/* webpackChunkName: "catalog-ru" */ './catalogs/ru.json?reading'),
  'zh-tw': () => import(/* webpackChunkName: "catalog-zh-tw" */ './catalogs/zh-tw.json?reading'),
  ja: () => import(/* webpackChunkName: "catalog-ja" */ './catalogs/ja.json?reading'),
};
const FORMS: Record<Locale, Load> = {
  'zh-cn': () => import(/* webpackChunkName: "catalog-form-zh-cn" */ './catalogs/zh-cn.json?form'),
  en: () => import(/* webpackChunkName: "catalog-form-en" */ './catalogs/en.json?form'),
  ru: () => import(/* webpackChunkName: "catalog-form-ru" */ './catalogs/ru.json?form'),
  'zh-tw': () => import(/* webpackChunkName: "catalog-form-zh-tw" */ './catalogs/zh-tw.json?form'),
  ja: () => import(/* webpackChunkName: "catalog-form-ja" */ './catalogs/ja.json?form'),
};

/** The chunks of a document's texts, by name: what the server asks the browser to fetch ahead. */
export const catalogChunks = (locale: Locale, document: 'reading' | 'form'): string[] =>
  document === 'form' ? [`catalog-${locale}`, `catalog-form-${locale}`] : [`catalog-${locale}`];

/** The texts of a language for a kind of document. */
export async function loadCatalog(locale: Locale, document: 'reading' | 'form'): Promise<Catalog> {
  const parts = await Promise.all([READING[locale](), ...(document === 'form' ? [FORMS[locale]()] : [])]);
  return Object.assign({}, ...parts.map((part) => part.default)) as Catalog;
}
