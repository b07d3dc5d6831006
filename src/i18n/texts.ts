/** The texts of a document: those of the shell from the start, a page's own when it comes. */
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '@/rules/locales';

/** Texts of one language by message id: as they are written, or compiled by the build (webpack/texts.mjs). */
export type Catalog = Record<string, string | MessageFormatElement[]>;

/** The files of a language (locales/<locale>/<part>.json). The shell's is loaded with every page, the others with the pages that name them. */
export const TEXT_PARTS = [
  'shell',
  'delegation',
  'designer',
  'exhibitors',
  'fields',
  'files',
  'forms',
  'halls',
  'news',
  'pages',
  'places',
  'programme',
  'services',
] as const;

export type TextPart = (typeof TEXT_PARTS)[number];

/** The name under which the build lists the file of a part. */
export const textsName = (part: TextPart, locale: Locale): string => `texts-${part}-${locale}`;

export interface Texts {
  /** Read by react-intl at each text: what is loaded later is in it at once. */
  catalog: Catalog;
  /** Adds parts; resolves when they are there. What is there is not loaded again. Rejects as `loadPart` does, and then asks anew. */
  load(parts: readonly TextPart[]): Promise<void>;
}

/** The texts of a document in its language, which does not change while it is open; none before they are loaded. */
export function makeTexts(loadPart: (part: TextPart) => Promise<Catalog>): Texts {
  const catalog: Catalog = {};
  const loaded = new Map<TextPart, Promise<unknown>>();
  const once = (part: TextPart) => {
    const known = loaded.get(part) ?? loadPart(part).then((texts) => Object.assign(catalog, texts));
    loaded.set(part, known);
    known.catch(() => loaded.delete(part));
    return known;
  };
  return {
    catalog,
    load: (parts) => Promise.all(parts.map(once)).then(() => undefined),
  };
}
