/** Components that hold a value. */
import {
  addons,
  appearance,
  autofill,
  choice,
  common,
  flag,
  list,
  number,
  placeholder,
  range,
  size,
  text,
} from './props';
import { UPLOAD_LIMITS } from '../validation/uploads';
import type { ComponentDefinition } from './types';

const control = { ...common, ...size, ...appearance };
const line = {
  ...control,
  ...placeholder,
  ...addons,
  ...autofill,
  allowClear: flag('Whether the text can be removed.'),
};
const picker = choice('What is picked.', 'date', 'week', 'month', 'quarter', 'year');
const day = {
  ...control,
  allowClear: flag('Whether the answer can be removed.'),
  format: { type: 'string', maxLength: 40, description: 'How the day is shown and stored, such as YYYY-MM-DD.' },
  picker,
  showTime: flag('Whether a time is picked too.'),
} as const;
const time = {
  ...control,
  allowClear: flag('Whether the answer can be removed.'),
  format: { type: 'string', maxLength: 40, description: 'How the time is shown and stored, such as HH:mm.' },
  minuteStep: number('The minutes between two choices.', 1, 60),
} as const;
const upload = {
  ...common,
  accept: {
    type: 'string',
    maxLength: 200,
    description:
      'What can be uploaded, such as image/* or .pdf, separated by commas; without it JPEG, PNG, WebP and PDF.',
  },
  maxCount: { type: 'integer', minimum: 1, maximum: UPLOAD_LIMITS.count, description: 'The greatest number of files.' },
  maxSize: number('The greatest size of a file in megabytes.', 0.1, UPLOAD_LIMITS.megabytes),
  multiple: flag('Whether more than one file can be chosen at once.'),
  listType: choice('How the files are shown.', 'text', 'picture', 'picture-card'),
  textContent: text('The text of the button.'),
} as const;
const choices = { ...common, direction: choice('How the options are arranged.', 'horizontal', 'vertical') };

