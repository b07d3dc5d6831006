/** Components that arrange fields and have no value. */
import { choice, common, flag, number, size, text } from './props';
import type { ComponentDefinition, PropSchema } from './types';

const columns = (description: string): PropSchema => ({
  anyOf: [
    { type: 'integer', minimum: 1, maximum: 12, description },
    { type: 'array', maxItems: 6, items: { type: 'integer', minimum: 1, maximum: 12, description }, description },
  ],
  description,
});

const gap = (description: string): PropSchema => ({ type: 'integer', minimum: 0, maximum: 200, description });

const layout = (description: string, props: ComponentDefinition['props'] = {}): ComponentDefinition => ({
  kind: 'layout',
  description,
  types: ['void', 'object'],
  props: { ...common, ...props },
});

const part = (
  description: string,
  within: readonly string[],
  props: ComponentDefinition['props'] = {},
): ComponentDefinition => ({ kind: 'part', description, types: ['void'], within, props: { ...common, ...props } });

/** Components of @formily/antd, and Card and Space of antd. */
export const formilyLayouts: Record<string, ComponentDefinition> = {
  FormLayout: layout('Sets the layout of all fields in it.', {
    layout: choice('Where labels stand.', 'vertical', 'horizontal', 'inline'),
    ...size,
    labelCol: number('The columns of a label, of 24.', 0, 24),
    wrapperCol: number('The columns of a control, of 24.', 0, 24),
    labelAlign: choice('How labels are aligned.', 'left', 'right'),
    colon: flag('Whether a label ends with a colon.'),
  }),
  FormGrid: layout('A grid of columns that adapts to the width of the screen.', {
    minColumns: columns('The least number of columns.'),
    maxColumns: columns('The greatest number of columns.'),
    minWidth: number('The least width of a column in pixels.', 50, 2000),
    maxWidth: number('The greatest width of a column in pixels.', 50, 2000),
    columnGap: gap('The distance between columns in pixels.'),
    rowGap: gap('The distance between rows in pixels.'),
  }),
  'FormGrid.GridColumn': layout('A cell of a grid.', {
    gridSpan: { type: 'integer', minimum: 1, maximum: 12, description: 'How many columns it covers.' },
  }),
  Space: layout('Fields in a row.', {
    direction: choice('The direction.', 'horizontal', 'vertical'),
    align: choice('How they are aligned.', 'start', 'end', 'center', 'baseline'),
    size: choice('The distance between them.', 'small', 'middle', 'large'),
    wrap: flag('Whether the row breaks where there is no room.'),
  }),
  Card: layout('A frame with a title.', { title: text('The title; without it that of the node.') }),
  FormItem: layout('A label for a group of fields.', {}),
  FormStep: layout('Steps, one after the other; the next opens when the step has no errors.'),
  'FormStep.StepPane': part('A step.', ['FormStep'], {
    title: text('The title of the step.'),
    description: text('A line under the title.'),
  }),
  FormTab: layout('Tabs, in any order.', { tabPosition: choice('Where the tabs stand.', 'top', 'left') }),
  'FormTab.TabPane': part('A tab.', ['FormTab'], { tab: text('The title of the tab.') }),
  FormCollapse: layout('Panels that open and close.', {
    accordion: flag('Whether only one panel is open.'),
    defaultOpenPanelCount: { type: 'integer', minimum: 0, maximum: 50, description: 'How many are open at first.' },
  }),
  'FormCollapse.CollapsePanel': part('A panel.', ['FormCollapse'], { header: text('The title of the panel.') }),
  'Editable.Popover': layout('Fields in a small window; the page shows their title.'),
};

/** Components of the exhibition. */
export const ownLayouts = {
  Section: layout('A line and a heading over its fields.'),
  ExitNote: layout('Why the form cannot be sent: its title. Needs x-visible; while it is shown, nobody can go on.'),
  PhoneNumber: layout('A DialCode and an Input under one label.'),
} satisfies Record<string, ComponentDefinition>;
