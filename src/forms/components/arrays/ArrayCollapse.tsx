import { ArrayBase } from '@formily/antd/esm/array-base';
import type { ArrayField } from '@formily/core';
import { observer, RecursionField, useField, useFieldSchema } from '@formily/react';
import type { Schema } from '@formily/json-schema';
import Collapse from 'antd/es/collapse';
import { useRef, useState, type ReactNode } from 'react';
import { useReveal } from '../../reveal';
import formStyles from '../../form.module.css';
import { openBySpace, panelIcon } from '../layouts/panes';
import { ArrayAddition, ArrayFrame } from './frame';

interface ArrayCollapseProps {
  accordion?: boolean;
  defaultOpenPanelCount?: number;
}

const isNumber = (schema: Schema) => String(schema['x-component']).endsWith('_Index');
const isButton = (schema: Schema) => /_(Remove|MoveUp|MoveDown|Copy|SortHandle)$/.test(String(schema['x-component']));

/**
 * A panel for each row. Formily's own needs panels without a title to have properties, and as an accordion makes tabs of
 * them, with fields between the tabs. Only the title opens a panel: its header has buttons too.
 */
export const ArrayCollapse = observer(({ accordion = false, defaultOpenPanelCount = 5 }: ArrayCollapseProps) => {
  const field = useField<ArrayField>();
  const items = useFieldSchema().items as Schema;
  const rows: unknown[] = Array.isArray(field.value) ? field.value : [];
  const [open, setOpen] = useState(() =>
    rows.map((_, index) => String(index)).slice(0, accordion ? 1 : defaultOpenPanelCount),
  );
  const root = useRef<HTMLDivElement>(null);
  const show = (key: string) => setOpen((all) => (accordion ? [key] : [...all, key]));
  useReveal(root, show);
  const titleOf = (index: number): ReactNode => {
    const props = field.query(field.address.concat(index)).get('componentProps') as { header?: string } | undefined;
    return (
      props?.header ??
      (items['x-component-props'] as { header?: string } | undefined)?.header ??
      items.title ??
      field.title
    );
  };
  const row = (index: number, isShown: (schema: Schema) => boolean, onlyProperties: boolean) => (
    <ArrayBase.Item index={index} record={() => (field.value as unknown[])[index]}>
      <RecursionField schema={items} name={index} filterProperties={isShown} onlyRenderProperties={onlyProperties} />
    </ArrayBase.Item>
  );
  return (
    <ArrayFrame>
      <ArrayBase onAdd={(index: number) => show(String(index))}>
        <div ref={root} data-panes="" onKeyDown={openBySpace}>
          {rows.length === 0 ? null : (
            <Collapse
              collapsible="header"
              activeKey={open}
              onChange={(keys) => setOpen(accordion ? keys.slice(-1) : keys)}
              items={rows.map((_, index) => ({
                key: String(index),
                forceRender: true,
                showArrow: false,
                label: (
                  <>
                    {panelIcon({ isActive: open.includes(String(index)) })} {row(index, isNumber, true)}{' '}
                    {titleOf(index)}
                  </>
                ),
                extra: row(index, isButton, true),
                children: (
                  <div className={formStyles.fields} data-pane={String(index)}>
                    {row(index, (schema) => !isNumber(schema) && !isButton(schema), false)}
                  </div>
                ),
              }))}
            />
          )}
        </div>
        <ArrayAddition />
      </ArrayBase>
    </ArrayFrame>
  );
});

/** The panel of a row; the list reads its title. */
export const CollapsePanel = ({ children }: { children?: ReactNode }) => children;
