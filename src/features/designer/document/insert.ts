/** Where a component from the palette goes: into the selected layout or list, otherwise after the selected node. */
import { valueAt } from '@/rules/forms/json';
import type { JSONPath } from 'jsonc-parser';
import { componentOf } from '@/rules/forms/components';
import { freeName, insertNode, setValue, type Edit } from './edits';
import { newNode, newPane, paneOf, type NewNode } from './newNodes';
import { holdsNodes, toPointer, type OutlineNode } from './outline';

interface Place {
  /** The path of a node, or `['schema']`. */
  parent: JSONPath;
  index: number;
  /** The component of the array whose entries are meant. */
  list?: string;
}

/** The place of the actions of rows is the end of their list. */
const isActions = ({ children, component = '' }: OutlineNode): boolean =>
  /\.(Remove|MoveUp|MoveDown|Copy|SortHandle)$/.test(component) || (children.length > 0 && children.every(isActions));

function entriesOf({ path, children, component }: OutlineNode): Place | null {
  const entry = children.find(({ isEntry }) => isEntry);
  if (!entry || entry.type !== 'object') return null;
  const actions = entry.children.findIndex(isActions);
  return { parent: [...path, 'items'], index: actions < 0 ? entry.children.length : actions, list: component };
}

/** The place within a node; null if nothing can stand in it. */
function placeWithin(node: OutlineNode): Place | null {
  if (node.type === 'array') return entriesOf(node);
  if (!holdsNodes(node)) return null;
  const pane = paneOf(node.component) && node.children.at(-1);
  return pane ? { parent: pane.path, index: pane.children.length } : { parent: node.path, index: node.children.length };
}

function placeAfter({ path }: OutlineNode, siblings: readonly OutlineNode[]): Place {
  const index = siblings.findIndex((node) => toPointer(node.path) === toPointer(path));
  return { parent: path.slice(0, -2), index: index + 1 };
}

const around = (node: OutlineNode, nodes: readonly OutlineNode[]): OutlineNode | undefined => {
  for (const candidate of nodes) {
    if (candidate.children.includes(node)) return candidate;
    const found = around(node, candidate.children);
    if (found) return found;
  }
  return undefined;
};

function placeOf(selected: OutlineNode | undefined, outline: readonly OutlineNode[]): Place {
  if (!selected) return { parent: ['schema'], index: outline.length };
  const within = placeWithin(selected);
  if (within) return within;
  const parent = around(selected, outline);
  if (!parent) return placeAfter(selected, outline);
  // A table's entries have columns, so what is added next to the field of a column is another column.
  if (parent.component === 'ArrayTable.Column') {
    const entry = around(parent, outline);
    const table = entry && around(entry, outline);
    const place = table && entriesOf(table);
    if (entry && place) return { ...place, index: Math.min(entry.children.indexOf(parent) + 1, place.index) };
  }
  if (selected.isEntry) return entriesOf(parent) ?? placeAfter(selected, outline);
  // A button of a list is next to its entries.
  if (parent.type === 'array') return entriesOf(parent) ?? placeAfter(parent, outline);
  return placeAfter(selected, parent.children);
}

/** A field as a column of a table: the column has its title. */
function asColumn(text: string, { name, node }: NewNode): NewNode {
  const { title, ...field } = node;
  return {
    name: freeName(text, `${name}Column`),
    node: {
      type: 'void',
      'x-component': 'ArrayTable.Column',
      'x-component-props': { title },
      properties: { [name]: field },
    },
  };
}

/** Divides a form into steps: its present nodes become the first one. */
function addSteps(text: string): Edit {
  const { name, node } = newNode('FormStep');
  const present = valueAt(JSON.parse(text), ['schema', 'properties']);
  const panes = Object.entries(node['properties'] as Record<string, object>).map(([pane, schema], index) => [
    pane,
    index === 0 ? { ...schema, properties: present } : schema,
  ]);
  const free = freeName(text, name);
  const steps = { ...node, properties: Object.fromEntries(panes) as object };
  const path = ['schema', 'properties', free];
  return {
    text: setValue(text, ['schema', 'properties'], { [free]: steps }),
    selected: toPointer([...path, 'properties', String(panes.at(-1)?.[0])]),
  };
}

/** Adds a pane to a layout of panes. */
export function addPane(text: string, layout: OutlineNode): Edit {
  const { name, node } = newPane(paneOf(layout.component) ?? '', layout.children.length + 1);
  return insertNode(text, layout.path, layout.children.length, freeName(text, name), node);
}

/** Inserts a new node with a component. */
export function insertComponent(
  text: string,
  component: string,
  selected: OutlineNode | undefined,
  outline: readonly OutlineNode[],
): Edit {
  const isFirstSteps = component === 'FormStep' && outline.length > 0;
  if (isFirstSteps && !outline.some((node) => node.component === 'FormStep')) return addSteps(text);
  const { parent, index, list } = placeOf(selected, outline);
  const created = newNode(component);
  const named = { ...created, name: freeName(text, created.name) };
  const isField = componentOf(component)?.kind === 'input';
  const { name, node } = list === 'ArrayTable' && isField ? asColumn(text, named) : named;
  const edit = insertNode(text, parent, index, name, node);
  // The field in a new column is what its author goes on with.
  return name === named.name ? edit : { ...edit, selected: `${edit.selected}/properties/${named.name}` };
}
