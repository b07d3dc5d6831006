/**
 * Completion for form files: names, values and, within expressions, fields; from the meta-schema and the file itself.
 */
import { findNodeAtLocation, getLocation, parseTree, type JSONPath, type Node } from 'jsonc-parser';
import { FUNCTIONS, signatureOf, type FunctionName } from '@/rules/expression/functions';
import { KEYWORDS_OF, LIMIT_KEYWORDS, VALUE_KEYWORDS } from '@/rules/forms/check/keywords';
import type { FieldType } from '@/rules/forms/types';
import { LOCALES } from '@/rules/locales';
import meta from '../../../public/forms/meta.schema.json';

interface Schema {
  $ref?: string;
  description?: string;
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: readonly unknown[];
  enumDescriptions?: readonly string[];
  examples?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  allOf?: readonly Schema[];
}

interface Completion {
  /** The displayed text, which the input is matched with. */
  label: string;
  /** The inserted text. */
  insert: string;
  /** Its description. */
  info?: string;
  kind: 'property' | 'enum' | 'constant' | 'variable' | 'function' | 'text';
}

export interface Completions {
  from: number;
  to: number;
  options: Completion[];
}

const root = meta as unknown as Schema & { $defs: Record<string, Schema> };

/** Resolves `$ref`; the schema's own keywords take precedence. */
function resolveSchema(schema: Schema | undefined): Schema | undefined {
  if (!schema?.$ref) return schema;
  const { $ref, ...keywords } = schema;
  return { ...resolveSchema(root.$defs[$ref.replace('#/$defs/', '')]), ...keywords };
}

/** The properties of the component that the node in the file has. */
function componentPropsAt(path: JSONPath, tree: Node | undefined): Schema | undefined {
  const name = tree && findNodeAtLocation(tree, [...path, 'x-component'])?.value;
  const condition = root.$defs['node']?.allOf?.find((entry) => entry.if?.properties?.['x-component']?.const === name);
  return condition?.then?.properties?.['x-component-props'];
}

/** The schema at a path. A text may be a string; its languages are those of the object. */
function schemaAt(path: JSONPath, tree: Node | undefined): Schema | undefined {
  let schema: Schema | undefined = root;
  for (const [index, part] of path.entries()) {
    const parent: Schema | undefined = resolveSchema(schema);
    if (!parent) return undefined;
    const additional = typeof parent.additionalProperties === 'object' ? parent.additionalProperties : undefined;
    const properties: Schema['properties'] = parent.properties ?? parent.else?.properties;
    schema = typeof part === 'number' ? parent.items : (properties?.[part] ?? additional);
    if (part === 'x-component-props') schema = componentPropsAt(path.slice(0, index), tree) ?? schema;
  }
  const found = resolveSchema(schema);
  return found?.else?.properties ? { ...found, ...found.else } : found;
}

/** Keywords that the type of the node in the file makes useless. */
function uselessKeywords(path: JSONPath, tree: Node | undefined): readonly string[] {
  const type: unknown = tree && findNodeAtLocation(tree, [...path, 'type'])?.value;
  if (path.at(-2) !== 'properties' && path.at(-1) !== 'items') return [];
  if (type === 'void') return VALUE_KEYWORDS;
  const useful = KEYWORDS_OF[type as FieldType] as readonly string[] | undefined;
  return useful ? LIMIT_KEYWORDS.filter((keyword) => !useful.includes(keyword)) : [];
}

const EMPTY_TEXT = `{ ${LOCALES.map((locale) => `"${locale}": ""`).join(', ')} }`;

/** The value inserted after a new name. */
function valueStub(partial: Schema | undefined): string {
  const schema = resolveSchema(partial);
  if (schema?.const !== undefined) return JSON.stringify(schema.const);
  const languages = schema?.else?.properties;
  if (languages && LOCALES.every((locale) => locale in languages)) return EMPTY_TEXT;
  switch (schema?.type) {
    case 'boolean':
      return 'true';
    case 'integer':
    case 'number':
      return String(schema.examples?.[0] ?? 1);
    case 'array':
      return '[]';
    case 'object':
      return '{}';
    default:
      return '""';
  }
}

/** All fields of the file as far as it parses, with their paths and nodes. */
function fieldsOf(tree: Node | undefined): { name: string; node: Node }[] {
  const collectFields = (properties: Node | undefined, prefix: string): { name: string; node: Node }[] =>
    (properties?.children ?? []).flatMap((property) => {
      const [key, node] = property.children ?? [];
      if (!key || !node) return [];
      const inner = findNodeAtLocation(node, ['properties']);
      const name = `${prefix}${String(key.value)}`;
      if (findNodeAtLocation(node, ['type'])?.value === 'object') return collectFields(inner, `${name}.`);
      return inner ? collectFields(inner, prefix) : [{ name, node }];
    });
  return collectFields(tree && findNodeAtLocation(tree, ['schema', 'properties']), '');
}

const titleOf = (node: Node): string =>
  String(findNodeAtLocation(node, ['title', 'en'])?.value ?? findNodeAtLocation(node, ['title'])?.value ?? '');
const FUNCTION_COMPLETIONS = Object.keys(FUNCTIONS).map((name): Completion => ({
  label: name,
  insert: `${name}(`,
  info: `${signatureOf(name as FunctionName)} ${FUNCTIONS[name as FunctionName].description}`,
  kind: 'function',
}));

/** A field that is compared, and the code typed so far. */
const COMPARED_CODE = /(?:\$form\.values|\$values)\.([\w.]+)\s*(?:===?|!==?|,)\s*'([\w-]*)$/;

