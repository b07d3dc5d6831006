/** Compares two versions of a schema: what they accept, where they describe it, and what only documents them. */
import { resolve, type ContractDocument, type JsonObject } from '../contract';
import { escapeKey } from '../pointers';

/** Accepts less or more than before, both (an unrelated pattern), or differs in documentation only. */
type SchemaEffect = 'narrower' | 'wider' | 'other' | 'documentation' | 'removedProperty' | 'addedProperty';

export interface SchemaChange {
  effect: SchemaEffect;
  /** JSON pointer in the new document; for a removal in the old one. */
  pointer: string;
  message: string;
  /** Properties or values that are removed or new. */
  names: string[];
}

/** A schema and its place in the document. */
export interface Place {
  document: ContractDocument;
  schema: JsonObject;
  pointer: string;
}

const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
/** Sets of values: fewer are narrower. */
const SETS = ['type', 'enum', 'required'];
/** Schemas of a part. */
const PARTS = ['items', 'propertyNames', 'contains'];
/** Lists of alternatives: fewer are narrower. */
const ALTERNATIVES = ['oneOf', 'anyOf'];
const CLOSINGS = ['additionalProperties', 'unevaluatedProperties'];
const DOCUMENTATION = ['title', 'description', 'example', 'examples', 'default', 'deprecated', '$comment'];
/** Followed by other functions. */
const STRUCTURE = ['properties', 'allOf', '$ref', 'const'];

const asList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((item) => JSON.stringify(item));

const show = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

/** Follows a `$ref`; the pointer is that of the component. */
function follow({ document, schema, pointer }: Place): Place {
  const ref = schema.$ref;
  if (typeof ref !== 'string') return { document, schema, pointer };
  const { $ref: _, ...siblings } = schema;
  const target = follow({ document, schema: resolveOnce(document, ref), pointer: ref.slice(1) });
  return { ...target, schema: { ...target.schema, ...siblings } };
}

const resolveOnce = (document: ContractDocument, ref: string): JsonObject =>
  resolve(document, { $ref: ref } as unknown as JsonObject);

interface Flattened {
  place: Place;
  properties: Map<string, Place>;
  keywords: JsonObject;
}

/** A schema with the properties and keywords of its `allOf`, so that moving them into a shared schema is no change. */
function flatten(unresolved: Place): Flattened {
  const place = follow(unresolved);
  const { document, schema, pointer } = place;
  const properties = new Map(
    Object.entries((schema.properties ?? {}) as Record<string, JsonObject>).map(([name, property]) => [
      name,
      { document, schema: property, pointer: `${pointer}/properties/${escapeKey(name)}` },
    ]),
  );
  const required = new Set(asList(schema.required));
  const keywords: JsonObject = { ...schema };
  for (const [index, part] of ((schema.allOf ?? []) as JsonObject[]).entries()) {
    const inner = flatten({ document, schema: part, pointer: `${pointer}/allOf/${index}` });
    for (const [name, property] of inner.properties) if (!properties.has(name)) properties.set(name, property);
    for (const name of asList(inner.keywords.required)) required.add(name);
    for (const [keyword, value] of Object.entries(inner.keywords))
      if (!DOCUMENTATION.includes(keyword)) keywords[keyword] ??= value;
  }
  if (required.size > 0) keywords.required = [...required].map((name) => JSON.parse(name) as string);
  if ('const' in keywords) keywords.enum ??= [keywords.const as string];
  return { place, properties, keywords };
}

/** The changes from one schema to another, without repeating pairs of components already seen. */
export function compareSchemas(before: Place, after: Place, seen = new Set<string>()): SchemaChange[] {
  const [old, current] = [flatten(before), flatten(after)];
  const pair = `${old.place.pointer} ${current.place.pointer}`;
  if (seen.has(pair)) return [];
  seen.add(pair);
  return [
    ...compareKeywords(old, current),
    ...compareProperties(old, current, seen),
    ...PARTS.flatMap((keyword) => comparePart(keyword, old, current, seen)),
    ...CLOSINGS.flatMap((keyword) => compareClosing(keyword, old, current, seen)),
    ...ALTERNATIVES.flatMap((keyword) => compareAlternatives(keyword, old, current, seen)),
  ];
}

function compareKeywords(old: Flattened, current: Flattened): SchemaChange[] {
  const handled = new Set([...STRUCTURE, ...PARTS, ...CLOSINGS, ...ALTERNATIVES]);
  const names = new Set([...Object.keys(old.keywords), ...Object.keys(current.keywords)]);
  return [...names]
    .filter((keyword) => !handled.has(keyword))
    .flatMap((keyword) => {
      const [from, to] = [old.keywords[keyword], current.keywords[keyword]];
      if (JSON.stringify(from) === JSON.stringify(to)) return [];
      const effect = effectOf(keyword, from, to);
      const pointer = `${current.place.pointer}/${escapeKey(keyword)}`;
      return effect === null
        ? []
        : [{ effect, pointer, message: messageOf(keyword, from, to), names: changedNames(keyword, from, to) }];
    });
}

function effectOf(keyword: string, from: unknown, to: unknown): SchemaEffect | null {
  if (DOCUMENTATION.includes(keyword) || keyword.startsWith('x-')) return 'documentation';
  if (SETS.includes(keyword)) return setEffect(keyword, asList(from), asList(to), from === undefined, to === undefined);
  if (from === undefined) return 'narrower';
  if (to === undefined) return 'wider';
  if (LOWER_LIMITS.includes(keyword)) return Number(to) > Number(from) ? 'narrower' : 'wider';
  if (UPPER_LIMITS.includes(keyword)) return Number(to) < Number(from) ? 'narrower' : 'wider';
  if (keyword === 'uniqueItems') return to === true ? 'narrower' : 'wider';
  return 'other';
}

