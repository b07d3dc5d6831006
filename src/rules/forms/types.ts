/**
 * The dialect of form files: Formily's JSON schema without code, plus languages and versions. These are the types of a
 * parsed form (`parseForm`): options are written out, and forms of the first dialect are upgraded.
 */
import type { PartialText } from '../locales';

/** A text of a form: localised, or a string that every language shows. */
export type Text = PartialText | string;

export type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

/** A literal value of a form file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Option {
  value: string | number | boolean;
  label: Text;
  disabled?: boolean;
  /** Options below this one, for a tree or a cascade. */
  children?: Option[];
  /** 1 to 5: the themed exhibition under which ChipGroups shows it. */
  theme?: number;
}

/** The keywords that limit a value. Bounds are inclusive unless their name says otherwise. */
export interface LimitKeywords {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  const?: Json;
}

/** One rule of `x-validator`; every keyword that it has must hold. */
export interface ValidatorRule extends LimitKeywords {
  format?: string;
  required?: boolean;
  /** Of a number, or of the length of a text. */
  min?: number;
  max?: number;
  /** The exact length of a text or list. */
  len?: number;
  whitespace?: boolean;
  enum?: readonly Json[];
  /** Shown instead of the rules' own message. */
  message?: Text;
}

export type Validator = string | ValidatorRule;

/** What a reaction sets. Values may be expressions. */
type ReactionState = Readonly<Record<string, Json>>;

export interface ReactionOutcome {
  state?: ReactionState;
  /** The same by keywords of the schema, such as `x-visible`. */
  schema?: ReactionState;
}

export interface Reaction {
  /** Paths of fields: `country`, or `.country` for a field of the same object or row. */
  dependencies?: readonly string[] | Readonly<Record<string, string>>;
  when?: string | boolean;
  fulfill?: ReactionOutcome;
  otherwise?: ReactionOutcome;
  /** The field that it changes instead of its own. */
  target?: string;
}

/** A rule across fields: the expression must hold as soon as all of its fields are answered. */
export interface FormRule {
  assert: string;
  message: Text;
  /** The fields that show the message; the first one gets the focus. */
  fields: readonly string[];
}

export type Display = 'visible' | 'hidden' | 'none';
export type Pattern = 'editable' | 'disabled' | 'readOnly' | 'readPretty';

/** Keywords of every node. */
interface NodeKeywords {
  title?: Text;
  description?: Text;
  'x-visible'?: boolean | string;
  'x-hidden'?: boolean | string;
  'x-display'?: Display | string;
  'x-disabled'?: boolean | string;
  'x-pattern'?: Pattern | string;
  'x-reactions'?: readonly Reaction[];
  'x-rules'?: readonly FormRule[];
  'x-component'?: string;
  'x-component-props'?: ComponentProps;
  'x-decorator'?: string;
  'x-decorator-props'?: Readonly<Record<string, Json>>;
  /** `source`: where the options come from (sources.ts). */
  'x-data'?: Readonly<Record<string, Json>>;
  properties?: Record<string, NodeSchema>;
}

/** Properties that the rules read; the others belong to the component alone. */
export interface ComponentProps {
  placeholder?: Text;
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
  text?: Text;
  readonly [key: string]: unknown;
}

export interface FieldSchema extends NodeKeywords, LimitKeywords {
  type: FieldType;
  required?: boolean;
  default?: Json;
  enum?: Option[];
  format?: string;
  items?: NodeSchema;
  'x-value'?: Json;
  'x-validator'?: Validator | readonly Validator[];
  'x-core'?: boolean;
  'x-virtual'?: boolean;
}

/** A node without a value of its own: a group, a layout, a button of an array. */
interface GroupSchema extends NodeKeywords {
  type: 'void';
  'x-content'?: Text;
}

export type NodeSchema = FieldSchema | GroupSchema;

/** A page of the form's own: `/{lang}/form/{formId}`. Every field of such a form is an answer. */
export interface FormPage {
  /** Instants with their offset, such as `2026-03-01T09:00+08:00`. */
  opens?: string;
  closes?: string;
  /** The number of submissions that are accepted in an edition. */
  capacity?: number;
  /** The e-mail field whose address gets a receipt. */
  receiptTo?: string;
  /** Shown with the reference number after sending. */
  thanks?: Text;
}

export interface FormDefinition {
  formId: string;
  version: number;
  title: Text;
  intro?: Text;
  /** The label of the submit button. */
  submit?: Text;
  /** The languages of the form; without it, all five. */
  languages?: readonly string[];
  page?: FormPage;
  /**
   * The form's own messages for issue ids and for the server's reasons (`visitor.emailExists`); otherwise those of
   * `src/rules/messages`.
   */
  messages?: Record<string, PartialText>;
  schema: {
    type: 'object';
    properties: Record<string, NodeSchema>;
    'x-rules'?: readonly FormRule[];
    'x-component'?: string;
    'x-component-props'?: ComponentProps;
  };
}

/** Whether a field holds a number, whole or not. */
export const isNumeric = ({ type }: Pick<FieldSchema, 'type'>): boolean => type === 'number' || type === 'integer';

/** An answer of a form: a field at its top level, without its groups. */
export interface FormField {
  name: string;
  schema: FieldSchema;
  /** Its JSON pointer in the file: `/schema/properties/company-group/properties/company`. */
  pointer: string;
  /** The expressions that decide whether it is shown: those of its groups, then its own, without braces. */
  conditions: string[];
}

/** Values by field name, as in the browser: core properties and answers together. */
export type FormValues = Readonly<Record<string, unknown>>;

/** An answer as it is submitted and stored: a value, a list, rows, or an object. */
export type AnswerValue = string | number | boolean | (string | number | boolean | AnswerRow)[] | AnswerRow;
interface AnswerRow {
  [name: string]: AnswerValue;
}

/** The id of a form, part of its address. */
export const FORM_ID = /^[a-z][a-z0-9-]{1,39}$/;
/** The name of a field, under which answers are stored. */
export const FIELD_NAME = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

/** Limits of the contract's open `answers` map. */
export const ANSWER_LIMITS = { keys: 200, textLength: 2000, items: 100, depth: 3 } as const;
