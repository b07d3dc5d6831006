import { SelectTable as FormilySelectTable } from '@formily/antd/esm/select-table';
import { observer } from '@formily/react';
import { useIntl } from 'react-intl';
import { ControlGroup, setAttributes, type AnyComponent, type FieldProps } from '../accessible';
import { useControl } from '../../useControl';
import type { Option } from '@/rules/forms/types';

const Table = FormilySelectTable as unknown as AnyComponent;

/** Chosen keys in the order of the options, so that the same choice is the same answer. */
const inOrder = (options: readonly Option[], keys: readonly unknown[]) => {
  const all = options.flatMap(({ value, ...rest }) => [(rest as { key?: string }).key ?? value, value]);
  return [...keys].sort((one, other) => all.indexOf(one as string) - all.indexOf(other as string));
};

/** One or more rows of a table. */
export const SelectTable = observer((props: FieldProps) => {
  const intl = useIntl();
  const { field, schema } = useControl();
  const title = typeof field.title === 'string' ? field.title : '';
  return (
    <ControlGroup
      complete={(root) => {
        setAttributes(root.querySelector('thead input'), {
          'aria-label': intl.formatMessage({ id: 'form.selectAll' }, { title }),
        });
        setAttributes(root.querySelector('input[type="search"]'), {
          'aria-label': intl.formatMessage({ id: 'form.search' }),
        });
      }}
    >
      <Table
        {...props}
        onChange={(value: unknown) =>
          props.onChange?.(Array.isArray(value) ? inOrder(schema.enum ?? [], value) : value)
        }
        rowSelection={{ getCheckboxProps: (row: { label?: string }) => ({ 'aria-label': row.label }) }}
      />
    </ControlGroup>
  );
});

/** A column; the table reads its title and name. */
export const Column = FormilySelectTable.Column;
