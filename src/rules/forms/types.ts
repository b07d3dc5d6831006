/** Our dialect of Formily's JSON schema (docs: public/forms/README.md, closed by public/forms/meta.schema.json). */
import type { LocalisedText } from '../locales';

export const FIELD_COMPONENTS = [
  'Input',
  'TextArea',
  'Select',
  'CheckboxTiles',
  'RadioTiles',
  'ChipGroups',
  'CountrySelect',
  'DialCode',
  'RegionSelect',
  'EmailCode',
  'Consent',
] as const;
export const GROUP_COMPONENTS = ['Section', 'PhoneNumber'] as const;
export type FieldComponent = (typeof FIELD_COMPONENTS)[number];
export type GroupComponent = (typeof GROUP_COMPONENTS)[number];

export const FORMATS = [
  'email',
  'newsletterEmail',
  'mainlandMobile',
  'internationalMobile',
  'dialCode',
  'countryCode',
  'idCard',
  'digits',
  'boothNumber',
  'personName',
  'companyName',
  'website',
  'passport',
  'birthDate',
  'laterDate',
] as const;
export type Format = (typeof FORMATS)[number];

export interface Option {
  value: string;
  label: LocalisedText;
  /** 1 to 5: the themed exhibition under which ChipGroups shows it. */
  theme?: number;
}

export interface ComponentProps {
  placeholder?: LocalisedText;
  /** HTML autocomplete token, so that the browser can fill the field (WCAG 1.3.5). */
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
  rows?: number;
  /** EmailCode: the field with the address that gets the code. */
  emailField?: string;
  /** DialCode: the country field that suggests a code. */
  countryField?: string;
  /** RegionSelect: the field of the parent region; without it, provinces. */
  parentField?: string;
  /** Consent: the sentence; its [bracketed] part is the link to the privacy page. */
  text?: LocalisedText;
}

interface DecoratorProps {
  /** `half`: two fields share a row where both are `half`. `question`: the label is a large, numbered heading. */
  look?: 'field' | 'half' | 'question';
}

export interface FieldSchema {
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  title: LocalisedText;
  description?: LocalisedText;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  enum?: Option[];
  'x-core'?: boolean;
  'x-virtual'?: boolean;
  'x-visible'?: string;
  'x-validator'?: Format;
  'x-decorator': 'FormItem';
  'x-decorator-props'?: DecoratorProps;
  'x-component': FieldComponent;
  'x-component-props'?: ComponentProps;
}

export interface GroupSchema {
  type: 'void';
  title?: LocalisedText;
  description?: LocalisedText;
  'x-visible'?: string;
  'x-component': GroupComponent;
  properties: Record<string, NodeSchema>;
}

/** Whether a field holds a number, whole or not. */
export const isNumeric = ({ type }: Pick<FieldSchema, 'type'>): boolean => type === 'number' || type === 'integer';

export type NodeSchema = FieldSchema | GroupSchema;

export interface FormDefinition {
  formId: string;
  version: number;
  title: LocalisedText;
  intro?: LocalisedText;
  /** The label of the submit button. */
  submit?: LocalisedText;
  /**
   * The form's own messages for issue ids and for the server's reasons (`visitor.emailExists`); otherwise those of
   * `src/rules/messages`.
   */
  messages?: Record<string, LocalisedText>;
  schema: { type: 'object'; properties: Record<string, NodeSchema> };
}

/** A field of a form, without its groups. */
export interface FormField {
  name: string;
  schema: FieldSchema;
  /** Its JSON pointer in the file: `/schema/properties/company-group/properties/company`. */
  pointer: string;
  /** All must hold for the field to be shown: those of its groups, then its own. */
  conditions: string[];
}

/** Values by field name, as in the browser: core properties and answers together. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Limits of the contract's open `answers` map. */
export const ANSWER_LIMITS = { keys: 200, textLength: 2000, items: 100 } as const;
