/** Components of the exhibition that hold a value. */
import { autofill, common, field, placeholder, text } from './props';
import type { ComponentDefinition } from './types';

export const ownInputs = {
  DateInput: {
    kind: 'input',
    description: "A day in the browser's own date field, which suits a birthday and a phone.",
    types: ['string'],
    props: { ...common, ...autofill },
  },
  CheckboxTiles: {
    kind: 'input',
    description: 'Multiple choice from a list, each option a tile.',
    types: ['array'],
    options: 'required',
    isGroup: true,
    props: common,
  },
  RadioTiles: {
    kind: 'input',
    description: 'One of a list, each a tile.',
    types: ['string', 'number', 'integer', 'boolean'],
    options: 'required',
    isGroup: true,
    props: common,
  },
  ChipGroups: {
    kind: 'input',
    description: 'Multiple choice under the five themes of the exhibition; each option needs a theme.',
    types: ['array'],
    options: 'required',
    isGroup: true,
    props: common,
  },
  CountrySelect: {
    kind: 'input',
    description: 'A country, stored as its two letters.',
    types: ['string'],
    props: { ...common, ...placeholder, ...autofill },
  },
  DialCode: {
    kind: 'input',
    description: "A country's dialling code; only the first field within a PhoneNumber.",
    types: ['string'],
    props: { ...common, ...placeholder, ...autofill, countryField: field('The country field that suggests a code.') },
  },
  RegionSelect: {
    kind: 'input',
    description: 'A province of China, or what lies under the region of parentField, stored as its id.',
    types: ['string'],
    props: {
      ...common,
      ...placeholder,
      ...autofill,
      parentField: field('The field of the parent region; without it, provinces are offered.'),
    },
  },
  EmailCode: {
    kind: 'input',
    description: 'The code that was sent to the address of emailField; virtual, it has a call of its own.',
    types: ['string'],
    props: {
      ...common,
      ...placeholder,
      ...autofill,
      emailField: field('The field with the address that gets the code.'),
    },
  },
  Consent: {
    kind: 'input',
    description: 'A box to tick before the form can be sent; the sentence is in x-component-props.text.',
    types: ['boolean'],
    props: { ...common, text: text('The sentence; its [bracketed] part links to the privacy page.') },
  },
} as const satisfies Record<string, ComponentDefinition>;
