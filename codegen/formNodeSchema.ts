/** The keywords of a node in form files, as JSON Schema: part of the meta-schema. */
import { COMPONENTS, DECORATORS } from '../src/rules/forms/components';
import { FORMATS } from '../src/rules/forms/validation/formats';
import { SOURCES } from '../src/rules/forms/sources';
import { STATE_KEYS, STATE_KEYWORDS } from '../src/rules/forms/logic';
import { ANSWER_LIMITS } from '../src/rules/forms/types';

export type Schema = Readonly<Record<string, unknown>>;

export const ref = (name: string, description?: string): Schema => ({
  $ref: `#/$defs/${name}`,
  ...(description !== undefined && { description }),
});

const integer = (description: string, minimum: number, maximum: number, example: number): Schema => ({
  type: 'integer',
  minimum,
  maximum,
  description,
  examples: [example],
});

const number = (description: string, example: number): Schema => ({ type: 'number', description, examples: [example] });

const described = (entries: readonly (readonly [string, string])[], description: string): Schema => ({
  description,
  enum: entries.map(([name]) => name),
  enumDescriptions: entries.map(([, text]) => text),
});

const TYPES = [
  ['string', 'A text, or the code of one option.'],
  ['number', 'A number.'],
  ['integer', 'A whole number.'],
  ['boolean', 'Ticked or not.'],
  ['array', 'The codes of chosen options, or rows.'],
  ['object', 'A group of values under one name.'],
  ['void', 'No value: a group, a layout, or a part of another component.'],
] as const;

const INVALID_VALUE = 'Without it the rules have their own message.';

const LIMITS: Schema = {
  minLength: integer('The least number of characters of a text.', 0, ANSWER_LIMITS.textLength, 2),
  maxLength: integer('The greatest number of characters; 2000 where it is absent.', 1, ANSWER_LIMITS.textLength, 200),
  pattern: {
    type: 'string',
    minLength: 1,
    maxLength: 100,
    description:
      'A regular expression that must occur in the text; ^ and $ stand for its ends. It must end in bounded time: no repeated groups, references or look-around, few repetitions.',
    examples: ['^[A-Z]{2}\\d{6}$'],
  },
  minimum: number('The smallest number.', 0),
  maximum: number('The greatest number.', 1000),
  exclusiveMinimum: number('A number that the answer must exceed.', 0),
  exclusiveMaximum: number('A number that the answer must not reach.', 100),
  multipleOf: {
    type: 'number',
    exclusiveMinimum: 0,
    description: 'The step, such as 0.01 for two decimals.',
    examples: [0.01],
  },
  minItems: integer('The least number of options or rows.', 0, ANSWER_LIMITS.items, 1),
  maxItems: integer('The greatest number of options or rows.', 1, ANSWER_LIMITS.items, 5),
  uniqueItems: { type: 'boolean', description: 'Whether equal entries are refused.' },
  const: { description: 'The only valid answer.' },
};

export const RULE: Schema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  description: 'A rule: every keyword in it must hold.',
  properties: {
    format: { type: 'string', description: 'A named format.', enum: Object.keys(FORMATS) },
    required: { type: 'boolean', description: 'Whether an answer is required.' },
    min: number('The smallest number, or the least length of a text.', 1),
    max: number('The greatest number, or the greatest length of a text.', 10),
    len: integer('The exact length of a text or list.', 0, ANSWER_LIMITS.textLength, 6),
    whitespace: { type: 'boolean', description: 'Whether a blank text is refused.' },
    ...LIMITS,
    enum: { type: 'array', minItems: 1, maxItems: 300, description: 'The valid answers.' },
    triggerType: {
      enum: ['onInput', 'onFocus', 'onBlur'],
      description: 'Accepted and ignored: a field is judged when it is left.',
    },
    message: ref('text', `The message. ${INVALID_VALUE}`),
  },
};

