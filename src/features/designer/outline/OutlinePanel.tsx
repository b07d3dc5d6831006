import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { LocatedProblem } from '@/rules/forms/check/problem';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import { addPane, insertComponent } from '../document/insert';
import { duplicateNode, moveNode, removeNode } from '../document/edits';
import { paneOf } from '../document/newNodes';
import { OutlineTree, useNodeNames } from './OutlineTree';
import { Palette } from './Palette';
import { targetOf, type Direction } from './treeMoves';
import type { StudioDocument } from '../studio/useDocument';
import styles from './OutlinePanel.module.css';

interface OutlinePanelProps {
  document: StudioDocument;
  problems: readonly LocatedProblem[];
  onUndo: () => void;
  onRedo: () => void;
  /** Moves the focus to the properties. */
  onOpen: () => void;
}

/** How many problems each node has, without those of the nodes in it. */
function countProblems(problems: readonly LocatedProblem[], { nodes }: StudioDocument): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { pointer } of problems) {
    let at = pointer;
    while (at !== '' && !nodes.has(at)) at = at.slice(0, at.lastIndexOf('/'));
    if (at !== '') counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return counts;
}

/** The outline with its tools: add, move, copy, remove, undo. */
export function OutlinePanel({ document, problems, onUndo, onRedo, onOpen }: OutlinePanelProps) {
  const { formatMessage } = useIntl();
  const { nameOf } = useNodeNames();
  const { selected, outline, text, edit, isEditable } = document;
  const [isAdding, setIsAdding] = useState(false);
  const [status, setStatus] = useState('');
  const announce = useCallback((message: string) => setStatus(message), []);
  const problemCounts = useMemo(() => countProblems(problems, document), [problems, document]);
  const isEntry = selected?.isEntry ?? true;
  const pane = paneOf(selected?.component);

  const add = (component: string) => {
    setIsAdding(false);
    const isPane = component === pane && selected;
    const change = isPane ? addPane(text, selected) : insertComponent(text, component, selected, outline);
    edit(change);
    onOpen();
  };
  const remove = () => {
    if (!selected) return;
    edit(removeNode(text, selected.path));
    announce(formatMessage({ id: 'designer.removed' }, { name: nameOf(selected) }));
  };
  const duplicate = () => selected && edit(duplicateNode(text, selected.path));
  const move = (direction: Direction) => {
    const target = selected && targetOf(selected, outline, direction);
    const change = target && moveNode(text, selected.path, target);
    if (change) edit(change);
  };
  const tool = (message: MessageDescriptor, run: () => void, isDisabled: boolean) => (
    <Button variant="quiet" size="small" className={styles.tool} disabled={isDisabled} onClick={run}>
      <FormattedMessage {...message} />
    </Button>
  );
  return (
    <div className={styles.panel}>
      <div className={styles.tools} role="group" aria-label={formatMessage({ id: 'designer.tools' })}>
        <Button size="small" className={styles.tool} disabled={!isEditable} onClick={() => setIsAdding(true)}>
          <Icon name="plus" size={16} /> <FormattedMessage id="designer.add" />
        </Button>
        {tool({ id: 'designer.moveUp' }, () => move('up'), !isEditable || isEntry)}
        {tool({ id: 'designer.moveDown' }, () => move('down'), !isEditable || isEntry)}
        {tool({ id: 'designer.duplicate' }, () => duplicate(), !isEditable || isEntry)}
        {tool({ id: 'designer.remove' }, remove, !isEditable || isEntry)}
        {tool({ id: 'designer.undo' }, onUndo, false)}
        {tool({ id: 'designer.redo' }, onRedo, false)}
      </div>
      <OutlineTree
        document={document}
        problemCounts={problemCounts}
        onRemove={remove}
        onDuplicate={duplicate}
        onOpen={onOpen}
        announce={announce}
      />
      <p className={styles.status} role="status">
        {status}
      </p>
      {isAdding && <Palette pane={pane} onChoose={add} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
