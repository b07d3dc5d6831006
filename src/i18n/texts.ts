/** The texts of a document: the shell's from the start, a page's own when it loads. */
import type { MessageFormatElement } from 'react-intl';
import type { Locale } from '@/rules/locales';

/** Texts of one language by message id: as source, or compiled by the build (webpack/texts.mjs). */
export type Catalog = Record<string, string | MessageFormatElement[]>;

/**
 * The text files of a language (locales/<locale>/<part>.json). The shell's is loaded with every page, the others with
 * the pages that list them.
 */
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
  'visit',
] as const;

export type TextPart = (typeof TEXT_PARTS)[number];

/** The asset name of a text part in the build. */
export const textsName = (part: TextPart, locale: Locale): string => `texts-${part}-${locale}`;

export interface Texts {
  /** Mutable: react-intl reads it for each text, so parts loaded later are available at once. */
  catalog: Catalog;
  /**
   * Loads parts that are missing and resolves when all are available. Rejects as `loadPart` does; a failed part is
   * requested again next time.
   */
  load(parts: readonly TextPart[]): Promise<void>;
}

/** The texts of a document in its one language; empty until they are loaded. */
export function createTexts(loadPart: (part: TextPart) => Promise<Catalog>): Texts {
  const catalog: Catalog = {};
  const loaded = new Map<TextPart, Promise<unknown>>();
  const loadOnce = (part: TextPart) => {
    const promise = loaded.get(part) ?? loadPart(part).then((texts) => Object.assign(catalog, texts));
    loaded.set(part, promise);
    promise.catch(() => loaded.delete(part));
    return promise;
  };
  return {
    catalog,
    load: (parts) => Promise.all(parts.map(loadOnce)).then(() => undefined),
  };
}
