import { ArrayBase } from '@formily/antd/esm/array-base';
import { SortableContainer, SortableElement } from '@formily/antd/esm/__builtins__';
import type { ArrayField } from '@formily/core';
import { observer, RecursionField, useField, useFieldSchema } from '@formily/react';
import type { Schema } from '@formily/json-schema';
import Table, { type TableProps } from 'antd/es/table';
import { useState, type ComponentType, type HTMLAttributes, type ReactNode } from 'react';
import { ArrayAddition, ArrayFrame } from './frame';

interface Row {
  index: number;
}

/** dnd-kit adds elements of its own, so it surrounds the table: Formily's is within it, which is not valid HTML. */
const Sortable = SortableContainer(({ children }: { children?: ReactNode }) => <>{children}</>) as ComponentType<{
  list: unknown[];
  onSortEnd: (event: { oldIndex: number; newIndex: number }) => void;
  children: ReactNode;
}>;

const SortableRow = SortableElement((props: HTMLAttributes<HTMLTableRowElement>) => (
  <tr {...props} />
)) as unknown as ComponentType<HTMLAttributes<HTMLTableRowElement> & { index: number; lockAxis: 'y' }>;

const BodyRow = ({ style, ...props }: HTMLAttributes<HTMLTableRowElement> & { 'data-row-key'?: number }) => (
  // A finger on a row scrolls the page.
  <SortableRow {...props} index={props['data-row-key'] ?? 0} lockAxis="y" style={{ ...style, touchAction: 'auto' }} />
);

/** The columns of a row, also within layouts. */
const columnsIn = (schema: Schema): Schema[] =>
  String(schema['x-component']).endsWith('Column')
    ? [schema]
    : schema.reduceProperties((found: Schema[], child: Schema) => [...found, ...columnsIn(child)], []);

interface ArrayTableProps extends Pick<TableProps<Row>, 'bordered' | 'size' | 'scroll'> {
  pagination?: boolean | { pageSize?: number };
}

const PAGE_SIZE = 10;

/**
 * A table: a row for each entry, a column for each field. Formily's own writes the number of each row into the answers.
 */
export const ArrayTable = observer(({ pagination = false, bordered = true, size, scroll }: ArrayTableProps) => {
  const field = useField<ArrayField>();
  const items = useFieldSchema().items as Schema;
  const [page, setPage] = useState(1);
  const rows: unknown[] = Array.isArray(field.value) ? field.value : [];
  const columns = columnsIn(items).map((schema) => {
    const state = field.query(field.address.concat(String(schema.name))).take();
    return {
      schema,
      isVisible: (state?.display ?? 'visible') === 'visible',
      props: state?.componentProps ?? schema['x-component-props'],
    };
  });
  const pageSize = (typeof pagination === 'object' ? pagination.pageSize : undefined) ?? PAGE_SIZE;
  return (
    <ArrayFrame>
      <ArrayBase onAdd={(index: number) => setPage(Math.floor(index / pageSize) + 1)}>
        <Sortable list={rows} onSortEnd={({ oldIndex, newIndex }) => void field.move(oldIndex, newIndex)}>
          <Table<Row>
            size={size ?? 'middle'}
            bordered={bordered}
            scroll={scroll ?? { x: 'max-content' }}
            rowKey="index"
            dataSource={rows.map((_, index) => ({ index }))}
            pagination={pagination !== false && { pageSize, current: page, onChange: setPage }}
            components={{ body: { row: BodyRow } }}
            columns={columns
              .filter(({ isVisible }) => isVisible)
              .map(({ schema, props }) => ({
                ...props,
                key: String(schema.name),
                render: (_: unknown, { index }: Row) => (
                  <ArrayBase.Item index={index} record={() => (field.value as unknown[])[index]}>
                    <RecursionField schema={schema} name={index} onlyRenderProperties />
                  </ArrayBase.Item>
                ),
              }))}
          />
        </Sortable>
        {/* The state of each column. */}
        {columns.map(({ schema }) => (
          <RecursionField key={schema.name} schema={schema} name={schema.name} onlyRenderSelf />
        ))}
        <ArrayAddition />
      </ArrayBase>
    </ArrayFrame>
  );
});

/** A column; the table reads its title and width. */
export const Column = () => null;
