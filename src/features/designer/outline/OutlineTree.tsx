import { useEffect, useId, useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocale } from '@/i18n/useLocale';
import { isPart } from '@/rules/forms/components';
import { localise } from '@/rules/locales';
import { classes } from '@/ui/classes';
import { Icon } from '@/ui/controls/Icon';
import { componentName } from '../document/componentNames';
import { moveNode } from '../document/edits';
import type { OutlineNode } from '../document/outline';
import type { StudioDocument } from '../studio/useDocument';
import { dropTarget, placeOf, positionIn, targetOf, type Direction, type DropPosition } from './treeMoves';
import styles from './OutlineTree.module.css';

interface OutlineTreeProps {
  document: StudioDocument;
  /** The number of problems of each node, by pointer. */
  problemCounts: ReadonlyMap<string, number>;
  onRemove: () => void;
  onDuplicate: () => void;
  /** Moves the focus to the properties. */
  onOpen: () => void;
  announce: (message: string) => void;
}

interface Row {
  node: OutlineNode;
  level: number;
  position: number;
  count: number;
}

const toRows = (nodes: readonly OutlineNode[], closed: ReadonlySet<string>, level: number): Row[] =>
  nodes.flatMap((node, index) => [
    { node, level, position: index + 1, count: nodes.length },
    ...(closed.has(node.pointer) ? [] : toRows(node.children, closed, level + 1)),
  ]);

const MOVES: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** How nodes are called: by their title, else by their component or name. */
export function useNodeNames() {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const kindOf = ({ component, type, isEntry }: OutlineNode): string => {
    if (isEntry) return formatMessage({ id: 'designer.entry' });
    const name = componentName(component);
    return name ? localise(name, locale) : (component ?? type);
  };
  const nameOf = (node: OutlineNode): string =>
    localise(node.title, locale) || (node.isEntry || isPart(node.component) ? kindOf(node) : node.name);
  return { nameOf, kindOf };
}

/** Dragging a row over others. */
function useDragging({ outline, text, edit, isEditable }: StudioDocument) {
  const [moved, setMoved] = useState<OutlineNode | null>(null);
  const [over, setOver] = useState<{ pointer: string; position: DropPosition } | null>(null);
  const end = () => {
    setMoved(null);
    setOver(null);
  };
  const handlers = (node: OutlineNode) => ({
    draggable: isEditable && !node.isEntry,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', node.name);
      setMoved(node);
    },
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!moved || moved.pointer === node.pointer || node.pointer.startsWith(`${moved.pointer}/`)) return;
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const position = positionIn((event.clientY - top) / height, node);
      if (over?.pointer !== node.pointer || over.position !== position) setOver({ pointer: node.pointer, position });
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const target = moved && over && dropTarget(moved, node, over.position, outline);
      const change = target && moveNode(text, moved.path, target);
      if (change) edit(change);
      end();
    },
    onDragEnd: end,
    'data-drop': over?.pointer === node.pointer ? over.position : undefined,
  });
  return handlers;
}

