/** For Node only, from the root of the repository: which texts of the catalogs the sources use. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LOCALES, type Locale } from '@/rules/locales';
import { TEXT_PARTS, type TextPart } from './texts';

/** A catalog file: texts by id. */
type Catalog = Record<string, string>;

export const partFile = (locale: Locale, part: TextPart): string => `locales/${locale}/${part}.json`;

export const readPart = (locale: Locale, part: TextPart): Catalog =>
  JSON.parse(readFileSync(partFile(locale, part), 'utf8')) as Catalog;

/** All parts of a language, merged. */
export const readCatalog = (locale: Locale): Catalog =>
  Object.assign({}, ...TEXT_PARTS.map((part) => readPart(locale, part))) as Catalog;

/** The languages that English is translated into. */
export const TRANSLATED = LOCALES.filter((locale) => locale !== 'en');

export const sortById = (catalog: Catalog): Catalog =>
  Object.fromEntries(Object.entries(catalog).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A text that server and commands also use, in English (src/rules). */
interface ServerText {
  id: string;
  defaultMessage: string;
}

/** All of them, by importing the modules that define them. */
export async function serverTexts(): Promise<ServerText[]> {
  const files = sourceFiles('src/rules').filter((file) => file.endsWith('/messages.ts'));
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, object>>));
  return modules
    .flatMap((module) => Object.values(module).flatMap((group) => Object.values(group) as unknown[]))
    .filter((value): value is ServerText => typeof value === 'object' && value !== null && 'defaultMessage' in value);
}

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.fixture|\.gen)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`);

/** An id as a template literal: `news.${side}`, `${texts}.empty`. */
const TEMPLATE = /`((?:[\w.-]|\$\{[^}`]+\})*\.(?:[\w.-]|\$\{[^}`]+\})*)`/g;

const escapeDots = (text: string): string => text.replaceAll('.', '\\.');

/** A pattern of the ids that a template can produce; null if the template has no literal part. */
function patternOf(template: string): RegExp | null {
  const parts = template.split(/\$\{[^}]+\}/);
  if (parts.length === 1 || !parts.some((part) => /\w{2}/.test(part))) return null;
  return new RegExp(`^${parts.map(escapeDots).join('[\\w.-]+')}$`);
}

/** The ids of `known` that a source uses, as a string or in a template. */
export function textsUsedIn(source: string, known: readonly string[]): Set<string> {
  const literals = new Set([...source.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , word = '']) => word));
  const patterns = [...source.matchAll(TEMPLATE)].flatMap(([, template = '']) => patternOf(template) ?? []);
  return new Set(known.filter((id) => literals.has(id) || patterns.some((pattern) => pattern.test(id))));
}

/** The ids of the English catalog that no source uses. */
export function unusedTexts(): string[] {
  const englishIds = Object.keys(readCatalog('en'));
  const usedIds = textsUsedIn(
    sourceFiles('src')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
    englishIds,
  );
  return englishIds.filter((id) => !usedIds.has(id));
}
