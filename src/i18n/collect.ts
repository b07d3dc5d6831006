/** For Node only: finds every descriptor of the sources by importing the modules named messages.ts. What is collected is what runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { LOCALES, type Locale } from '@/rules/locales';

/** A catalog as it is written: texts by id. */
type Catalog = Record<string, string>;

interface Descriptor {
  id: string;
  defaultMessage: string;
}

const isDescriptor = (value: unknown): value is Descriptor =>
  typeof value === 'object' && value !== null && 'id' in value && 'defaultMessage' in value;

/** English texts by id. Two descriptors may share an id only if they say the same. */
export function mergeDescriptors(groups: readonly unknown[]): Catalog {
  const found: Catalog = {};
  for (const descriptor of groups.flatMap((group) => Object.values(group ?? {}))) {
    if (!isDescriptor(descriptor)) continue;
    const { id, defaultMessage } = descriptor;
    if (found[id] !== undefined && found[id] !== defaultMessage) throw new Error(`Two texts have the id ${id}`);
    found[id] = defaultMessage;
  }
  return found;
}

/** @param root the folder of the sources, `src` */
export async function collectDescriptors(root: string): Promise<Catalog> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[/\\])messages\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(resolve(root, file)) as Promise<object>));
  return mergeDescriptors(modules.flatMap((module) => Object.values(module)));
}

export const TRANSLATED = LOCALES.filter((locale): locale is Exclude<Locale, 'en'> => locale !== 'en');

export const catalogFile = (root: string, locale: Locale): string => join(root, 'i18n', 'catalogs', `${locale}.json`);

export const readCatalog = (file: string): Catalog => JSON.parse(readFileSync(file, 'utf8')) as Catalog;

/** The texts that folders bring in a file of their own beside their messages, `catalog.<locale>.json` (the form kit does). */
export const folderTexts = (root: string, locale: Locale): Catalog =>
  Object.assign(
    {},
    ...readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === `catalog.${locale}.json`)
      .map((file) => readCatalog(join(root, file))),
  ) as Catalog;

export const sorted = (catalog: Catalog): Catalog =>
  Object.fromEntries(Object.entries(catalog).sort(([a], [b]) => (a < b ? -1 : 1)));

export const sourceRoot = (from: string): string => resolve(dirname(from), '..');
