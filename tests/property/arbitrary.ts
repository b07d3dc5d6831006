/** fast-check arbitraries for schemas of the contract. */
import fc from 'fast-check';
import { follow } from '../contract/contract';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  maxProperties?: number;
}

/** Existing values, by the name of their schema or property. */
export type Known = Record<string, unknown[]>;

/** More items or characters would find no other defects. */
const MAX_ITEMS = 4;
const SHORT = 40;

const nameOf = (schema: Schema): string => schema.$ref?.split('/').at(-1) ?? '';

/** Uses known values half of the time, if there are any. */
function withKnown(generated: fc.Arbitrary<unknown>, values: unknown[] | undefined): fc.Arbitrary<unknown> {
  return values && values.length > 0 ? fc.oneof(fc.constantFrom(...values), generated) : generated;
}

const texts: Record<string, fc.Arbitrary<string>> = {
  'date-time': fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  uri: fc.webUrl(),
  'uri-reference': fc.constantFrom('/zh-cn', '/en/news?k=1', 'https://example.org/a'),
};

function textOf({ pattern, format, minLength = 0, maxLength = Infinity }: Schema): fc.Arbitrary<string> {
  const generated = format ? texts[format] : undefined;
  if (generated) return generated;
  const fits = (text: string): boolean => [...text].length >= minLength && [...text].length <= maxLength;
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u')).filter(fits);
  const longest = Math.max(minLength, Math.min(maxLength, SHORT));
  return fc.oneof(
    fc.string({ minLength, maxLength: longest, unit: 'grapheme' }).filter(fits),
    fc.string({
      minLength,
      maxLength: longest,
      unit: fc.constantFrom('中', '文', '机', '床', 'a', '%', '_', "'", '"', '\\', ' '),
    }),
  );
}

/** Names of the schemas around a value, from the outermost: a schema can contain itself (`AnswerValue`). */
type Path = readonly string[];

/** As many times a schema can be inside itself. */
const MAX_DEPTH = 2;

/** Whether a schema leads into one that is deep enough inside itself. */
const isTooDeep = (schema: Schema, path: Path): boolean =>
  [schema, schema.items ?? {}, ...(schema.items?.anyOf ?? [])]
    .map(nameOf)
    .some((name) => name !== '' && path.filter((outer) => outer === name).length >= MAX_DEPTH);

/** Any value that the schema allows. */
export function arbitraryOf(schema: Schema, known: Known, property = '', path: Path = []): fc.Arbitrary<unknown> {
  const values = known[property] ?? known[nameOf(schema)];
  return withKnown(arbitraryFor(follow(schema), known, [...path, nameOf(schema)]), values);
}

function arbitraryFor(schema: Schema, known: Known, path: Path): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) {
    const parts = schema.anyOf.filter((part) => !isTooDeep(part, path));
    return fc.oneof(...parts.map((part) => arbitraryOf(part, known, '', path)));
  }
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema, known, path)));
}

function ofType(type: string, schema: Schema, known: Known, path: Path): fc.Arbitrary<unknown> {
  const { minimum = -1_000_000, maximum = 1_000_000 } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'string':
      return textOf(schema);
    case 'array':
      return fc
        .array(arbitraryOf(schema.items ?? {}, known, '', path), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS)),
          ...(schema.uniqueItems && { comparator: (one: unknown, other: unknown) => one === other }),
        })
        .filter((list) => !schema.uniqueItems || new Set(list).size === list.length);
    default:
      return objectOf(schema, known, path);
  }
}

function objectOf(schema: Schema, known: Known, path: Path): fc.Arbitrary<unknown> {
  if (!schema.properties && typeof schema.additionalProperties === 'object')
    return fc.dictionary(
      fc.stringMatching(/^[A-Za-z][A-Za-z0-9_]{0,12}$/),
      arbitraryOf(schema.additionalProperties, known, '', path),
      {
        maxKeys: MAX_ITEMS,
      },
    );
  const properties = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, arbitraryOf(part, known, name, path)] as const,
  );
  // A record of fast-check may have no prototype; a parsed body always has one.
  return fc
    .record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [], noNullPrototype: true })
    .map((generated) => ({ ...(generated as object) }));
}
