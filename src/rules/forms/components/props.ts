/** Properties shared by components. They are data only: no functions, no references, no HTML. */
import type { PropSchema } from './types';

type Props = Readonly<Record<string, PropSchema>>;

const length = (description: string): PropSchema => ({
  anyOf: [
    { type: 'number', minimum: 0, maximum: 4000, description },
    { type: 'string', maxLength: 20, description },
  ],
  description,
});

const style: PropSchema = {
  type: 'object',
  description: 'Width and margins only; everything else comes from the design of the site.',
  properties: {
    width: length('The width, in pixels or as a CSS length.'),
    maxWidth: length('The greatest width.'),
    minWidth: length('The least width.'),
    marginTop: length('The distance above.'),
    marginBottom: length('The distance below.'),
  },
};

export const common: Props = { style };

export const text = (description: string): PropSchema => ({ text: true, description });
export const flag = (description: string): PropSchema => ({ type: 'boolean', description });
export const number = (description: string, minimum = 0, maximum = 1_000_000): PropSchema => ({
  type: 'number',
  minimum,
  maximum,
  description,
});
export const choice = (description: string, ...values: readonly string[]): PropSchema => ({
  enum: values,
  description,
});
export const field = (description: string): PropSchema => ({ type: 'string', field: true, description });

export const placeholder: Props = { placeholder: text('Shown while the field is empty; never instead of a title.') };

export const size: Props = { size: choice('The height of the control.', 'small', 'middle', 'large') };

export const addons: Props = {
  addonBefore: text('Before the input, such as a protocol.'),
  addonAfter: text('After the input, such as a unit.'),
  prefix: text('Within the input, before the value.'),
  suffix: text('Within the input, after the value.'),
};

export const autofill: Props = {
  autoComplete: {
    type: 'string',
    maxLength: 40,
    description: 'HTML autocomplete token, so that the browser can fill the field.',
  },
  inputMode: choice('The keyboard of a phone.', 'text', 'email', 'tel', 'url', 'numeric', 'decimal'),
};

export const appearance: Props = {
  bordered: flag('Whether the control has a border; true without it.'),
  variant: choice('The look of the control.', 'outlined', 'filled', 'borderless'),
};

export const list: Props = {
  showSearch: flag('Whether the options can be searched.'),
  allowClear: flag('Whether the answer can be removed.'),
  maxTagCount: number('How many answers are shown before they are counted.', 0, 100),
  listHeight: number('The height of the list in pixels.', 100, 1000),
};

export const range: PropSchema = {
  type: 'array',
  maxItems: 2,
  items: { text: true, description: 'The text of one end.' },
  description: 'The texts of both ends while they are empty.',
};
