import type { ArrayField } from '@formily/core';
import { ArrayBase } from '@formily/antd/esm/array-base';
import { observer, RecursionField, useField, useFieldSchema } from '@formily/react';
import type { Schema } from '@formily/json-schema';
import Tabs from 'antd/es/tabs';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useReveal } from '../../reveal';
import formStyles from '../../form.module.css';
import { ArrayFrame } from './frame';
import { Addition, Remove } from './parts';

/**
 * A tab for each row. Formily's own shows a row that does not exist while the list is empty, adds rows without a value,
 * and puts its buttons among the tabs.
 */
export const ArrayTabs = observer(() => {
  const intl = useIntl();
  const field = useField<ArrayField>();
  const items = useFieldSchema().items as Schema | undefined;
  const [open, setOpen] = useState('0');
  const root = useRef<HTMLDivElement>(null);
  useReveal(root, setOpen);
  const rows: unknown[] = Array.isArray(field.value) ? field.value : [];
  const last = Math.max(rows.length - 1, 0);
  const title = typeof field.title === 'string' ? field.title : '';
  return (
    <ArrayFrame>
      <ArrayBase onAdd={(index: number) => setOpen(String(index))}>
        <div ref={root} data-panes="">
          <Tabs
            type="card"
            activeKey={String(Math.min(Number(open), last))}
            onChange={setOpen}
            items={rows.map((_, index) => ({
              key: String(index),
              label: intl.formatMessage({ id: 'form.rowTab' }, { title, row: index + 1 }),
              forceRender: true,
              children: (
                <ArrayBase.Item index={index} record={() => (field.value as unknown[])[index]}>
                  <div className={formStyles.fields} data-pane={String(index)}>
                    {items ? <RecursionField schema={items} name={index} /> : null}
                  </div>
                  <Remove title={intl.formatMessage({ id: 'form.transferRemove' })} />
                </ArrayBase.Item>
              ),
            }))}
          />
        </div>
        <Addition title={intl.formatMessage({ id: 'form.rowAdd' })} />
      </ArrayBase>
    </ArrayFrame>
  );
});
