/** All texts of a language at once: for the server, which has them at hand, and for tests. */
import type { Locale } from '@/rules/locales';
import parts from './parts.json';
import type { Catalog, TextPart } from './texts';

export const TEXT_PARTS = ['shell', ...Object.keys(parts)] as TextPart[];

export const wholeCatalog = async (locale: Locale): Promise<Catalog> =>
  ((await import(`./catalogs/${locale}.json`)) as { default: Catalog }).default;
