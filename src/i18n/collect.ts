/** For Node only, from the root of the repository: finds every descriptor by importing the modules named messages.ts. What is collected is what runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOCALES, type Locale } from '@/rules/locales';

/** A catalog as it is written: texts by id. */
type Catalog = Record<string, string>;

interface Descriptor {
  id: string;
  defaultMessage: string;
}

const isDescriptor = (value: unknown): value is Descriptor =>
  typeof value === 'object' && value !== null && 'id' in value && 'defaultMessage' in value;

/** English texts by id, sorted. Two descriptors may share an id only if they say the same. */
export function mergeDescriptors(groups: readonly unknown[]): Catalog {
  const found = new Map<string, string>();
  for (const { id, defaultMessage } of groups.flatMap((group) => Object.values(group ?? {})).filter(isDescriptor)) {
    if ((found.get(id) ?? defaultMessage) !== defaultMessage) throw new Error(`Two texts have the id ${id}`);
    found.set(id, defaultMessage);
  }
  return sorted(Object.fromEntries(found));
}

export async function collectDescriptors(): Promise<Catalog> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\bmessages\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(resolve('src', file)) as Promise<object>));
  return mergeDescriptors(modules.flatMap((module) => Object.values(module)));
}

export const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

export const catalogFile = (locale: Locale): string => `src/i18n/catalogs/${locale}.json`;

export const readCatalog = (locale: Locale): Catalog =>
  JSON.parse(readFileSync(catalogFile(locale), 'utf8')) as Catalog;

export const sorted = (catalog: Catalog): Catalog =>
  Object.fromEntries(Object.entries(catalog).sort(([a], [b]) => (a < b ? -1 : 1)));
