/** Reads the properties of a node for its panel, and writes changed ones back; other keywords stay as they are. */
import { isObject, valueAt } from '@/rules/forms/json';
import { componentOf, type PropSchema } from '@/rules/forms/components';
import { KEYWORDS_OF, LIMIT_KEYWORDS } from '@/rules/forms/check/keywords';
import type { FieldType, Json } from '@/rules/forms/types';
import { LOCALES, type PartialText } from '@/rules/locales';
import { shanghaiMinute } from '@/rules/shanghai';
import { headingProp, type OutlineNode } from './outline';
import { LANGUAGE_FIELDS, LIMITS } from './propertyForm';

type JsonObject = Readonly<Record<string, unknown>>;
export type PropertyValues = Record<string, unknown>;

const readWords = (text: unknown): PropertyValues =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const words = typeof text === 'string' ? text : isObject(text) ? text[locale] : undefined;
      return typeof words === 'string' ? [[LANGUAGE_FIELDS[locale], words]] : [];
    }),
  );

/** A text of the panel as in the file; undefined if it is empty. */
function writeText(values: unknown): PartialText | undefined {
  if (!isObject(values)) return undefined;
  const entries = LOCALES.flatMap((locale) => {
    const words = values[LANGUAGE_FIELDS[locale]];
    return typeof words === 'string' && words.trim() !== '' ? [[locale, words] as const] : [];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

const readOption = (option: unknown): PropertyValues =>
  isObject(option)
    ? { ...option, value: String(option['value']), label: readWords(option['label']) }
    : { value: String(option), label: readWords(String(option)) };

const readProp = (schema: PropSchema, value: unknown): unknown =>
  schema.text ? readWords(value) : schema.enum && value !== undefined ? String(value) : value;

/** The values of `propertyForm`. */
export function readProperties(node: OutlineNode, value: unknown): PropertyValues {
  const source = isObject(value) ? value : {};
  const { title, description, enum: options, type, 'x-component': component, 'x-component-props': props } = source;
  const schemas = componentOf(node.component)?.props ?? {};
  const heading = headingProp(node.component);
  return {
    ...(heading !== undefined && { heading: readWords(valueAt(props, [heading])) }),
    title: readWords(title),
    description: readWords(description),
    required: source['required'] === true,
    ...((type === 'number' || type === 'integer') && { whole: type === 'integer' }),
    ...Object.fromEntries(LIMITS.map((name) => [name, source[name]])),
    format: source['format'],
    ...(Array.isArray(options) && { enum: options.map(readOption) }),
    component,
    props: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [
        name,
        readProp(schema, isObject(props) ? props[name] : undefined),
      ]),
    ),
  };
}

/** A time with its offset as the local time of Shenzhen, `2026-03-01 09:00`. */
function readInstant(instant: unknown): string | undefined {
  const time = new Date(typeof instant === 'string' ? instant : NaN);
  return Number.isNaN(time.getTime()) ? undefined : shanghaiMinute(time);
}

/** The values of `formPropertyForm`. */
export function readFormProperties(form: unknown): PropertyValues {
  const source = isObject(form) ? form : {};
  const page = isObject(source['page']) ? source['page'] : undefined;
  return {
    title: readWords(source['title']),
    intro: readWords(source['intro']),
    submit: readWords(source['submit']),
    page: page !== undefined,
    pageProps: {
      opens: readInstant(page?.['opens']),
      closes: readInstant(page?.['closes']),
      capacity: page?.['capacity'],
      receiptTo: page?.['receiptTo'],
      thanks: readWords(page?.['thanks']),
    },
  };
}

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '' || value === false;

/** Sets the changed entries of an object; a blank value removes its entry. */
function patch(source: JsonObject, changes: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const next: Record<string, unknown> = { ...source };
  for (const [name, value] of Object.entries(changes))
    if (isBlank(value)) delete next[name];
    else next[name] = value;
  return next;
}

const changed = (before: PropertyValues, after: PropertyValues, names: readonly string[]): string[] =>
  names.filter((name) => !isEqual(before[name], after[name]));

function optionValue(value: unknown, type: unknown): Json {
  const text = String(value ?? '');
  if (type === 'boolean') return text === 'true';
  return (type === 'number' || type === 'integer') && text.trim() !== '' && !Number.isNaN(Number(text))
    ? Number(text)
    : text;
}

const writeOption =
  (type: unknown) =>
  (option: unknown): JsonObject => {
    const { value, label, ...rest } = isObject(option) ? option : {};
    return patch({ value: optionValue(value, type), label: writeText(label) ?? String(value ?? '') }, rest);
  };

const writeProp = (schema: PropSchema | undefined, value: unknown): unknown => {
  if (schema?.text) return writeText(value);
  // A choice is a text in the panel; its value may be a number.
  return schema?.enum ? schema.enum.find((candidate) => String(candidate) === value) : value;
};

const holdsMany = (component: string, props: JsonObject): boolean =>
  (component === 'Select' && props['mode'] === 'multiple') ||
  (component === 'TreeSelect' && (props['multiple'] === true || props['treeCheckable'] === true));

/** The type that the component stores: a list if more than one option can be chosen. */
function typeOf(type: unknown, component: string, props: JsonObject, whole: unknown): unknown {
  const types: readonly unknown[] = componentOf(component)?.types ?? [type];
  if (component === 'Select' || component === 'TreeSelect') {
    if (holdsMany(component, props)) return 'array';
    return type === 'array' || !types.includes(type) ? 'string' : type;
  }
  if (typeof whole === 'boolean' && types.includes('integer')) return whole ? 'integer' : 'number';
  return types.includes(type) ? type : types[0];
}

/** The limits that have no effect on a type, to be removed. */
const uselessKeywords = (type: unknown): Record<string, undefined> => {
  const useful = KEYWORDS_OF[type as FieldType] ?? [];
  return Object.fromEntries(
    [...LIMIT_KEYWORDS, 'default', 'x-validator']
      .filter((name) => !useful.includes(name) && name !== 'enum')
      .map((name) => [name, undefined]),
  );
};

/** The node with the properties that differ between two states of the panel. */
export function writeProperties(value: unknown, before: PropertyValues, after: PropertyValues): JsonObject {
  const source = isObject(value) ? value : {};
  const { type } = source;
  const named = after['component'] ?? source['x-component'];
  const component = typeof named === 'string' ? named : '';
  const schemas = componentOf(component)?.props ?? {};
  const texts = changed(before, after, ['title', 'description']).map((name) => [name, writeText(after[name])]);
  const plain = changed(before, after, ['required', 'format', ...LIMITS]).map((name) => [name, after[name]]);
  const [oldProps, newProps] = [before['props'], after['props']].map((props) => (isObject(props) ? props : {}));
  const props: [string, unknown][] = changed({ ...oldProps }, { ...newProps }, Object.keys(schemas)).map((name) => [
    name,
    writeProp(schemas[name], newProps?.[name]),
  ]);
  const heading = headingProp(component);
  if (heading !== undefined && !isEqual(before['heading'], after['heading']))
    props.push([heading, writeText(after['heading'])]);
  const oldNodeProps = isObject(source['x-component-props']) ? source['x-component-props'] : {};
  const nextProps = patch(oldNodeProps, Object.fromEntries(props) as JsonObject);
  const isOther = !isEqual(before['component'], after['component']) && !isBlank(after['component']);
  // Another component has other properties.
  const remaining = isOther
    ? Object.fromEntries(Object.entries(nextProps).filter(([name]) => Object.hasOwn(schemas, name)))
    : nextProps;
  const isTypeChanged = isOther || props.length > 0 || !isEqual(before['whole'], after['whole']);
  const nextType = isTypeChanged ? typeOf(type, component, remaining, after['whole']) : type;
  return patch(source, {
    ...(Object.fromEntries([...texts, ...plain]) as JsonObject),
    ...(nextType !== type && { type: nextType, ...uselessKeywords(nextType) }),
    ...(!isEqual(before['enum'], after['enum']) && {
      enum: Array.isArray(after['enum']) ? after['enum'].map(writeOption(type)) : undefined,
    }),
    ...(isOther && { 'x-component': component }),
    ...((props.length > 0 || isOther) && {
      'x-component-props': Object.keys(remaining).length === 0 ? undefined : remaining,
    }),
  });
}

const writeInstant = (local: unknown): string | undefined =>
  typeof local === 'string' && local !== '' ? `${local.replace(' ', 'T')}+08:00` : undefined;

/** The form with the properties that differ between two states of the panel. */
export function writeFormProperties(form: unknown, before: PropertyValues, after: PropertyValues): JsonObject {
  const source = isObject(form) ? form : {};
  const texts = changed(before, after, ['title', 'intro', 'submit']).map((name) => [name, writeText(after[name])]);
  const [oldPage, newPage] = [before['pageProps'], after['pageProps']].map((props) => (isObject(props) ? props : {}));
  const pageChanges = changed({ ...oldPage }, { ...newPage }, [
    'opens',
    'closes',
    'capacity',
    'receiptTo',
    'thanks',
  ]).map((name) => {
    const value = newPage?.[name];
    if (name === 'thanks') return [name, writeText(value)];
    return [name, name === 'opens' || name === 'closes' ? writeInstant(value) : value];
  });
  const page = isObject(source['page']) ? source['page'] : {};
  const pages = {
    ...(after['page'] === true
      ? (pageChanges.length > 0 || before['page'] !== true) && {
          page: patch(page, Object.fromEntries(pageChanges) as JsonObject),
        }
      : before['page'] === true && { page: undefined }),
  };
  return patch(source, { ...(Object.fromEntries(texts) as JsonObject), ...pages });
}