/** Of `required`, more names are narrower; of the others, fewer values, and any at all. */
function setEffect(
  keyword: string,
  from: string[],
  to: string[],
  wasFree: boolean,
  isFree: boolean,
): SchemaEffect | null {
  const removed = from.filter((value) => !to.includes(value));
  const added = to.filter((value) => !from.includes(value));
  if (keyword === 'required') {
    if (added.length > 0 && removed.length > 0) return 'other';
    return added.length > 0 ? 'narrower' : removed.length > 0 ? 'wider' : null;
  }
  if (wasFree) return 'narrower';
  if (isFree) return 'wider';
  if (added.length > 0 && removed.length > 0) return 'other';
  return removed.length > 0 ? 'narrower' : added.length > 0 ? 'wider' : null;
}

const withoutThese = (list: unknown, others: unknown): string[] =>
  asList(list).filter((value) => !asList(others).includes(value));

/** Code that lists an enum's values has to list a new one too, so all of its values are names. */
function changedNames(keyword: string, from: unknown, to: unknown): string[] {
  if (keyword !== 'enum' && keyword !== 'required') return [];
  const added = withoutThese(to, from);
  const concerned = keyword === 'enum' && added.length > 0 ? asList(from) : withoutThese(from, to);
  return [...concerned, ...added].map((value) => String(JSON.parse(value)));
}

function messageOf(keyword: string, from: unknown, to: unknown): string {
  if (!SETS.includes(keyword)) return `${keyword}: ${show(from)} is now ${show(to)}.`;
  const [added, removed] = [withoutThese(to, from), withoutThese(from, to)];
  const parts = [
    added.length > 0 && `${added.join(', ')} ${added.length > 1 ? 'are' : 'is'} new`,
    removed.length > 0 && `${removed.join(', ')} ${removed.length > 1 ? 'are' : 'is'} removed`,
  ].filter(Boolean);
  return `${keyword}: ${parts.join(', ')}.`;
}

function compareProperties(old: Flattened, current: Flattened, seen: Set<string>): SchemaChange[] {
  const changes: SchemaChange[] = [];
  for (const [name, property] of old.properties) {
    const successor = current.properties.get(name);
    if (successor) changes.push(...compareSchemas(property, successor, seen));
    else
      changes.push({
        effect: 'removedProperty',
        pointer: property.pointer,
        message: `The property ${name} is removed.`,
        names: [name],
      });
  }
  for (const [name, property] of current.properties)
    if (!old.properties.has(name))
      changes.push({
        effect: 'addedProperty',
        pointer: property.pointer,
        message: `The property ${name} is new.`,
        names: [name],
      });
  return changes;
}

const isSchema = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

const partOf = ({ place, keywords }: Flattened, keyword: string): Place | null =>
  isSchema(keywords[keyword])
    ? { document: place.document, schema: keywords[keyword], pointer: `${place.pointer}/${keyword}` }
    : null;

function comparePart(keyword: string, old: Flattened, current: Flattened, seen: Set<string>): SchemaChange[] {
  const [from, to] = [partOf(old, keyword), partOf(current, keyword)];
  if (from && to) return compareSchemas(from, to, seen);
  if (!from && !to) return [];
  const pointer = `${current.place.pointer}/${keyword}`;
  return [
    { effect: to ? 'narrower' : 'wider', pointer, message: `${keyword} ${to ? 'is new' : 'is removed'}.`, names: [] },
  ];
}

/** `additionalProperties`: false, a schema, or anything. */
function compareClosing(keyword: string, old: Flattened, current: Flattened, seen: Set<string>): SchemaChange[] {
  const [from, to] = [old.keywords[keyword], current.keywords[keyword]];
  const [fromPart, toPart] = [partOf(old, keyword), partOf(current, keyword)];
  if (fromPart && toPart) return compareSchemas(fromPart, toPart, seen);
  const openness = (value: unknown) => (value === false ? 0 : isSchema(value) ? 1 : 2);
  if (openness(from) === openness(to)) return [];
  const effect = openness(to) < openness(from) ? 'narrower' : 'wider';
  const pointer = `${current.place.pointer}/${keyword}`;
  return [{ effect, pointer, message: `${keyword}: ${show(from)} is now ${show(to)}.`, names: [] }];
}

/** Alternatives are the same if their component, title or place in the list is. */
function compareAlternatives(keyword: string, old: Flattened, current: Flattened, seen: Set<string>): SchemaChange[] {
  const alternatives = ({ place, keywords }: Flattened) =>
    new Map(
      ((keywords[keyword] ?? []) as JsonObject[]).map((schema, index) => [
        String(schema.$ref ?? schema.title ?? index),
        { document: place.document, schema, pointer: `${place.pointer}/${keyword}/${index}` },
      ]),
    );
  const [from, to] = [alternatives(old), alternatives(current)];
  const changes: SchemaChange[] = [];
  for (const [name, place] of from) {
    const successor = to.get(name);
    if (successor) changes.push(...compareSchemas(place, successor, seen));
    else
      changes.push({
        effect: 'narrower',
        pointer: place.pointer,
        message: `${keyword}: ${name} is removed.`,
        names: [],
      });
  }
  for (const [name, { pointer }] of to)
    if (!from.has(name)) changes.push({ effect: 'wider', pointer, message: `${keyword}: ${name} is new.`, names: [] });
  return changes;
}
