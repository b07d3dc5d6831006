/** Where a node of the outline goes when it is moved by keyboard or dragged. */
import type { Target } from '../document/edits';
import { holdsNodes, type OutlineNode } from '../document/outline';

export type Direction = 'up' | 'down' | 'in' | 'out';

export interface Place {
  /** The node around it; undefined at the top level. */
  parent: OutlineNode | undefined;
  siblings: readonly OutlineNode[];
  /** Counted from 0. */
  index: number;
}

/** The place of a node in the outline. */
export function placeOf(node: OutlineNode, outline: readonly OutlineNode[], parent?: OutlineNode): Place | null {
  const siblings = parent ? parent.children : outline;
  const index = siblings.indexOf(node);
  if (index >= 0) return { parent, siblings, index };
  for (const sibling of siblings) {
    const found = placeOf(node, outline, sibling);
    if (found) return found;
  }
  return null;
}

const pathOf = (node: OutlineNode | undefined) => node?.path ?? ['schema'];

/** Entries of an array stand before its own nodes and are no property of it. */
const propertiesOf = (siblings: readonly OutlineNode[]): OutlineNode[] => siblings.filter(({ isEntry }) => !isEntry);

/** The target of a move by one step; null if there is none. */
export function targetOf(node: OutlineNode, outline: readonly OutlineNode[], direction: Direction): Target | null {
  const place = placeOf(node, outline);
  if (!place || node.isEntry) return null;
  const siblings = propertiesOf(place.siblings);
  const index = siblings.indexOf(node);
  if (direction === 'up') return index > 0 ? { parent: pathOf(place.parent), index: index - 1 } : null;
  if (direction === 'down')
    return index < siblings.length - 1 ? { parent: pathOf(place.parent), index: index + 1 } : null;
  if (direction === 'in') {
    const before = siblings[index - 1];
    return before && holdsNodes(before) ? { parent: before.path, index: before.children.length } : null;
  }
  const around = place.parent && placeOf(place.parent, outline);
  if (!place.parent || place.parent.isEntry || !around) return null;
  return { parent: pathOf(around.parent), index: propertiesOf(around.siblings).indexOf(place.parent) + 1 };
}

export type DropPosition = 'before' | 'inside' | 'after';

/** The target of a node that is dropped on another one. */
export function dropTarget(
  moved: OutlineNode,
  onto: OutlineNode,
  position: DropPosition,
  outline: readonly OutlineNode[],
): Target | null {
  if (position === 'inside') return { parent: onto.path, index: onto.children.length };
  const place = placeOf(onto, outline);
  if (!place || onto.isEntry || moved.isEntry) return null;
  const siblings = propertiesOf(place.siblings).filter(({ pointer }) => pointer !== moved.pointer);
  const index = siblings.findIndex(({ pointer }) => pointer === onto.pointer);
  return { parent: pathOf(place.parent), index: position === 'before' ? index : index + 1 };
}

/** Where a pointer is over a row: a row that holds nodes has a middle. */
export function positionIn(fraction: number, onto: OutlineNode): DropPosition {
  if (!holdsNodes(onto)) return fraction < 0.5 ? 'before' : 'after';
  if (fraction < 0.3) return 'before';
  return fraction > 0.7 && onto.children.length === 0 ? 'after' : 'inside';
}
