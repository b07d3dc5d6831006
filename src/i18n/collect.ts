/** For Node only, from the root of the repository: finds every descriptor by importing the modules named messages.ts. What is collected is what runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOCALES, type Locale } from '@/rules/locales';

/** A catalog as it is written: texts by id. */
type Catalog = Record<string, string>;

interface Descriptor {
  id: string;
  /** Where the server says the text as well (src/rules). */
  defaultMessage?: string;
}

const isDescriptor = (value: unknown): value is Descriptor =>
  typeof value === 'object' && value !== null && 'id' in value;

/** All descriptors, by id. */
export async function collectDescriptors(): Promise<Map<string, Descriptor>> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\bmessages\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(resolve('src', file)) as Promise<object>));
  const groups = modules.flatMap((module) => Object.values(module) as unknown[]);
  const descriptors = groups.flatMap((group) => Object.values(group ?? {})).filter(isDescriptor);
  return new Map(descriptors.map((descriptor) => [descriptor.id, descriptor]));
}

export const catalogFile = (locale: Locale): string => `src/i18n/catalogs/${locale}.json`;

export const readCatalog = (locale: Locale): Catalog =>
  JSON.parse(readFileSync(catalogFile(locale), 'utf8')) as Catalog;

/** A text for translation, and the languages that follow it. */
export const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

export const sorted = (catalog: Catalog): Catalog =>
  Object.fromEntries(Object.entries(catalog).sort(([a], [b]) => (a < b ? -1 : 1)));
