/**
 * Changes of a form file as text. Only the changed part is written again, so formatting elsewhere stays as it is. The
 * text must be JSON.
 */
import { isObject, valueAt } from '@/rules/forms/json';
import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser';
import { flatten, readOutline, toPointer } from './outline';

const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** A changed text, and the pointer of the node that is selected afterwards. */
export interface Edit {
  text: string;
  selected: string;
}

/** Sets the value at a path, or removes it with undefined. */
export const setValue = (text: string, path: JSONPath, value: unknown): string =>
  applyEdits(text, modify(text, path, value, options));

const namesAt = (text: string, parent: JSONPath): string[] =>
  Object.keys((valueAt(JSON.parse(text), [...parent, 'properties']) as object | undefined) ?? {});

/** A name that no node of the form has: the base, or the base with the next number. */
export function freeName(text: string, base: string): string {
  const used = new Set(flatten(readOutline(JSON.parse(text))).map(({ name }) => name));
  let name = base;
  for (let number = 2; used.has(name); number += 1) name = `${base}${number}`;
  return name;
}

/** Inserts a node among those of `parent`, the path of a node or `['schema']`. */
export function insertNode(text: string, parent: JSONPath, index: number, name: string, node: unknown): Edit {
  const path = [...parent, 'properties', name];
  // What is no object holds no nodes, and is replaced.
  if (!isObject(valueAt(JSON.parse(text), [...parent, 'properties'])))
    return { text: setValue(text, [...parent, 'properties'], { [name]: node }), selected: toPointer(path) };
  const edits = modify(text, path, node, { ...options, getInsertionIndex: (names) => Math.min(index, names.length) });
  return { text: applyEdits(text, edits), selected: toPointer(path) };
}

/** Removes a node. The next selected one is a neighbour, or the node around it. */
export function removeNode(text: string, path: JSONPath): Edit {
  const parent = path.slice(0, -2);
  const names = namesAt(text, parent);
  const at = names.indexOf(String(path.at(-1)));
  const neighbour = names[at + 1] ?? names[at - 1];
  return {
    text: setValue(text, path, undefined),
    selected: toPointer(neighbour === undefined ? parent : [...parent, 'properties', neighbour]),
  };
}

export interface Target {
  /** The path of a node, or `['schema']`. */
  parent: JSONPath;
  /** The position among its nodes, counted without the moved one. */
  index: number;
}

const isWithin = (path: JSONPath, around: JSONPath): boolean => around.every((part, index) => path[index] === part);

/**
 * Moves a node.
 * @returns null if it cannot stand there: within itself, or next to a node of the same name
 */
export function moveNode(text: string, path: JSONPath, { parent, index }: Target): Edit | null {
  if (isWithin(parent, path)) return null;
  const name = String(path.at(-1));
  const isSameParent = toPointer(parent) === toPointer(path.slice(0, -2));
  if (!isSameParent && namesAt(text, parent).includes(name)) return null;
  const node = valueAt(JSON.parse(text), path);
  return insertNode(setValue(text, path, undefined), parent, index, name, node);
}

/** Inserts a copy after a node. Its fields get free names, since a name is a place for one answer. */
export function duplicateNode(text: string, path: JSONPath): Edit {
  const parent = path.slice(0, -2);
  let changed = text;
  const copy = (node: unknown): unknown => {
    const properties = valueAt(node, ['properties']) as Record<string, unknown> | undefined;
    if (!properties || valueAt(node, ['type']) !== 'void') return node;
    return { ...(node as object), properties: copyAll(properties) };
  };
  const copyAll = (nodes: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(nodes).map(([name, node]) => {
        const free = freeName(changed, name);
        // Reserves the name, so that two nodes never get the same one.
        changed = insertNode(changed, ['schema'], 0, free, {}).text;
        return [free, copy(node)];
      }),
    );
  const name = String(path.at(-1));
  const [[free, node] = [name, {}]] = Object.entries(copyAll({ [name]: valueAt(JSON.parse(text), path) }));
  return insertNode(text, parent, namesAt(text, parent).indexOf(name) + 1, free, node);
}

/** Replaces the name of a property and leaves its value as it is. */
export function renameProperty(text: string, path: JSONPath, name: string): string {
  const tree = parseTree(text);
  const key = tree && findNodeAtLocation(tree, path)?.parent?.children?.[0];
  if (!key) return text;
  return applyEdits(text, [{ offset: key.offset, length: key.length, content: JSON.stringify(name) }]);
}