const outcome = (description: string): Schema => ({
  type: 'object',
  additionalProperties: false,
  description,
  properties: {
    state: {
      type: 'object',
      additionalProperties: false,
      description: 'By the names of Formily’s field state.',
      properties: Object.fromEntries(
        STATE_KEYS.map((key) => [key, { description: `Sets ${key}; a value or an expression {{ … }}.` }]),
      ),
    },
    schema: {
      type: 'object',
      additionalProperties: false,
      description: 'By the keywords of the schema.',
      properties: Object.fromEntries(
        Object.keys(STATE_KEYWORDS).map((key) => [key, { description: `Sets ${key}; a value or an expression.` }]),
      ),
    },
  },
});

export const REACTION: Schema = {
  type: 'object',
  additionalProperties: false,
  description: 'Changes the field, or the field `target`, as others are answered.',
  properties: {
    dependencies: {
      description: 'The fields it reads as $deps: by index, or by name. ".name" is a field of the same object or row.',
      type: ['array', 'object'],
      maxItems: 20,
      maxProperties: 20,
      items: { type: 'string', maxLength: 200 },
      additionalProperties: { type: 'string', maxLength: 200 },
    },
    when: { type: ['boolean', 'string'], maxLength: 520, description: 'The condition, an expression {{ … }}.' },
    fulfill: outcome('What applies while the condition is met.'),
    otherwise: outcome('What applies while it is not met.'),
    target: { type: 'string', maxLength: 200, description: 'The field that is changed instead of this one.' },
  },
};

export const FORM_RULES: Schema = {
  type: 'array',
  maxItems: 50,
  description: 'Rules across fields. A rule applies as soon as all of its fields are answered.',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['assert', 'message', 'fields'],
    properties: {
      assert: {
        type: 'string',
        maxLength: 520,
        description: 'The expression that must hold.',
        examples: ['{{ $values.endDate > $values.startDate }}'],
      },
      message: ref('text', 'What is wrong, and what to do.'),
      fields: {
        type: 'array',
        minItems: 1,
        maxItems: 10,
        items: { type: 'string', maxLength: 200 },
        description: 'The fields that show the message; the first one gets the focus.',
      },
    },
  },
};

const condition = (description: string): Schema => ({
  type: ['boolean', 'string'],
  maxLength: 520,
  description: `${description} True, false or an expression.`,
  examples: ["{{ $values.jobTitle == 'others' }}", "{{ includes($values.purposes, '1007') }}"],
});

export const OPTION: Schema = {
  type: ['object', 'string', 'number', 'boolean'],
  description: 'An option: its value, or value and label.',
  required: ['value', 'label'],
  properties: {
    value: {
      type: ['string', 'number', 'boolean'],
      maxLength: 80,
      description: 'The code that is stored. A code never gets another meaning.',
      examples: ['1001'],
    },
    label: ref('text', 'What visitors see.'),
    disabled: { type: 'boolean', description: 'Shown, but not to be chosen any more.' },
    children: { type: 'array', maxItems: 300, items: ref('option'), description: 'The options below it.' },
    theme: integer('The themed exhibition under which ChipGroups shows it.', 1, 5, 1),
  },
};

