/** The nodes of a form file as a tree, also of a draft with problems: the check is not needed to show or change it. */
import { isObject, pointerPart, valueAt } from '@/rules/forms/json';
import type { JSONPath } from 'jsonc-parser';
import { componentOf } from '@/rules/forms/components';
import type { Text } from '@/rules/forms/types';

export interface OutlineNode {
  /** The JSON pointer of the node; it identifies the node as long as nothing is moved or renamed. */
  pointer: string;
  path: JSONPath;
  /** Its property name; "items" for the entries of an array. */
  name: string;
  type: string;
  component: string | undefined;
  title: Text | undefined;
  /** Whether it describes the entries of an array. */
  isEntry: boolean;
  children: OutlineNode[];
}

/** A text as far as it is one: a draft may have anything in its place. */
export function readText(value: unknown): Text | undefined {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter(([, words]) => typeof words === 'string')) as Text;
}

export const toPointer = (path: JSONPath): string => path.map((part) => pointerPart(String(part))).join('');

/** The property that holds the heading of a component which has no label: of a pane, a column, a card. */
export const headingProp = (component: string | undefined): string | undefined =>
  ['title', 'tab', 'header'].find((name) => componentOf(component)?.props[name]?.text);

function readNode(value: unknown, path: JSONPath): OutlineNode {
  const node = isObject(value) ? value : {};
  const { type, items, 'x-component': component, 'x-component-props': props } = node;
  const name = String(path.at(-1));
  const heading = typeof component === 'string' ? headingProp(component) : undefined;
  const title = node['title'] ?? (heading && valueAt(props, [heading]));
  return {
    pointer: toPointer(path),
    path,
    name,
    type: typeof type === 'string' ? type : '',
    component: typeof component === 'string' ? component : undefined,
    title: readText(title),
    isEntry: path.at(-2) !== 'properties',
    children: [
      ...(isObject(items) ? [readNode(items, [...path, 'items'])] : []),
      ...readProperties(node['properties'], [...path, 'properties']),
    ],
  };
}

const readProperties = (properties: unknown, path: JSONPath): OutlineNode[] =>
  isObject(properties) ? Object.entries(properties).map(([name, node]) => readNode(node, [...path, name])) : [];

/** The nodes at the top level of a form. */
export const readOutline = (form: unknown): OutlineNode[] =>
  isObject(form) && isObject(form['schema'])
    ? readProperties(form['schema']['properties'], ['schema', 'properties'])
    : [];

/** All nodes, parents first. */
export const flatten = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** Whether other nodes may stand in a node: in layouts, parts, objects, and an array's entries. */
export function holdsNodes({ type, component }: OutlineNode): boolean {
  const kind = componentOf(component)?.kind;
  return type === 'object' || (type === 'void' && (kind === 'layout' || kind === 'part' || kind === undefined));
}
