/** The nodes of a form with their places in the values: which ones have a value, and where. */
import { expressionIn } from '../expression/braces';
import { pointerPart } from './json';
import { isPart } from './components';
import type { FieldSchema, FormDefinition, FormField, NodeSchema } from './types';

/** A path of names; `null` represents the index of a row. */
export type DataPath = readonly (string | null)[];

export interface FormNode {
  /** Unique within the form. */
  id: number;
  name: string;
  schema: NodeSchema;
  /** Whether the node has a value of its own; a layout, a button or a column has none. */
  hasValue: boolean;
  pointer: string;
  /** The node around it; null at the top level. */
  parent: FormNode | null;
  /** The place of its value; for a node without a value that of the object or row it is in. */
  path: DataPath;
  children: readonly FormNode[];
  /** The nodes directly within its value: those of its children, also within layouts. */
  fields: readonly FormNode[];
  /** The node of each entry, for an array that describes them. */
  item: FormNode | null;
}

export class FormTree {
  readonly roots: readonly FormNode[];
  /** Every node, parents first, in the order of the file. */
  readonly nodes: FormNode[] = [];
  /** The answers: fields at the top level of the values. */
  readonly fields: readonly (FormField & { node: FormNode })[];
  private readonly byPath = new Map<string, FormNode>();

  constructor(definition: FormDefinition) {
    this.roots = this.build(null, definition.schema, { around: [], isEntry: false });
    this.fields = this.nodes
      .filter((node) => node.hasValue && node.path.length === 1)
      .map((node) => ({
        name: node.name,
        schema: node.schema as FieldSchema,
        pointer: node.pointer,
        conditions: conditionsOf(node),
        node,
      }));
  }

  /** The node whose value is at a path; indices are `null`. */
  nodeAt(path: DataPath): FormNode | undefined {
    return this.byPath.get(path.join('.'));
  }

  /**
   * The node of a Formily address: the names of the nodes around it, with the indices of rows. An address leaves out
   * the column of a table, and has a column beside the rows.
   */
  nodeOfAddress(segments: readonly (string | number)[]): FormNode | undefined {
    let nodes: readonly FormNode[] = this.roots;
    let node: FormNode | undefined;
    for (const segment of segments) {
      const isIndex = node?.item && /^\d+$/.test(String(segment));
      const inRow: readonly FormNode[] = node?.item?.children ?? [];
      node = isIndex ? (node?.item ?? undefined) : (within(nodes, segment) ?? within(inRow, segment));
      if (!node) return undefined;
      nodes = node.children;
    }
    return node;
  }

  /** The nodes of `properties`. Within the layout of a single entry, a field's value is the entry itself. */
  private build(node: FormNode | null, schema: NodeSchema | FormDefinition['schema'], place: Place): FormNode[] {
    const pointer = node?.pointer ?? '/schema';
    return Object.entries(schema.properties ?? {}).map(([name, child]) =>
      this.add(name, child, `${pointer}/properties${pointerPart(name)}`, node, {
        ...place,
        own: place.isEntry ? place.around : [...place.around, name],
      }),
    );
  }

  private add(
    name: string,
    schema: NodeSchema,
    pointer: string,
    parent: FormNode | null,
    { around, own, isEntry }: Place & { own: DataPath },
  ): FormNode {
    const hasValue = schema.type !== 'void' && !isPart(schema['x-component']);
    const path = hasValue ? own : around;
    const node: FormNode = {
      id: this.nodes.length,
      name,
      schema,
      hasValue,
      pointer,
      parent,
      path,
      children: [],
      fields: [],
      item: null,
    };
    this.nodes.push(node);
    if (hasValue && !this.byPath.has(path.join('.'))) this.byPath.set(path.join('.'), node);
    if (schema.type === 'array' && schema.items) {
      const entry = [...path, null];
      const place = { around: entry, own: entry, isEntry: schema.items.type === 'void' };
      node.item = this.add('', schema.items, `${pointer}/items`, node, place);
    }
    // The properties of an array are its own parts, such as the button that adds a row.
    const inside = schema.type === 'array' ? around : path;
    node.children = this.build(node, schema, { around: inside, isEntry: isEntry && !hasValue });
    node.fields = fieldsWithin(node.children);
    return node;
  }
}

/** Where the children of a node have their values. */
interface Place {
  /** The path of the object or row around them. */
  around: DataPath;
  /** In the layout of an entry that is a single value. */
  isEntry: boolean;
}

/** The node of a name among these, looking through parts such as columns. */
const within = (nodes: readonly FormNode[], name: string | number): FormNode | undefined =>
  nodes.find((node) => node.name === name) ??
  nodes
    .filter(({ schema }) => isPart(schema['x-component']))
    .map(({ children }) => within(children, name))
    .find((found) => found !== undefined);

/** Nodes with a value among these, looking through layouts. */
const fieldsWithin = (nodes: readonly FormNode[]): FormNode[] =>
  nodes.flatMap((node) => (node.hasValue ? [node] : node.schema.type === 'array' ? [] : fieldsWithin(node.children)));

/** A node that prevents sending while it is shown. */
export const isExitNote = ({ schema }: FormNode): boolean => schema['x-component'] === 'ExitNote';

const ancestorsOf = (node: FormNode): FormNode[] => (node.parent ? [...ancestorsOf(node.parent), node] : [node]);

/** The expressions of `x-visible` of a node and of those around it, without braces. */
const conditionsOf = (node: FormNode): string[] =>
  ancestorsOf(node).flatMap(({ schema }) => expressionIn(schema['x-visible'])?.trim() ?? []);

const VISIBILITY = ['x-visible', 'x-hidden', 'x-display', 'x-reactions'] as const;

/** Everything that decides whether a node is shown, as text, to compare two versions. */
export const visibilityOf = (node: FormNode): string[] =>
  ancestorsOf(node).flatMap(({ schema }) =>
    VISIBILITY.filter((keyword) => schema[keyword] !== undefined && schema[keyword] !== true).map((keyword) =>
      keyword === 'x-visible'
        ? (expressionIn(schema[keyword])?.trim() ?? JSON.stringify(schema[keyword]))
        : `${keyword}: ${JSON.stringify(schema[keyword])}`,
    ),
  );

const trees = new WeakMap<FormDefinition, FormTree>();

/** The tree of a form, built once. */
export function treeOf(form: FormDefinition): FormTree {
  let tree = trees.get(form);
  if (!tree) {
    tree = new FormTree(form);
    trees.set(form, tree);
  }
  return tree;
}
