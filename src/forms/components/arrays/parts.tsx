/** The parts of a row, and the button that adds one: real buttons that name their row. */
import { ArrayBase } from '@formily/antd/esm/array-base';
import { useSortableItem } from '@formily/antd/esm/__builtins__';
import type { ArrayField } from '@formily/core';
import { observer, useField } from '@formily/react';
import { MenuOutlined } from '@ant-design/icons';
import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useFormKit } from '../../kit';
import type { FieldSchema } from '@/rules/forms/types';
import type { AnyComponent } from '../accessible';
import { useArrayFrame } from './frame';
import styles from './arrays.module.css';

interface PartProps {
  title?: string;
  /** Where a row is added. */
  method?: 'push' | 'unshift';
}

type RowMessage = Extract<
  MessageDescriptor['id'],
  'form.rowRemove' | 'form.rowUp' | 'form.rowDown' | 'form.rowCopy' | 'form.rowDrag'
>;

/** The list around a part, and the index of its row. */
function useRow() {
  const array = ArrayBase.useArray();
  return { index: ArrayBase.useIndex(), field: array?.field as ArrayField };
}

const lengthOf = ({ value }: ArrayField): number => (Array.isArray(value) ? value.length : 0);

/** A button of a row; `act` runs before Formily changes the list. */
const rowButton = (
  part: 'Remove' | 'MoveUp' | 'MoveDown' | 'Copy',
  id: RowMessage,
  act: (frame: ReturnType<typeof useArrayFrame>, index: number, field: ArrayField) => void,
) => {
  const Button = ArrayBase[part] as unknown as AnyComponent;
  return observer((props: PartProps) => {
    const intl = useIntl();
    const frame = useArrayFrame();
    const { index, field } = useRow();
    const { isReached } = useLimit(field);
    const isLimited = part === 'Copy' && isReached;
    const row = index + 1;
    const { title } = props;
    return (
      <Button
        {...props}
        type="text"
        className={styles.part}
        style={{ padding: undefined, width: undefined, height: undefined }}
        data-part={part}
        aria-label={
          title ? intl.formatMessage({ id: 'form.rowTab' }, { title, row }) : intl.formatMessage({ id }, { row })
        }
        aria-disabled={isLimited || undefined}
        onClick={(event: MouseEvent) => {
          if (isLimited) event.preventDefault();
          else act(frame, index, field);
        }}
      />
    );
  });
};

export const Remove = rowButton('Remove', 'form.rowRemove', (frame, index) => frame.removed(index));
export const Copy = rowButton('Copy', 'form.rowCopy', (frame, index) => frame.added(index + 1));
export const MoveUp = rowButton('MoveUp', 'form.rowUp', (frame, index, field) =>
  // Formily moves the first row to the end, and the last to the beginning.
  frame.moved('MoveUp', index, index === 0 ? lengthOf(field) - 1 : index - 1),
);
export const MoveDown = rowButton('MoveDown', 'form.rowDown', (frame, index, field) =>
  frame.moved('MoveDown', index, index === lengthOf(field) - 1 ? 0 : index + 1),
);

/** The greatest number of rows of a list, and whether it is reached. */
export function useLimit(field: ArrayField): { limit: number | undefined; isReached: boolean } {
  const { maxItems } = useFormKit().nodeOf(field).schema as FieldSchema;
  return { limit: maxItems, isReached: maxItems !== undefined && lengthOf(field) >= maxItems };
}

const AddButton = ArrayBase.Addition as unknown as AnyComponent;

/** The button that adds a row; at the limit it stays reachable and says why it does nothing. */
export const Addition = observer((props: PartProps) => {
  const intl = useIntl();
  const frame = useArrayFrame();
  const { field } = useRow();
  const self = useField();
  const { limit, isReached } = useLimit(field);
  const limitId = useId();
  const title = props.title ?? (self.title as string | undefined) ?? intl.formatMessage({ id: 'form.rowAdd' });
  return (
    <>
      <AddButton
        {...props}
        title={title}
        className={styles.addition}
        data-part="Addition"
        aria-disabled={isReached || undefined}
        aria-describedby={isReached ? limitId : undefined}
        onClickCapture={(event: MouseEvent) => {
          if (isReached) event.stopPropagation();
        }}
        onClick={() => frame.added(props.method === 'unshift' ? 0 : lengthOf(field) - 1)}
      />
      {isReached && limit !== undefined ? (
        <p className={styles.limit} id={limitId}>
          {intl.formatMessage({ id: 'form.rowLimit' }, { count: limit })}
        </p>
      ) : null}
    </>
  );
});

/** The number of the row. */
export const Index = ArrayBase.Index;

/** Drags the row; the arrow keys move it too. */
export const SortHandle = observer(() => {
  const intl = useIntl();
  const frame = useArrayFrame();
  const { index, field } = useRow();
  const { listeners, setActivatorNodeRef } = useSortableItem() as Partial<ReturnType<typeof useSortableItem>>;
  if (field.pattern !== 'editable') return null;
  const move = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const target = index + (step ?? 0);
    if (step === undefined || target < 0 || target >= lengthOf(field)) return;
    event.preventDefault();
    void field.move(index, target);
    frame.moved('SortHandle', index, target);
  };
  return (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={styles.handle}
      data-part="SortHandle"
      aria-label={intl.formatMessage({ id: 'form.rowDrag' }, { row: index + 1 })}
      onPointerDown={listeners?.['onPointerDown'] as never}
      onKeyDown={move}
    >
      <MenuOutlined aria-hidden="true" />
    </button>
  );
});
