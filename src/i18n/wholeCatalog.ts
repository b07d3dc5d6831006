/** All texts of a language at once: for the server, which has them at hand, and for tests. */
import type { Locale } from '@/rules/locales';
import parts from './parts.json';
import type { Catalog, TextPart } from './texts';

export const TEXT_PARTS = ['shell', ...Object.keys(parts)] as TextPart[];

const read = async (locale: Locale): Promise<Catalog> =>
  ((await import(`./catalogs/${locale}.json`)) as { default: Catalog }).default;

const catalogs = new Map<Locale, Promise<Catalog>>();

/** Read once: each import of a file of data makes a namespace of its thousands of texts. */
export function wholeCatalog(locale: Locale): Promise<Catalog> {
  const known = catalogs.get(locale);
  if (known) return known;
  const reading = read(locale);
  catalogs.set(locale, reading);
  // What failed is read again by the next page.
  reading.catch(() => catalogs.delete(locale));
  return reading;
}
