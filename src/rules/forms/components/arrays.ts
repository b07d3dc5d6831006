/** Components for lists of rows, and their parts. */
import { choice, common, flag, number, text } from './props';
import type { ComponentDefinition } from './types';

const ARRAYS = ['ArrayItems', 'ArrayTable', 'ArrayTabs', 'ArrayCards', 'ArrayCollapse'] as const;

const array = (description: string, props: ComponentDefinition['props'] = {}): ComponentDefinition => ({
  kind: 'array',
  description,
  types: ['array'],
  isGroup: true,
  props: { ...common, ...props },
});

const part = (description: string, within: string, props: ComponentDefinition['props'] = {}): ComponentDefinition => ({
  kind: 'part',
  description,
  types: ['void', 'object', 'string', 'number', 'boolean'],
  within: [within],
  props: { ...common, ...props },
});

/** Parts that each kind of array has. */
const PARTS: Record<string, { description: string; props?: ComponentDefinition['props'] }> = {
  Addition: {
    description: 'The button that adds a row; its title is its text.',
    props: {
      title: text('The text of the button; without it the title of the node.'),
      method: choice('Where the row is added.', 'push', 'unshift'),
    },
  },
  Remove: { description: 'Removes the row.', props: { title: text('The text of the button.') } },
  MoveUp: { description: 'Moves the row up.', props: { title: text('The text of the button.') } },
  MoveDown: { description: 'Moves the row down.', props: { title: text('The text of the button.') } },
  Copy: { description: 'Copies the row.', props: { title: text('The text of the button.') } },
  Index: { description: 'The number of the row.' },
  SortHandle: { description: 'Drags the row; by keyboard use MoveUp and MoveDown.' },
};

const parts = Object.fromEntries(
  ARRAYS.filter((name) => name !== 'ArrayTabs').flatMap((name) =>
    Object.entries(PARTS).map(([suffix, { description, props }]) => [
      `${name}.${suffix}`,
      part(description, name, props),
    ]),
  ),
);

/** Components of @formily/antd. */
export const formilyArrays: Record<string, ComponentDefinition> = {
  ArrayItems: array('Rows one below the other.'),
  'ArrayItems.Item': {
    kind: 'layout',
    description: 'A frame around a row.',
    types: ['void', 'object'],
    props: { ...common, type: choice('The look of the frame.', 'card', 'divide') },
  },
  ArrayTable: array('A table: a row for each entry, a column for each field.', {
    bordered: flag('Whether the table has lines.'),
    size: choice('The height of a row.', 'small', 'middle', 'large'),
    pagination: {
      anyOf: [
        { type: 'boolean', description: 'Whether the rows are divided into pages.' },
        {
          type: 'object',
          description: 'How the rows are divided into pages.',
          properties: { pageSize: number('Rows per page.', 1, 100) },
        },
      ],
      description: 'Whether and how the rows are divided into pages.',
    },
    scroll: {
      type: 'object',
      description: 'Whether a wide table scrolls.',
      properties: {
        x: {
          anyOf: [
            { type: 'number', minimum: 0, maximum: 5000, description: 'A width in pixels.' },
            { type: 'string', maxLength: 20, description: 'A CSS length.' },
            { type: 'boolean', description: 'As wide as its columns.' },
          ],
          description: 'The width of the table.',
        },
      },
    },
  }),
  'ArrayTable.Column': part('A column; the fields in it are those of each row.', 'ArrayTable', {
    title: text('The heading; without it that of the node.'),
    width: number('The width in pixels.', 20, 2000),
    align: choice('How its content is aligned.', 'left', 'center', 'right'),
    fixed: choice('The side at which it stays while the table scrolls.', 'left', 'right'),
    dataIndex: { type: 'string', maxLength: 40, description: 'Ignored: fields have their own names.' },
    ellipsis: flag('Whether long content is shortened.'),
  }),
  ArrayTabs: array('A tab for each entry.'),
  ArrayCards: array('A card for each entry.', { title: text('The title of each card.') }),
  ArrayCollapse: array('A panel for each entry.', {
    accordion: flag('Whether only one panel is open.'),
    defaultOpenPanelCount: { type: 'integer', minimum: 0, maximum: 50, description: 'How many are open at first.' },
  }),
  'ArrayCollapse.CollapsePanel': {
    kind: 'layout',
    description: 'The panel of an entry.',
    types: ['void', 'object'],
    props: { ...common, header: text('The title of the panel.') },
  },
  'SelectTable.Column': part('A column of the table; its name is a property of the options.', 'SelectTable', {
    title: text('The heading; without it that of the node.'),
    width: {
      anyOf: [
        { type: 'number', minimum: 20, maximum: 2000, description: 'Pixels.' },
        { type: 'string', maxLength: 20, description: 'A share such as 40%.' },
      ],
      description: 'The width.',
    },
    align: choice('How its content is aligned.', 'left', 'center', 'right'),
  }),
  ...parts,
};
