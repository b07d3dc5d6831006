/** The form in the editor as all views of it see it: its JSON, its outline, the selected node, and edits. */
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Edit } from '../document/edits';
import { findNodeAtLocation, getLocation, parseTree } from 'jsonc-parser';
import { isWithinLimits } from '@/rules/forms/source';
import { isObject } from '@/rules/forms/json';
import { flatten, readOutline, toPointer, type OutlineNode } from '../document/outline';

export interface StudioDocument {
  /** The text that `value` was read from; edits start from it. */
  text: string;
  value: unknown;
  /** Whether nodes can be changed: the text is a form's JSON, and it is a draft. */
  isEditable: boolean;
  /** Whether the text is a JSON object; otherwise the views show its last state that was. */
  isReadable: boolean;
  outline: readonly OutlineNode[];
  /** All nodes by pointer. */
  nodes: ReadonlyMap<string, OutlineNode>;
  /** Undefined for the form itself. */
  selected: OutlineNode | undefined;
  select: (pointer: string) => void;
  /** The newest text, for an edit that is made later than its event. */
  latestText: () => string;
  /** Replaces the text as a step of undo, and selects a node. Typing in quick succession is one step. */
  edit: (edit: Edit | string, kind?: 'typing') => void;
}

/** @returns undefined for a text that is not JSON, or exceeds the limits of a form file */
export function readJson(text: string): unknown {
  // The outline is built recursively, so excessive nesting is excluded.
  if (!isWithinLimits(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function useDocument(
  text: string,
  isDraft: boolean,
  replace: (text: string, isTyping: boolean) => void,
): StudioDocument {
  const value = useMemo(() => readJson(text), [text]);
  const isReadable = isObject(value);
  const [last, setLast] = useState({ text, value });
  if (isReadable && last.text !== text) setLast({ text, value });
  const current = isReadable ? { text, value } : last;
  const outline = useMemo(() => readOutline(current.value), [current.value]);
  const nodes = useMemo(() => new Map(flatten(outline).map((node) => [node.pointer, node])), [outline]);
  const [pointer, setPointer] = useState('');
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const latestText = useCallback(() => latest.current, []);
  const edit = useCallback(
    (change: Edit | string, kind?: 'typing') => {
      if (typeof change !== 'string') setPointer(change.selected);
      latest.current = typeof change === 'string' ? change : change.text;
      replace(latest.current, kind === 'typing');
    },
    [replace],
  );
  return {
    ...current,
    isEditable: isDraft && isReadable && isObject(value['schema']),
    isReadable,
    outline,
    nodes,
    selected: nodes.get(pointer),
    select: setPointer,
    latestText,
    edit,
  };
}

/** The offset of a node in the text. */
export const offsetOfNode = (text: string, { path }: OutlineNode): number | undefined => {
  const tree = parseTree(text);
  return tree && findNodeAtLocation(tree, path)?.parent?.offset;
};

/** The pointer of the node around an offset; empty outside of all nodes. */
export function nodeAtOffset(text: string, offset: number, { nodes }: StudioDocument): string {
  const { path } = isWithinLimits(text) ? getLocation(text, offset) : { path: [] };
  for (let length = path.length; length > 0; length -= 1) {
    const pointer = toPointer(path.slice(0, length));
    if (nodes.has(pointer)) return pointer;
  }
  return '';
}

/** Undo and redo from anywhere in the workspace; a text input has its own. */
export function undoKeys(event: KeyboardEvent, undo: () => void, redo: () => void): void {
  const { target, key } = event;
  const isTextInput =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  if (isTextInput || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  const isRedo = key === 'y' || (key.toLowerCase() === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  if (isRedo) redo();
  else undo();
}