export const NODE_KEYWORDS: Schema = {
  type: described(TYPES, 'What is stored.'),
  name: { type: 'string', maxLength: 40, description: 'Accepted if it repeats the name of the property.' },
  title: ref('text', 'The label.'),
  description: ref('text', 'Help under the label: the reason for the question, or its format.'),
  required: { type: 'boolean', description: 'Whether it must be answered when it is shown.' },
  default: { description: 'The answer at first.' },
  ...LIMITS,
  format: described(
    Object.entries(FORMATS).map(([name, { description }]) => [name, description] as const),
    'A named format.',
  ),
  enum: { type: 'array', minItems: 1, maxItems: 300, items: ref('option'), description: 'The options, in order.' },
  items: { ...ref('node', 'The rows of an array: an object, a single value, or a layout around one.') },
  properties: ref('properties', 'What is within the node, by name and in order.'),
  'x-index': { type: 'number', description: 'The position among its neighbours.' },
  'x-core': {
    type: 'boolean',
    description: 'A built-in field (e-mail, name, company, …), known to the contract. All others are answers.',
  },
  'x-virtual': { type: 'boolean', description: 'Judged in the browser and never submitted: the e-mail code.' },
  'x-visible': condition('Whether the node is shown; a hidden one has no answer.'),
  'x-hidden': condition('Whether the node is hidden and keeps its answer.'),
  'x-display': {
    type: 'string',
    maxLength: 520,
    description: 'visible, hidden (keeps its answer), none, or an expression.',
    examples: ['none'],
  },
  'x-disabled': condition('Whether the field cannot be edited.'),
  'x-pattern': {
    type: 'string',
    maxLength: 520,
    description: 'editable, disabled, readOnly, readPretty (as text), or an expression.',
    examples: ['readPretty'],
  },
  'x-value': {
    description: 'The value, or an expression that computes it.',
    examples: ["{{ sum($values.orders, 'price') }}"],
  },
  'x-validator': {
    description: 'Formats and rules: a name, a rule, or a list of both.',
    type: ['string', 'object', 'array'],
    if: { type: 'string' },
    then: described(
      Object.entries(FORMATS).map(([name, { description }]) => [name, description] as const),
      'A named format.',
    ),
    else: {
      if: { type: 'array' },
      then: {
        maxItems: 20,
        items: { if: { type: 'string' }, then: { enum: Object.keys(FORMATS) }, else: ref('rule') },
      },
      else: ref('rule'),
    },
  },
  'x-reactions': {
    type: 'array',
    maxItems: 20,
    items: ref('reaction'),
    description: 'What changes as other fields are answered.',
  },
  'x-rules': ref('rules'),
  'x-decorator': described(
    DECORATORS.map(
      (name) => [name, name === 'FormItem' ? 'Label, help and error around the field.' : 'As in Formily.'] as const,
    ),
    'What is around the field.',
  ),
  'x-decorator-props': {
    type: 'object',
    additionalProperties: false,
    description: 'How the frame of the field looks.',
    properties: {
      look: {
        description: 'The look of label and frame.',
        enum: ['field', 'half', 'question'],
        enumDescriptions: [
          'A row of its own.',
          'Two fields share a row where both are half.',
          'The label is a large, numbered heading.',
        ],
      },
      gridSpan: integer('How many columns of a FormGrid it covers.', 1, 12, 2),
      tooltip: ref('text', 'Accepted and shown as help.'),
      addonBefore: ref('text', 'Accepted and ignored; use the property of the component.'),
      addonAfter: ref('text', 'Accepted and ignored; use the property of the component.'),
      asterisk: { type: 'boolean', description: 'Accepted and ignored: optional fields are marked.' },
      feedbackLayout: { type: 'string', maxLength: 20, description: 'Accepted and ignored.' },
      labelCol: { type: 'number', description: 'Accepted and ignored.' },
      wrapperCol: { type: 'number', description: 'Accepted and ignored.' },
      colon: { type: 'boolean', description: 'Accepted and ignored.' },
      style: { type: 'object', description: 'Accepted and ignored.' },
    },
  },
  'x-component': described(
    Object.entries(COMPONENTS).map(([name, { description }]) => [name, description] as const),
    'What the visitor sees and uses.',
  ),
  'x-component-props': { type: 'object', description: 'The properties of the component: data only.' },
  'x-content': ref('text', 'The text of a layout.'),
  'x-data': {
    type: 'object',
    description: 'Where the options come from, instead of enum; other data has no effect.',
    properties: { source: described(Object.entries(SOURCES), 'The source of the options.') },
    examples: [{ source: 'halls' }],
  },
};
