/** What steps, tabs and panels have in common. */
import { RightOutlined } from '@ant-design/icons';
import { isField, type Field, type GeneralField } from '@formily/core';
import type { Schema } from '@formily/json-schema';
import { observer, RecursionField, useField, useFieldSchema } from '@formily/react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import formStyles from '../../form.module.css';
import styles from './panes.module.css';

export interface Pane {
  name: string;
  title: string;
  description: string | undefined;
  schema: Schema;
}

/** The visible panes within a layout; `part` is the last part of their component's name. */
export function usePanes(part: string): Pane[] {
  const field = useField();
  const panes: Pane[] = [];
  useFieldSchema().mapProperties((schema, name) => {
    if (!String(schema['x-component']).endsWith(part)) return;
    const pane = field.query(field.address.concat(name)).take();
    if (pane && pane.display !== 'visible') return;
    const props: Record<string, unknown> = { ...schema['x-component-props'], ...pane?.componentProps };
    const title = props['title'] ?? props['tab'] ?? props['header'] ?? pane?.title ?? schema.title;
    panes.push({
      name: String(name),
      title: String(title ?? ''),
      description: props['description'] as string | undefined,
      schema,
    });
  });
  return panes;
}

/** The fields of a pane. They always exist, so that they are judged as on the server whatever pane is open. */
export function PaneFields({ pane }: { pane: Pane }) {
  return (
    <div className={formStyles.fields} data-pane={pane.name}>
      <RecursionField schema={pane.schema} name={pane.name} />
    </div>
  );
}

/** The visible fields of a pane with values, in the order of the form. */
export const fieldsOfPane = (layout: GeneralField, name: string): Field[] =>
  layout.form
    .query(`${layout.address.concat(name).toString()}.*`)
    .map((field) => field)
    .filter((field): field is Field => isField(field) && field.display === 'visible');

/** The header of a panel is a button, but antd's reacts to Enter only. */
export function openBySpace(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('[role="button"][aria-expanded]')) return;
  event.preventDefault();
  target.click();
}

/** The arrow of a panel; antd's own speaks English. */
export const panelIcon = ({ isActive }: { isActive?: boolean }) => (
  <RightOutlined rotate={isActive ? 90 : 0} aria-hidden="true" />
);

/** The title of a pane with the number of its errors. */
export const PaneTitle = observer(({ pane }: { pane: Pane }) => {
  const intl = useIntl();
  const layout = useField();
  const count = fieldsOfPane(layout, pane.name).filter(({ selfErrors }) => selfErrors.length > 0).length;
  return (
    <>
      {pane.title}
      {count === 0 ? null : (
        <span className={styles.count} aria-label={intl.formatMessage({ id: 'form.paneErrors' }, { count })} role="img">
          {count}
        </span>
      )}
    </>
  );
});