/** Components of @formily/antd. */
export const formilyInputs = {
  Input: { kind: 'input', description: 'One line of text.', types: ['string'], props: line },
  'Input.TextArea': {
    kind: 'input',
    description: 'Multi-line text.',
    types: ['string'],
    props: {
      ...control,
      ...placeholder,
      ...autofill,
      rows: number('The number of lines.', 1, 40),
      showCount: flag('Whether the characters are counted.'),
      autoSize: flag('Whether the field grows with its text.'),
    },
  },
  Password: {
    kind: 'input',
    description: 'A secret text that is not shown.',
    types: ['string'],
    props: { ...control, ...placeholder, ...autofill, checkStrength: flag('Whether a bar shows how strong it is.') },
  },
  NumberPicker: {
    kind: 'input',
    description: 'A number, with its unit and decimals.',
    types: ['number', 'integer'],
    props: {
      ...control,
      ...placeholder,
      ...addons,
      ...autofill,
      precision: number('The number of decimals.', 0, 10),
      step: number('The change of one key press.', 0, 1_000_000),
      min: number('Where the arrow keys stop.', -1_000_000_000_000, 1_000_000_000_000),
      max: number('Where the arrow keys stop.', -1_000_000_000_000, 1_000_000_000_000),
      controls: flag('Whether the buttons for one more and one less are shown.'),
    },
  },
  Select: {
    kind: 'input',
    description: 'One or more of a list that opens.',
    types: ['string', 'number', 'integer', 'boolean', 'array'],
    options: 'required',
    props: {
      ...control,
      ...placeholder,
      ...list,
      mode: choice('Whether more than one option can be chosen.', 'multiple'),
    },
  },
  TreeSelect: {
    kind: 'input',
    description: 'One or more options of a tree.',
    types: ['string', 'number', 'array'],
    options: 'required',
    props: {
      ...control,
      ...placeholder,
      ...list,
      multiple: flag('Whether more than one option can be chosen.'),
      treeCheckable: flag('Whether each option has a box.'),
      treeDefaultExpandAll: flag('Whether the whole tree is open at first.'),
    },
  },
  Cascader: {
    kind: 'input',
    description: 'One option of a tree, level by level; the answer is its path.',
    types: ['array'],
    options: 'required',
    props: {
      ...control,
      ...placeholder,
      showSearch: flag('Whether the options can be searched.'),
      allowClear: flag('Whether the answer can be removed.'),
      changeOnSelect: flag('Whether an option with further levels is an answer.'),
    },
  },
  Radio: { kind: 'input', description: 'A single button: yes or nothing.', types: ['boolean'], props: common },
  'Radio.Group': {
    kind: 'input',
    description: 'One of a few options, all visible.',
    types: ['string', 'number', 'integer', 'boolean'],
    options: 'required',
    isGroup: true,
    props: {
      ...choices,
      optionType: choice('The look of the options.', 'default', 'button'),
      buttonStyle: choice('The look of buttons.', 'outline', 'solid'),
    },
  },
  Checkbox: {
    kind: 'input',
    description: 'A box to tick.',
    types: ['boolean'],
    props: { ...common, children: text('The text next to the box.') },
  },
  'Checkbox.Group': {
    kind: 'input',
    description: 'Multiple choice from a few options, all visible.',
    types: ['array'],
    options: 'required',
    isGroup: true,
    props: choices,
  },
  Switch: {
    kind: 'input',
    description: 'On or off.',
    types: ['boolean'],
    props: {
      ...common,
      size: choice('The size.', 'small', 'default'),
      checkedChildren: text('Within the switch while it is on.'),
      unCheckedChildren: text('Within the switch while it is off.'),
    },
  },
  DatePicker: {
    kind: 'input',
    description: 'A day, week, month or year.',
    types: ['string'],
    props: { ...day, ...placeholder },
  },
  'DatePicker.RangePicker': {
    kind: 'input',
    description: 'Two days, a beginning and an end; the answer is a list of both.',
    types: ['array'],
    isGroup: true,
    props: { ...day, placeholder: range },
  },
  TimePicker: { kind: 'input', description: 'A time of day.', types: ['string'], props: { ...time, ...placeholder } },
  'TimePicker.RangePicker': {
    kind: 'input',
    description: 'Two times of day; the answer is a list of both.',
    types: ['array'],
    isGroup: true,
    props: { ...time, placeholder: range },
  },
  Transfer: {
    kind: 'input',
    description: 'Multiple choice: options are moved from one list into another.',
    types: ['array'],
    options: 'required',
    isGroup: true,
    props: {
      ...common,
      showSearch: flag('Whether the options can be searched.'),
      oneWay: flag('Whether chosen options have a button to remove them.'),
      titles: {
        type: 'array',
        maxItems: 2,
        items: { text: true, description: 'The title of one list.' },
        description: 'The titles of both lists.',
      },
    },
  },
  SelectTable: {
    kind: 'input',
    description: 'One or more rows of a table; the answer is the key of each.',
    types: ['array', 'string'],
    options: 'required',
    isGroup: true,
    props: {
      ...common,
      mode: choice('Whether more than one row can be chosen.', 'multiple', 'single'),
      showSearch: flag('Whether the rows can be searched.'),
      primaryKey: { type: 'string', maxLength: 40, description: 'The property that identifies a row; key without it.' },
      bordered: flag('Whether the table has lines.'),
    },
  },
  Upload: {
    kind: 'input',
    description: 'Files; the answer is a list of references to them. Only in a form with a page of its own.',
    types: ['array'],
    isGroup: true,
    props: upload,
  },
  'Upload.Dragger': {
    kind: 'input',
    description: 'The same with an area onto which files are dragged.',
    types: ['array'],
    isGroup: true,
    props: upload,
  },
} as const satisfies Record<string, ComponentDefinition>;