/** Within an expression: the fields, or the codes of the compared field. */
function completeExpression(text: string, offset: number, start: number, tree: Node | undefined): Completions {
  const before = text.slice(start, offset);
  const fields = fieldsOf(tree);
  const code = COMPARED_CODE.exec(before);
  if (code) {
    const [, name = '', typedText = ''] = code;
    const node = fields.find((field) => field.name === name)?.node;
    const options = node && findNodeAtLocation(node, ['enum']);
    return {
      from: offset - typedText.length,
      to: offset,
      options: (options?.children ?? []).map((option) => {
        const value = String(findNodeAtLocation(option, ['value'])?.value ?? option.value ?? '');
        const info = String(findNodeAtLocation(option, ['label', 'en'])?.value ?? '');
        return { label: value, insert: value, info, kind: 'enum' };
      }),
    };
  }
  const typedText = /[$\w.]*$/.exec(before)?.[0] ?? '';
  const references = fields.map(({ name, node }): Completion => ({
    label: `$values.${name}`,
    insert: `$values.${name}`,
    info: titleOf(node),
    kind: 'variable',
  }));
  return { from: offset - typedText.length, to: offset, options: [...references, ...FUNCTION_COMPLETIONS] };
}

/** The text with the commas that its place among other properties needs. */
function withCommas(insert: string, text: string, from: number, to: number): string {
  const before = /[{,]\s*$/.test(text.slice(0, from)) ? '' : ', ';
  const after = /^\s*"/.test(text.slice(to)) ? ',' : '';
  return `${before}${insert}${after}`;
}

/** Property keys that the schema allows and the object does not have yet. */
function completePropertyKeys(
  text: string,
  offset: number,
  path: JSONPath,
  tree: Node | undefined,
  nodeAtCursor: Node | undefined,
): Completions | null {
  const schema = schemaAt(path.slice(0, -1), tree);
  const object = tree && (path.length > 1 ? findNodeAtLocation(tree, path.slice(0, -1)) : tree);
  const existingKeys = new Set(
    (object?.children ?? [])
      .map((property) => property.children?.[0])
      .filter((key) => key !== nodeAtCursor)
      .map((key) => String(key?.value)),
  );
  const [from, to] = nodeAtCursor ? [nodeAtCursor.offset, nodeAtCursor.offset + nodeAtCursor.length] : [offset, offset];
  const hasValue = /^\s*:/.test(text.slice(to));
  const useless = uselessKeywords(path.slice(0, -1), tree);
  const missingProperties = Object.entries(schema?.properties ?? {}).filter(
    ([name]) => !existingKeys.has(name) && !useless.includes(name),
  );
  const requiredNames = schema?.required ?? [];
  const options = missingProperties.map(([name, inner]): Completion => ({
    label: name,
    insert: hasValue
      ? JSON.stringify(name)
      : withCommas(`${JSON.stringify(name)}: ${valueStub(inner)}`, text, from, to),
    info: `${requiredNames.includes(name) ? 'Required. ' : ''}${resolveSchema(inner)?.description ?? ''}`,
    kind: 'property',
  }));
  // Field names are free, so a complete example field is offered.
  const field = root.$defs['node']?.examples?.[0];
  if (
    missingProperties.length === 0 &&
    typeof schema?.additionalProperties === 'object' &&
    schema.additionalProperties.$ref === '#/$defs/node' &&
    field
  )
    options.push({
      label: 'newField',
      insert: hasValue ? '"newField"' : withCommas(`"newField": ${JSON.stringify(field, null, 2)}`, text, from, to),
      info: root.$defs['node']?.description,
      kind: 'property',
    });
  return options.length > 0 ? { from, to, options } : null;
}

/** Alternative values. */
function completeValues(
  offset: number,
  path: JSONPath,
  tree: Node | undefined,
  nodeAtCursor: Node | undefined,
): Completions | null {
  const schema = schemaAt(path, tree);
  const [from, to] = nodeAtCursor ? [nodeAtCursor.offset, nodeAtCursor.offset + nodeAtCursor.length] : [offset, offset];
  const key = path.at(-1);
  if (key === 'emailField' || key === 'countryField' || key === 'parentField')
    return {
      from,
      to,
      options: fieldsOf(tree).map(({ name, node }) => ({
        label: name,
        insert: JSON.stringify(name),
        info: titleOf(node),
        kind: 'variable',
      })),
    };
  if (!schema) return null;
  const alternatives =
    schema.enum ??
    (schema.const === undefined
      ? schema.type === 'boolean'
        ? [true, false]
        : (schema.examples ?? [])
      : [schema.const]);
  const options = alternatives.map((value, index): Completion => ({
    label: typeof value === 'string' ? value : JSON.stringify(value),
    insert: JSON.stringify(value),
    info: schema.enumDescriptions?.[index] ?? schema.description,
    kind: schema.enum ? 'enum' : 'constant',
  }));
  return options.length > 0 ? { from, to, options } : null;
}

/** Completions at an offset; null where there are none. The text must be within the limits of a form file. */
export function completionsAt(text: string, offset: number): Completions | null {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const tree = parseTree(text, [], { disallowComments: true });
  const isInsideNode =
    previousNode && previousNode.offset < offset && offset <= previousNode.offset + previousNode.length;
  const nodeAtCursor =
    isInsideNode &&
    !(
      previousNode.type === 'string' &&
      offset === previousNode.offset + previousNode.length &&
      text.charAt(offset - 1) === '"' &&
      previousNode.length > 1
    )
      ? previousNode
      : undefined;
  if (isAtPropertyKey) return completePropertyKeys(text, offset, path, tree, nodeAtCursor);
  if (nodeAtCursor?.type === 'string' && text.slice(nodeAtCursor.offset, offset).includes('{{'))
    return completeExpression(text, offset, nodeAtCursor.offset + 1, tree);
  return completeValues(offset, path, tree, nodeAtCursor);
}
