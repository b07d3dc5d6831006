/** All texts of a language at once: for the server and for tests. */
import type { Locale } from '@/rules/locales';
import { TEXT_PARTS, type Catalog } from './texts';

const readPart = async (locale: Locale, part: string): Promise<Catalog> =>
  (
    (await import(/* webpackInclude: /locales\/[\w-]+\/[\w-]+\.json$/ */ `../../locales/${locale}/${part}.json`)) as {
      default: Catalog;
    }
  ).default;

const read = async (locale: Locale): Promise<Catalog> =>
  Object.assign({}, ...(await Promise.all(TEXT_PARTS.map((part) => readPart(locale, part))))) as Catalog;

const catalogs = new Map<Locale, Promise<Catalog>>();

/** Read once, because each import of a data file creates a namespace of its thousands of texts. */
export function wholeCatalog(locale: Locale): Promise<Catalog> {
  const known = catalogs.get(locale);
  if (known) return known;
  const reading = read(locale);
  catalogs.set(locale, reading);
  // The next page tries a failed read again.
  reading.catch(() => catalogs.delete(locale));
  return reading;
}
