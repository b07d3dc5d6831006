/** All texts of a language at once: for the server and for tests. */
import type { Locale } from '@/rules/locales';
import { TEXT_PARTS, type Catalog } from './texts';

const readPart = async (locale: Locale, part: string): Promise<Catalog> =>
  (
    (await import(
      /* webpackInclude: /locales\/(?!terms)[\w-]+\/[\w-]+\.json$/ */ `../../locales/${locale}/${part}.json`
    )) as {
      default: Catalog;
    }
  ).default;

const loadCatalog = async (locale: Locale): Promise<Catalog> =>
  Object.assign({}, ...(await Promise.all(TEXT_PARTS.map((part) => readPart(locale, part))))) as Catalog;

const catalogs = new Map<Locale, Promise<Catalog>>();

/** Cached, because each import of a JSON file creates a module namespace object with an export for each text. */
export function loadWholeCatalog(locale: Locale): Promise<Catalog> {
  const cachedPromise = catalogs.get(locale);
  if (cachedPromise) return cachedPromise;
  const promise = loadCatalog(locale);
  catalogs.set(locale, promise);
  // The next page tries a failed read again.
  promise.catch(() => catalogs.delete(locale));
  return promise;
}
