/**
 * Completion for form files: names, values and, within conditions, fields; from the meta-schema and the file itself.
 */
import { findNodeAtLocation, getLocation, parseTree, type JSONPath, type Node } from 'jsonc-parser';
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
  then?: Schema;
  else?: Schema;
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

/** The schema at a path; where it depends on the field's type, the type in the file decides. */
function schemaAt(path: JSONPath, tree: Node | undefined): Schema | undefined {
  let schema: Schema | undefined = root;
  for (const [index, part] of path.entries()) {
    const resolved: Schema | undefined = resolveSchema(schema);
    if (!resolved) return undefined;
    const additional = typeof resolved.additionalProperties === 'object' ? resolved.additionalProperties : undefined;
    schema = typeof part === 'number' ? resolved.items : (resolved.properties?.[part] ?? additional);
    schema = resolveSchema(schema);
    if (schema?.then && schema.else) {
      const node = tree && findNodeAtLocation(tree, [...path.slice(0, index + 1), 'type']);
      schema = resolveSchema(node?.value === 'void' ? schema.then : schema.else);
    }
  }
  return resolveSchema(schema);
}

const LANGUAGES = ['zh-cn', 'en', 'ru', 'zh-tw', 'ja'];
const EMPTY_TEXT = `{ ${LANGUAGES.map((language) => `"${language}": ""`).join(', ')} }`;

/** The value inserted after a new name. */
function valueStub(partial: Schema | undefined): string {
  const schema = resolveSchema(partial);
  if (schema?.const !== undefined) return JSON.stringify(schema.const);
  if (schema?.properties && LANGUAGES.every((language) => language in (schema.properties ?? {}))) return EMPTY_TEXT;
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

/** All fields of the file as far as it parses, with their nodes. */
function fieldsOf(tree: Node | undefined): { name: string; node: Node }[] {
  const collectFields = (properties: Node | undefined): { name: string; node: Node }[] =>
    (properties?.children ?? []).flatMap((property) => {
      const [key, node] = property.children ?? [];
      if (!key || !node) return [];
      const inner = findNodeAtLocation(node, ['properties']);
      return inner ? collectFields(inner) : [{ name: String(key.value), node }];
    });
  return collectFields(tree && findNodeAtLocation(tree, ['schema', 'properties']));
}

const titleOf = (node: Node): string => String(findNodeAtLocation(node, ['title', 'en'])?.value ?? '');
const FUNCTIONS: Completion[] = [
  { label: 'includes', insert: 'includes(', info: 'includes(list, code)', kind: 'function' },
  { label: 'length', insert: 'length(', info: 'length(text or list)', kind: 'function' },
];

/** Within a condition: earlier fields, or the codes of the compared field. */
function completeCondition(text: string, offset: number, start: number, tree: Node | undefined): Completions {
  const before = text.slice(start, offset);
  const fields = fieldsOf(tree).filter(({ node }) => node.offset + node.length < offset);
  const code = /(\w+)\s*(?:==|!=|,|in\s*\[(?:[^\]]*,)?)\s*'([\w-]*)$/.exec(before);
  if (code) {
    const [, name = '', typedText = ''] = code;
    const options = findNodeAtLocation(
      fields.find((field) => field.name === name)?.node ?? { offset: 0, length: 0, type: 'null' },
      ['enum'],
    );
    return {
      from: offset - typedText.length,
      to: offset,
      options: (options?.children ?? []).map((option) => {
        const value = String(findNodeAtLocation(option, ['value'])?.value ?? '');
        return {
          label: value,
          insert: value,
          info: String(findNodeAtLocation(option, ['label', 'en'])?.value ?? ''),
          kind: 'enum',
        };
      }),
    };
  }
  const typedText = /\w*$/.exec(before)?.[0] ?? '';
  const fieldNames = fields.map(({ name, node }): Completion => ({
    label: name,
    insert: name,
    info: titleOf(node),
    kind: 'variable',
  }));
  return { from: offset - typedText.length, to: offset, options: [...fieldNames, ...FUNCTIONS] };
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
  const missingProperties = Object.entries(schema?.properties ?? {}).filter(([name]) => !existingKeys.has(name));
  const requiredNames = schema?.required ?? [];
  const options = missingProperties.map(([name, inner]): Completion => ({
    label: name,
    insert: hasValue ? JSON.stringify(name) : `${JSON.stringify(name)}: ${valueStub(inner)}`,
    info: `${requiredNames.includes(name) ? 'Required. ' : ''}${resolveSchema(inner)?.description ?? ''}`,
    kind: 'property',
  }));
  // Field names are free, so a complete example field is offered.
  const field = root.$defs['field']?.examples?.[0];
  if (
    missingProperties.length === 0 &&
    typeof schema?.additionalProperties === 'object' &&
    schema.additionalProperties.then &&
    field
  )
    options.push({
      label: 'newField',
      insert: hasValue ? '"newField"' : `"newField": ${JSON.stringify(field, null, 2)}`,
      info: root.$defs['field']?.description,
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
  if (path.at(-1) === 'x-visible' && nodeAtCursor?.type === 'string')
    return completeCondition(text, offset, nodeAtCursor.offset + 1, tree);
  return completeValues(offset, path, tree, nodeAtCursor);
}
