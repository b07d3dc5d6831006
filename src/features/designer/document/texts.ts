/** Every text of a form in its languages, for a table of translations. */
import { isObject, valueAt } from '@/rules/forms/json';
import type { JSONPath } from 'jsonc-parser';
import { componentOf, type PropSchema } from '@/rules/forms/components';
import { LOCALES, type Locale, type PartialText } from '@/rules/locales';
import { componentName } from './componentNames';
import { setValue } from './edits';
import { readText, toPointer } from './outline';

export interface FormText {
  path: JSONPath;
  pointer: string;
  /** A plain string is the text of every language. */
  texts: PartialText;
  isPlain: boolean;
  /** The titles that the palette gives to a field of this kind. */
  defaults?: PartialText | undefined;
}

const NODE_TEXTS = ['title', 'description', 'x-content'] as const;
const FORM_TEXTS = ['title', 'intro', 'submit'] as const;

class Collector {
  readonly texts: FormText[] = [];

  add(value: unknown, path: JSONPath, defaults?: PartialText): void {
    if (typeof value === 'string')
      this.texts.push({ path, pointer: toPointer(path), texts: inAll(value), isPlain: true });
    else if (isObject(value))
      this.texts.push({
        path,
        pointer: toPointer(path),
        texts: readText(value) as PartialText,
        isPlain: false,
        defaults,
      });
  }

  options(value: unknown, path: JSONPath): void {
    if (!Array.isArray(value)) return;
    value.forEach((option: unknown, index) => {
      if (!isObject(option)) return;
      this.add(option['label'], [...path, index, 'label']);
      this.options(option['children'], [...path, index, 'children']);
    });
  }

  rules(value: unknown, path: JSONPath): void {
    if (!Array.isArray(value)) return;
    value.forEach((rule: unknown, index) => {
      if (isObject(rule)) this.add(rule['message'], [...path, index, 'message']);
    });
  }

  prop(schema: PropSchema, value: unknown, path: JSONPath): void {
    if (schema.text) this.add(value, path);
    else if (schema.items && Array.isArray(value))
      value.forEach((entry: unknown, index) => this.prop(schema.items as PropSchema, entry, [...path, index]));
  }

  node(node: unknown, path: JSONPath): void {
    if (!isObject(node)) return;
    const { 'x-component': component, 'x-component-props': props, 'x-validator': validator } = node;
    const defaults = componentName(typeof component === 'string' ? component : undefined);
    for (const key of NODE_TEXTS) this.add(node[key], [...path, key], key === 'title' ? defaults : undefined);
    const schemas = componentOf(typeof component === 'string' ? component : undefined)?.props ?? {};
    for (const [name, schema] of Object.entries(schemas))
      this.prop(schema, valueAt(props, [name]), [...path, 'x-component-props', name]);
    this.options(node['enum'], [...path, 'enum']);
    if (isObject(validator)) this.add(validator['message'], [...path, 'x-validator', 'message']);
    else this.rules(validator, [...path, 'x-validator']);
    this.rules(node['x-rules'], [...path, 'x-rules']);
    this.node(node['items'], [...path, 'items']);
    this.nodes(node['properties'], [...path, 'properties']);
  }

  nodes(properties: unknown, path: JSONPath): void {
    if (isObject(properties)) for (const [name, node] of Object.entries(properties)) this.node(node, [...path, name]);
  }
}

const inAll = (text: string): PartialText => Object.fromEntries(LOCALES.map((locale) => [locale, text]));

/** All texts of a form in the order of the file. */
export function listTexts(form: unknown): FormText[] {
  const collector = new Collector();
  if (!isObject(form)) return [];
  for (const key of FORM_TEXTS) collector.add(form[key], [key]);
  collector.add(valueAt(form, ['page', 'thanks']), ['page', 'thanks']);
  collector.nodes(valueAt(form, ['schema', 'properties']), ['schema', 'properties']);
  collector.rules(valueAt(form, ['schema', 'x-rules']), ['schema', 'x-rules']);
  const { messages } = form;
  if (isObject(messages)) for (const [id, text] of Object.entries(messages)) collector.add(text, ['messages', id]);
  return collector.texts;
}

/** Sets one language of a text; a plain string becomes a text in all languages first. An empty text is removed. */
export function setText(text: string, { path, texts, isPlain }: FormText, locale: Locale, value: string): string {
  const { [locale]: _old, ...others } = texts;
  const next: PartialText = value.trim() === '' ? others : { ...others, [locale]: value };
  // In the order of the languages, as everywhere.
  const ordered = Object.fromEntries(LOCALES.flatMap((one) => (next[one] === undefined ? [] : [[one, next[one]]])));
  if (!isPlain && Object.keys(ordered).length > 0 && _old !== undefined && value.trim() !== '')
    return setValue(text, [...path, locale], value);
  return setValue(text, path, ordered);
}

/**
 * The languages in which a text is missing. A title that the palette gave is missing too as soon as another language has
 * a title of its own.
 */
export function missingLanguages({ texts, isPlain, defaults }: FormText, languages: readonly Locale[]): Locale[] {
  if (isPlain) return [];
  const isDefault = (locale: Locale) => defaults !== undefined && texts[locale] === defaults[locale];
  const isWritten = LOCALES.some((locale) => (texts[locale] ?? '').trim() !== '' && !isDefault(locale));
  return languages.filter((locale) => (texts[locale] ?? '').trim() === '' || (isWritten && isDefault(locale)));
}