/** The nodes of the form as a tree (ARIA Authoring Practices); Alt and an arrow key moves a node. */
export function OutlineTree(props: OutlineTreeProps) {
  const { document, problemCounts, onRemove, onDuplicate, onOpen, announce } = props;
  const { outline, nodes, selected, select, edit, text, isEditable } = document;
  const { formatMessage } = useIntl();
  const { nameOf, kindOf } = useNodeNames();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef(false);
  const helpId = useId();
  const rows = toRows(outline, closed, 2);
  const dragging = useDragging(document);
  const pointer = selected?.pointer ?? '';
  const selectedItem = () => list.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]');
  useEffect(() => {
    // The focus follows a node that was moved or whose neighbour was removed.
    if (focused.current) selectedItem()?.focus();
  }, [pointer, text]);
  useEffect(() => {
    if (!focused.current) selectedItem()?.scrollIntoView({ block: 'nearest' });
  }, [pointer]);

  const toggle = (node: OutlineNode, isClosed: boolean) =>
    setClosed((before) => {
      const after = new Set(before);
      if (isClosed) after.add(node.pointer);
      else after.delete(node.pointer);
      return after;
    });
  const move = (node: OutlineNode, direction: Direction) => {
    const target = targetOf(node, outline, direction);
    const change = target && moveNode(text, node.path, target);
    if (!change) return announce(formatMessage({ id: 'designer.notMoved' }, { name: nameOf(node) }));
    edit(change);
    const around = nodes.get(change.selected.replace(/\/properties\/[^/]*$/, ''));
    announce(
      formatMessage(
        { id: around ? 'designer.movedWithin' : 'designer.moved' },
        { name: nameOf(node), position: target.index + 1, group: around && nameOf(around) },
      ),
    );
  };
  const goTo = (index: number) => {
    const row = rows[Math.min(Math.max(index, -1), rows.length - 1)];
    select(row?.node.pointer ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ node }) => node.pointer === pointer);
    const node = rows[at]?.node;
    const direction = event.altKey ? MOVES[event.key] : undefined;
    const isDuplicate = (event.ctrlKey || event.metaKey) && event.key === 'd';
    if (direction && node && isEditable) move(node, direction);
    else if (isDuplicate && node && isEditable) onDuplicate();
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (event.key === 'ArrowDown') goTo(at + 1);
    else if (event.key === 'ArrowUp') goTo(at - 1);
    else if (event.key === 'Home') goTo(-1);
    else if (event.key === 'End') goTo(rows.length - 1);
    else if (event.key === 'ArrowRight' && node) {
      if (closed.has(pointer)) toggle(node, false);
      else if (node.children[0]) select(node.children[0].pointer);
    } else if (event.key === 'ArrowLeft' && node) {
      if (node.children.length > 0 && !closed.has(pointer)) toggle(node, true);
      else select(placeOf(node, outline)?.parent?.pointer ?? '');
    } else if (event.key === 'Delete' && node && isEditable) onRemove();
    else if (event.key === 'Enter') onOpen();
    else return;
    event.preventDefault();
  };
  return (
    <>
      <ul
        ref={list}
        role="tree"
        className={styles.tree}
        aria-label={formatMessage({ id: 'designer.outline' })}
        aria-describedby={helpId}
        onKeyDown={onKeyDown}
        onFocus={() => (focused.current = true)}
        onBlur={() => (focused.current = false)}
      >
        <li
          role="treeitem"
          aria-level={1}
          aria-expanded
          aria-selected={!selected}
          tabIndex={selected ? -1 : 0}
          className={styles.item}
          onClick={() => select('')}
        >
          <span className={styles.name}>{formatMessage({ id: 'designer.wholeForm' })}</span>
        </li>
        {rows.map(({ node, level, position, count }) => {
          const isClosed = closed.has(node.pointer);
          const problems = problemCounts.get(node.pointer) ?? 0;
          return (
            <li
              key={node.pointer}
              role="treeitem"
              aria-level={level}
              aria-posinset={position}
              aria-setsize={count}
              aria-expanded={node.children.length > 0 ? !isClosed : undefined}
              aria-selected={node.pointer === pointer}
              tabIndex={node.pointer === pointer ? 0 : -1}
              className={styles.item}
              style={{ paddingInlineStart: `calc(var(--space-2) + ${(level - 1) * 16}px)` }}
              onClick={() => select(node.pointer)}
              {...dragging(node)}
            >
              <span
                className={classes(styles.toggle, node.children.length === 0 && styles.leaf)}
                aria-hidden="true"
                onClick={(event) => {
                  event.stopPropagation();
                  toggle(node, !isClosed);
                }}
              >
                <Icon name={isClosed ? 'chevron' : 'chevron-down'} size={14} />
              </span>
              <span className={styles.name}>{nameOf(node)}</span>
              <span className={styles.kind}>{kindOf(node)}</span>
              {problems > 0 && (
                <span className={styles.count}>
                  {formatMessage({ id: 'designer.problemCount' }, { count: problems })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p id={helpId} className={styles.help}>
        {formatMessage({ id: 'designer.outlineHelp' })}
      </p>
    </>
  );
}
